import { LRUCache } from "lru-cache";

const minuteMs = 60_000;
/** Minutes after which a spent budget is full again. */
const minutesToRefill = 30;
/** A budget that has revealed more names than this forgets them and counts them again. */
const maxRemembered = 5_000;
/** Each network usually takes a few kilobytes. */
const maxNetworks = 5_000;
const maxPhones = 20_000;
/** New phones of a network that are distinguished in ten minutes; the rest count as one. */
const maxNewPhones = 1_000;
/** Searches in vain in ten minutes, though the names are used up. Allows for typos, and for people at the wrong venue. */
export const maxInVain = 200;
/** Nobody needs more to find a guest. */
const inVainPerGuest = 10;
/** The period for which new phones and searches in vain are counted. */
export const windowMinutes = 10;

/** Names a caller may see without typing them; seen ones stay free. The answer that overspends is still sent. */
export class NameBudget {
  readonly #size: number;
  readonly #told = new Set<number>();
  #left: number;
  #refilledAt: number;

  /** `size` in names; a thirtieth of them is refilled each minute. `now` in milliseconds. */
  constructor(size: number, now: number) {
    this.#size = size;
    this.#left = size;
    this.#refilledAt = now;
  }

  /** Refills up to a time in milliseconds; nothing is refilled while it rests. */
  refill(now: number, isResting = false): void {
    const minutes = isResting ? 0 : Math.max(0, now - this.#refilledAt) / minuteMs;
    this.#left = Math.min(this.#size, this.#left + (minutes * this.#size) / minutesToRefill);
    this.#refilledAt = now;
  }

  get isSpent(): boolean {
    return this.#left < 1;
  }

  hasRevealed(ids: readonly number[]): boolean {
    return ids.every((id) => this.#told.has(id));
  }

  allows(ids: readonly number[]): boolean {
    return !this.isSpent || this.hasRevealed(ids);
  }

  /** Reveals names at the budget's expense. Debt never exceeds the budget. */
  tell(ids: readonly number[]): void {
    const before = this.#told.size;
    this.give(ids);
    this.#left = Math.max(-this.#size, this.#left - Math.max(0, this.#told.size - before));
  }

  give(ids: readonly number[]): void {
    if (this.#told.size > maxRemembered) this.#told.clear();
    for (const id of ids) this.#told.add(id);
  }
}

/** What is left of a number, which is full again after each window. */
class WindowCount {
  readonly #size: number;
  #since = 0;
  left: number;

  constructor(size: number) {
    this.#size = size;
    this.left = size;
  }

  refill(now: number): void {
    // A clock set back would otherwise make the window last for ever.
    if (now >= this.#since && now - this.#since < windowMinutes * minuteMs) return;
    this.#since = now;
    this.left = this.#size;
  }
}

interface Network {
  budget: NameBudget;
  newPhones: WindowCount;
  inVain: WindowCount;
  found: Set<number>;
}

/** Who pays for an answer: both must be able to. */
export interface Payers {
  network: Network;
  phone: NameBudget;
  /** Whether the network searches in vain more than any crowd. Then nothing is refilled, and a name reveals no table. */
  isUnusual: boolean;
}

// Date instead of the monotonic clock, because everything else is counted by it. By then, all is full again.
const remembered = { ttl: 60 * minuteMs, updateAgeOnGet: true, perf: Date };

/** The budgets of the most recent callers. */
export class NameBudgets {
  readonly #networks = new LRUCache<string, Network>({ max: maxNetworks, ...remembered });
  readonly #phones = new LRUCache<string, NameBudget>({ max: maxPhones, ...remembered });
  readonly #size: number;

  constructor(size: number) {
    this.#size = size;
  }

  /** `key` identifies the event and the network. Phones without a note (undefined) share one budget. */
  payersFor(key: string, phone: string | undefined, now: number): Payers {
    const network = this.#networkOf(key, now);
    network.inVain.refill(now);
    const isUnusual = network.inVain.left < 0;
    const payers = { network, phone: this.#phoneOf(network, key, phone, now), isUnusual };
    for (const budget of budgetsOf(payers)) budget.refill(now, isUnusual);
    return payers;
  }

  #networkOf(key: string, now: number): Network {
    const known = this.#networks.get(key);
    if (known) return known;
    const budget = new NameBudget(this.#size, now);
    const counts = { newPhones: new WindowCount(maxNewPhones), inVain: new WindowCount(maxInVain) };
    const network = { budget, ...counts, found: new Set<number>() };
    this.#networks.set(key, network);
    return network;
  }

  #phoneOf(network: Network, key: string, phone: string | undefined, now: number): NameBudget {
    const known = this.#phones.get(`${key} ${phone ?? ""}`);
    if (known) return known;
    network.newPhones.refill(now);
    if (phone !== undefined && network.newPhones.left < 1) return this.#phoneOf(network, key, undefined, now);
    if (phone !== undefined) network.newPhones.left -= 1;
    const budget = new NameBudget(this.#size, now);
    this.#phones.set(`${key} ${phone ?? ""}`, budget);
    return budget;
  }
}

const budgetsOf = ({ network, phone }: Payers) => [network.budget, phone] as const;

export interface NamingMatch {
  id: number;
  name: string;
  tablemates: readonly { id: number }[];
}

const namesIn = (matches: readonly NamingMatch[]) =>
  matches.flatMap(({ id, tablemates }) => [id, ...tablemates.map((mate) => mate.id)]);

const withoutTablemates = <Match extends NamingMatch>(match: Match): Match => ({ ...match, tablemates: [] });

/** Reveals what the budgets allow: guests who are typed whole with their tables free, the rest all or nothing. */
export function tell<Match extends NamingMatch>(
  matches: readonly Match[],
  typedWhole: ReadonlySet<number>,
  payers: Payers,
): readonly Match[] {
  const budgets = budgetsOf(payers);
  const known = matches.filter(({ id }) => typedWhole.has(id));
  for (const match of known) {
    if (payers.network.budget.hasRevealed([match.id])) continue;
    for (const budget of budgets) budget.give(namesIn([payers.isUnusual ? withoutTablemates(match) : match]));
  }
  for (const makePart of [() => matches, () => matches.map(withoutTablemates), () => known]) {
    const part = makePart();
    const names = namesIn(part);
    if (!budgets.every((budget) => budget.allows(names))) continue;
    for (const budget of budgets) budget.tell(names);
    return part;
  }
  const bare = known.map(withoutTablemates);
  for (const budget of budgets) budget.give(namesIn(bare));
  return bare;
}

/** The part that was revealed before, so that a change of the list removes nobody from a screen. */
export function revealAgain<Match extends NamingMatch>(matches: readonly Match[], payers: Payers): readonly Match[] {
  const isTold = ({ id }: { id: number }) => budgetsOf(payers).every((budget) => budget.hasRevealed([id]));
  return matches.filter(isTold).map((match) => ({ ...match, tablemates: match.tablemates.filter(isTold) }));
}

/** All of a table if the budgets allow it, otherwise the guests who were shown before. */
export function revealTable<Guest extends { id: number }>(guests: readonly Guest[], payers: Payers): readonly Guest[] {
  const budgets = budgetsOf(payers);
  const ids = guests.map(({ id }) => id);
  if (!budgets.every((budget) => budget.allows(ids))) {
    return guests.filter(({ id }) => budgets.every((budget) => budget.hasRevealed([id])));
  }
  for (const budget of budgets) budget.tell(ids);
  return guests;
}

/** Counts an answer by its best match, if there is one. Returns whether to report the network, once in ten minutes. */
export function countAnswer(payers: Payers, best: number | undefined): boolean {
  const { inVain, found } = payers.network;
  if (best !== undefined && !found.has(best)) inVain.left = Math.min(maxInVain, inVain.left + inVainPerGuest);
  if (best !== undefined) found.add(best);
  // Within the budgets nobody has gone too far, whatever they type.
  if (best !== undefined || !budgetsOf(payers).some((budget) => budget.isSpent)) return false;
  inVain.left -= 1;
  return inVain.left === -1;
}
