import type { NameBudget } from "./name-budget.ts";
import { isTypedWhole } from "./typed-whole.ts";

/** A match, and the guests that it names. */
export interface NamingMatch {
  id: number;
  name: string;
  tablemates: readonly { id: number }[];
}

/** A part of an answer, and the guests that it names. */
interface Part<Match> {
  matches: readonly Match[];
  ids: readonly number[];
}

/** The possible parts of an answer. They are created once, so that what is sent can be cached for each. */
export interface Narrowings<Match> {
  whole: Part<Match>;
  withoutTablemates: Part<Match>;
  /** Guests whom the caller knows by name. */
  known: Part<Match>;
  knownWithoutTablemates: Part<Match>;
}

/** Budgets that pay for an answer. */
export interface Budgets {
  /** The budget of everybody behind the address. */
  address: NameBudget;
  /** The caller's budget. */
  caller: NameBudget;
  /** Whether the address is searching unusually: then knowing one name does not reveal the tablemates. */
  isUnusual: boolean;
}

function partOf<Match extends NamingMatch>(matches: readonly Match[]): Part<Match> {
  return { matches, ids: matches.flatMap(({ id, tablemates }) => [id, ...tablemates.map((mate) => mate.id)]) };
}

const withoutTablemates = <Match extends NamingMatch>(match: Match): Match => ({ ...match, tablemates: [] });

/** The possible parts of an answer, from the matches of a query. */
export function narrow<Match extends NamingMatch>(matches: readonly Match[], query: string): Narrowings<Match> {
  const known = matches.filter(({ name }) => isTypedWhole(query, name));
  return {
    whole: partOf(matches),
    withoutTablemates: partOf(matches.map(withoutTablemates)),
    known: known.length === matches.length ? partOf(matches) : partOf(known),
    knownWithoutTablemates: partOf(known.map(withoutTablemates)),
  };
}

/**
 * Reveals as much of an answer as the budgets allow, and records the names. A guest who has not been shown before and is
 * typed in full costs nothing, with everybody at their table: the caller knows them. The rest is all or nothing, because
 * some of the matches without the others could greet the wrong guest.
 *
 * @returns one of the parts' matches
 */
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

/** The part of an answer that was revealed before, so that a change of the list removes nobody from a screen. */
export function revealAgain<Match extends NamingMatch>(answer: Narrowings<Match>, budgets: Budgets): readonly Match[] {
  const both = [budgets.address, budgets.caller];
  const isTold = (id: number) => both.every((budget) => budget.hasRevealed([id]));
  return answer.whole.matches
    .filter(({ id }) => isTold(id))
    .map((match) => ({ ...match, tablemates: match.tablemates.filter(({ id }) => isTold(id)) }));
}

/** As much of a table as the budgets allow: all of it, or the guests who were shown before. */
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
