import type { NameBudget } from "./name-budget.ts";
import { isTypedWhole } from "./typed-whole.ts";

export interface NamingMatch {
  id: number;
  name: string;
  tablemates: readonly { id: number }[];
}

interface Part<Match> {
  matches: readonly Match[];
  ids: readonly number[];
}

/** The possible parts of an answer, created once so that what is sent can be cached for each. */
export interface Narrowings<Match> {
  whole: Part<Match>;
  withoutTablemates: Part<Match>;
  /** Guests whom the caller knows by name. */
  known: Part<Match>;
  knownWithoutTablemates: Part<Match>;
}

/** Budgets that pay for an answer. */
export interface Budgets {
  address: NameBudget;
  caller: NameBudget;
  /** Whether the address searches unusually: then knowing one name does not reveal the tablemates. */
  isUnusual: boolean;
}

function partOf<Match extends NamingMatch>(matches: readonly Match[]): Part<Match> {
  return { matches, ids: matches.flatMap(({ id, tablemates }) => [id, ...tablemates.map((mate) => mate.id)]) };
}

const withoutTablemates = <Match extends NamingMatch>(match: Match): Match => ({ ...match, tablemates: [] });

export function narrow<Match extends NamingMatch>(matches: readonly Match[], query: string): Narrowings<Match> {
  const known = matches.filter(({ name }) => isTypedWhole(query, name));
  return {
    whole: partOf(matches),
    withoutTablemates: partOf(matches.map(withoutTablemates)),
    known: known.length === matches.length ? partOf(matches) : partOf(known),
    knownWithoutTablemates: partOf(known.map(withoutTablemates)),
  };
}

/** Reveals what the budgets allow: typed names and their tables free, the rest all or nothing. Records the names. */
export function tell<Match extends NamingMatch>(answer: Narrowings<Match>, budgets: Budgets): readonly Match[] {
  const both = [budgets.address, budgets.caller];
  giveKnown(answer, budgets);
  for (const part of [answer.whole, answer.withoutTablemates, answer.known]) {
    if (!both.every((budget) => budget.allows(part.ids))) continue;
    for (const budget of both) budget.tell(part.ids);
    return part.matches;
  }
  for (const budget of both) budget.give(answer.knownWithoutTablemates.ids);
  return answer.knownWithoutTablemates.matches;
}

/** The part that was revealed before, so that a change of the list removes nobody from a screen. */
export function revealAgain<Match extends NamingMatch>(answer: Narrowings<Match>, budgets: Budgets): readonly Match[] {
  const both = [budgets.address, budgets.caller];
  const isTold = (id: number) => both.every((budget) => budget.hasRevealed([id]));
  return answer.whole.matches
    .filter(({ id }) => isTold(id))
    .map((match) => ({ ...match, tablemates: match.tablemates.filter(({ id }) => isTold(id)) }));
}

/** All of a table if the budgets allow it, otherwise the guests who were shown before. */
export function revealTable<Guest extends { id: number }>(
  guests: readonly Guest[],
  { address, caller }: Budgets,
): readonly Guest[] {
  const both = [address, caller];
  const ids = guests.map(({ id }) => id);
  if (!both.every((budget) => budget.allows(ids))) {
    return guests.filter(({ id }) => both.every((budget) => budget.hasRevealed([id])));
  }
  for (const budget of both) budget.tell(ids);
  return guests;
}

function giveKnown<Match extends NamingMatch>(
  answer: Narrowings<Match>,
  { address, caller, isUnusual }: Budgets,
): void {
  const { known, knownWithoutTablemates } = answer;
  for (const [i, match] of known.matches.entries()) {
    const bare = knownWithoutTablemates.matches[i];
    if (!bare || address.hasRevealed([match.id])) continue;
    const { ids } = partOf([isUnusual ? bare : match]);
    address.give(ids);
    caller.give(ids);
  }
}
