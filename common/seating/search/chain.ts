import { Annealer } from "./annealer.ts";
import { firstPlan } from "./first-plan.ts";
import { PlanState } from "./plan-state.ts";
import type { Random } from "./random.ts";
import { assignmentOf, type SearchModel } from "./search-model.ts";

/** In simple proposals. */
const sliceWork = 40_000;
const stepsOfSlice = 8;
/** Longer coolings find better plans up to this work. */
const workPerUnit = 30_000;
/** The first cooling is this part of the longest ones. */
const firstPart = 1 / 16;
/** Where it is hard to keep the rules, short coolings do not. */
const firstPartOfRules = 1 / 4;
/** What is left of a search is one cooling, if it is shorter than this part of the longest ones. */
const lastPart = 0.75;

/** Shares of worsening proposals made at the highest and lowest temperature. */
const hotShare = 0.2;
const coldShare = 0.001;
/** Start of later coolings between the two, on a logarithmic scale, so that some forget more than others. */
const reheats = [0.6, 0.4, 1, 0.3];

/** In usual gains: makes gains that break a rule rare. */
const gainsOfPenalty = 2;
/** Every other cooling begins with this part of the penalty: one guest too many can go from table to table until all fit. */
const lowPart = 0.1;
const maxPenaltyRaises = 1000;
const penaltyStep = 1.25;
const stuckStep = 2;
/** The penalty stays while the share of clean plans is between these. */
const minClean = 0.05;
const maxClean = 0.6;
/** Fewer plans reveal nothing about the penalty, unless all break rules. */
const minAccepted = 50;

/** Successive coolings of one model, which depend on nothing but the model and the random numbers. */
export class Chain {
  private readonly state: PlanState;
  private readonly annealer: Annealer;
  private readonly minPenalty: number;
  private readonly firstPart: number;
  private penalty: number;
  private leastPenalty: number;
  private reported = 0;
  private coolings = 0;
  private range: { readonly hot: number; readonly cold: number } | null = null;

  constructor(
    private readonly model: SearchModel,
    private readonly random: Random,
    smallest: number,
    /** Whether there are no wishes: then raising the penalty would only lower the temperature. */
    private readonly isOfRules = false,
  ) {
    this.state = new PlanState(model);
    this.annealer = new Annealer(this.state, random, smallest);
    this.minPenalty = gainsOfPenalty * usualGain(model);
    this.penalty = this.minPenalty;
    this.leastPenalty = this.minPenalty;
    this.firstPart = isOfRules ? firstPartOfRules : firstPart;
  }

  begin(start: readonly (number | null)[] = []): void {
    this.annealer.begin(firstPlan(this.model, this.random, start), this.penalty);
  }

  bestAssignment(): number[] {
    return assignmentOf(this.model, this.annealer.bestTables);
  }

  /** Whether the best plan changed since the last call. */
  hasNews(): boolean {
    const { improvements } = this.annealer;
    const isNew = improvements !== this.reported;
    this.reported = improvements;
    return isNew;
  }

  /** Cools down once, in slices; the first time from the highest temperature. `left`: how many slices are left to do so. */
  *cool(left: () => number): Generator<void> {
    if (!this.range) {
      this.range = this.measureRange();
      yield;
    }
    const { hot, cold } = this.range;
    const place = this.coolings++;
    this.lowerPenalty(place % 2 === 1 && !this.isOfRules);
    const height = place === 0 ? 1 : (reheats[(place - 1) % reheats.length] ?? 1);
    const longest = (workPerUnit * this.model.units.length) / sliceWork;
    const atFirst = left();
    const isLast = atFirst < lastPart * longest;
    const slices = isLast
      ? Math.max(1, atFirst)
      : Math.ceil(longest * Math.min(1, this.firstPart * timesFirst(place + 1)));
    for (let done = 0; done < 1; done = isLast ? Math.max(done + 1 / slices, 1 - left() / slices) : done + 1 / slices) {
      this.annealer.accepted = 0;
      this.annealer.clean = 0;
      for (let step = 0; step < stepsOfSlice; step++) {
        const rest = Math.max(0, 1 - done - step / stepsOfSlice / slices);
        this.annealer.temperature = cold * (hot / cold) ** (height * rest);
        this.annealer.run(sliceWork / stepsOfSlice);
      }
      this.annealer.shareWork();
      if (!this.isOfRules) this.adaptPenalty();
      yield;
    }
  }

  private measureRange(): { hot: number; cold: number } {
    const { annealer } = this;
    annealer.temperature = 0;
    annealer.run(Math.max(sliceWork / 2, 20 * this.model.units.length));
    const losses = annealer.sampleLosses(sliceWork / 4);
    return { hot: temperatureFor(losses, hotShare), cold: temperatureFor(losses, coldShare) };
  }

  private lowerPenalty(isLow: boolean): void {
    const least = this.minPenalty * (isLow ? lowPart : 1);
    const next = (this.penalty * least) / this.leastPenalty;
    this.leastPenalty = least;
    this.setPenalty(next);
  }

  private adaptPenalty(): void {
    const { accepted, clean } = this.annealer;
    const isStuck = clean === 0 && this.state.violations > 0;
    if (accepted < minAccepted && !isStuck) return;
    let next = this.penalty;
    if (isStuck) next *= stuckStep;
    else if (clean < minClean * accepted) next *= penaltyStep;
    else if (clean > maxClean * accepted) next /= penaltyStep;
    this.setPenalty(next);
  }

  private setPenalty(wanted: number): void {
    const next = Math.min(Math.max(wanted, this.leastPenalty), this.minPenalty * maxPenaltyRaises);
    if (next === this.penalty) return;
    this.penalty = next;
    this.annealer.begin(this.state.tableOf.slice(), next);
  }
}

/** 1, 1, 2, 1, 1, 2, 4, 1 and so on: as much time for coolings of each length, as none is best for all (Luby et al., 1993). */
function timesFirst(number: number): number {
  const half = 2 ** Math.floor(Math.log2(number));
  return number === 2 * half - 1 ? half : timesFirst(number - half + 1);
}

function usualGain({ weights, capacities, units }: SearchModel): number {
  const seats = Math.max(...capacities);
  const gains = units.map((_, unit) => {
    const row = weights.values.slice(weights.starts[unit], weights.starts[unit + 1]).sort();
    return row.slice(-seats).reduce((sum, value) => sum + Math.max(0, value), 0);
  });
  return gains.sort((first, second) => first - second)[gains.length >> 1] || 1;
}

/** The temperature at which `share` (0 to 1) of the worsening proposals, with losses above 0, are accepted. */
function temperatureFor(losses: readonly number[], share: number): number {
  if (losses.length === 0) return 1;
  const most = losses.reduce((worst, loss) => Math.max(worst, loss), 0);
  let low = most * 1e-9;
  let high = most * 1e3;
  for (let round = 0; round < 50; round++) {
    const middle = Math.sqrt(low * high);
    const made = losses.reduce((sum, loss) => sum + Math.exp(-loss / middle), 0);
    if (made < share * losses.length) low = middle;
    else high = middle;
  }
  return low;
}
