import { Random } from "../search/random.ts";

const stepsPerGuest = 4000;
const minSteps = 20_000;
const maxSteps = 400_000;

/** Of weights: a wish of medium priority is 4. */
const firstTemperature = 6;
const lastTemperature = 0.1;

/**
 * The guest on each chair in a good order: simulated annealing over exchanges, half of which bring a guest beside one
 * whom they belong to. The same problem gives the same order, after a number of steps that only its size decides.
 */
export function localChairs(problem: ChairProblem): Int32Array {
  return new Exchanges(problem).anneal();
}

class Exchanges {
  readonly #problem: ChairProblem;
  readonly #random = new Random(1);
  readonly #guestOn: Int32Array;
  readonly #chairOf: Int32Array;
  /** Guests who may move. */
  readonly #movable: readonly number[];
  /** By guest: whom they would like beside them. */
  readonly #friends: readonly (readonly number[])[];
  /** By chair: those next to it or across from it. */
  readonly #near: readonly (readonly number[])[];
  /** By pair of chairs, once it was needed. */
  readonly #nearPair: (readonly number[])[] = [];
  #value = 0;

  constructor(problem: ChairProblem) {
    const { size, fixed, beside, isBeside, isAcross } = problem;
    const others = [...Array(size).keys()];
    this.#problem = problem;
    this.#guestOn = firstOrder(problem);
    this.#chairOf = new Int32Array(size);
    for (const [chair, guest] of this.#guestOn.entries()) this.#chairOf[guest] = chair;
    this.#movable = others.filter((guest) => fixed[guest] === -1);
    this.#friends = others.map((guest) => others.filter((other) => (beside[guest * size + other] ?? 0) > 0));
    this.#near = others.map((chair) =>
      others.filter((other) => isBeside[chair * size + other] || isAcross[chair * size + other]),
    );
  }

  anneal(): Int32Array {
    const count = this.#movable.length;
    let best = this.#guestOn.slice();
    if (count < 2) return best;
    let bestValue = 0;
    const steps = Math.min(maxSteps, Math.max(minSteps, count * stepsPerGuest));
    const cooling = (lastTemperature / firstTemperature) ** (1 / steps);
    let temperature = firstTemperature;
    for (let step = 0; step < steps; step++) {
      temperature *= cooling;
      this.#tryExchange(temperature);
      if (this.#value <= bestValue + 1e-9) continue;
      bestValue = this.#value;
      best = this.#guestOn.slice();
    }
    return best;
  }

  #tryExchange(temperature: number): void {
    const chair = this.#chairOf[this.#oneOf(this.#movable)] ?? 0;
    const other = this.#random.below(2) === 0 ? this.#chairNearFriend(chair) : this.#anyChair();
    if (other === chair || this.#isFixed(other)) return;
    const before = this.#around(chair, other);
    this.#exchange(chair, other);
    const gain = this.#around(chair, other) - before;
    if (gain >= 0 || this.#random.fraction() < Math.exp(gain / temperature)) this.#value += gain;
    else this.#exchange(chair, other);
  }

  #chairNearFriend(chair: number): number {
    const friends = this.#friends[this.#guestOn[chair] ?? 0] ?? [];
    if (friends.length === 0) return this.#anyChair();
    const near = this.#near[this.#chairOf[this.#oneOf(friends)] ?? 0] ?? [];
    return near.length === 0 ? chair : this.#oneOf(near);
  }

  #anyChair(): number {
    return this.#chairOf[this.#oneOf(this.#movable)] ?? 0;
  }

  #oneOf(list: readonly number[]): number {
    return list[this.#random.below(list.length)] ?? 0;
  }

  #isFixed(chair: number): boolean {
    return this.#problem.fixed[this.#guestOn[chair] ?? 0] !== -1;
  }

  #exchange(chair: number, other: number): void {
    const [guest, second] = [this.#guestOn[chair] ?? 0, this.#guestOn[other] ?? 0];
    this.#guestOn[chair] = second;
    this.#guestOn[other] = guest;
    this.#chairOf[second] = chair;
    this.#chairOf[guest] = other;
  }

  /** The part of the value that depends on who sits on two chairs. */
  #around(chair: number, other: number): number {
    let value = 0;
    for (const near of this.#nearEither(chair, other)) value += valueOfGuest(this.#problem, this.#guestOn, near);
    for (const near of this.#nearTo(chair)) value += valueOfPair(this.#problem, this.#guestOn, chair, near);
    for (const near of this.#nearTo(other)) {
      if (near !== chair) value += valueOfPair(this.#problem, this.#guestOn, other, near);
    }
    return value;
  }

  /** Two chairs and those near to them. */
  #nearEither(chair: number, other: number): readonly number[] {
    const key = chair * this.#problem.size + other;
    const known = this.#nearPair[key] ?? [...new Set([chair, other, ...this.#nearTo(chair), ...this.#nearTo(other)])];
    this.#nearPair[key] = known;
    return known;
  }

  #nearTo(chair: number): readonly number[] {
    return this.#near[chair] ?? [];
  }
}

/** Those with a chair on it, the others in order on the free ones. */
function firstOrder({ size, fixed }: ChairProblem): Int32Array {
  const guestOn = new Int32Array(size).fill(-1);
  for (const [guest, chair] of fixed.entries()) if (chair >= 0) guestOn[chair] = guest;
  const waiting = [...fixed.keys()].filter((guest) => fixed[guest] === -1)[Symbol.iterator]();
  return guestOn.map((guest) => (guest >= 0 ? guest : (waiting.next().value ?? 0)));
}

/** Guests of one table and as many chairs. Both are numbers from 0; the lists have an entry for each pair, by row. */
export interface ChairProblem {
  readonly size: number;
  /** What two guests next to each other are worth; symmetric. */
  readonly beside: Float64Array;
  /** What two guests across from each other are worth; symmetric. */
  readonly across: Float64Array;
  /** Guest by chair: what the guest is worth there. */
  readonly place: Float64Array;
  /** Guest by chair: the price if nobody who accompanies the guest sits beside them. */
  readonly lonely: Float64Array;
  /** Guest by guest: whether the second accompanies the first. */
  readonly accompanies: Uint8Array;
  /** The chair of each guest who has it already; -1 for the others. */
  readonly fixed: Int32Array;
  /** Chair by chair: whether they are next to each other. */
  readonly isBeside: Uint8Array;
  /** Chair by chair: whether they are across from each other. */
  readonly isAcross: Uint8Array;
}

/** What the guest on a chair is worth there, without the pairs they belong to. */
function valueOfGuest(problem: ChairProblem, guestOn: ArrayLike<number>, chair: number): number {
  const { size, place, lonely } = problem;
  const at = (guestOn[chair] ?? 0) * size + chair;
  const price = lonely[at] ?? 0;
  return (place[at] ?? 0) - (price !== 0 && isLonely(problem, guestOn, chair) ? price : 0);
}

function valueOfPair(
  { size, beside, across, isBeside, isAcross }: ChairProblem,
  guestOn: ArrayLike<number>,
  chair: number,
  other: number,
): number {
  const chairs = chair * size + other;
  const pair = (guestOn[chair] ?? 0) * size + (guestOn[other] ?? 0);
  return (isBeside[chairs] ? (beside[pair] ?? 0) : 0) + (isAcross[chairs] ? (across[pair] ?? 0) : 0);
}

function isLonely({ size, isBeside, accompanies }: ChairProblem, guestOn: ArrayLike<number>, chair: number): boolean {
  const guest = guestOn[chair] ?? 0;
  for (let other = 0; other < size; other++) {
    if (isBeside[chair * size + other] && accompanies[guest * size + (guestOn[other] ?? 0)]) return false;
  }
  return true;
}
