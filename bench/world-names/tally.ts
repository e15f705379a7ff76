import type { Search } from "../search/engines.ts";

/** What became of the queries of one kind. */
export interface Tally {
  asked: number;
  greeted: number;
  /** Greeted, or among the first three of the answer. */
  offered: number;
  greetedAsSomebodyElse: number;
}

/** Who is not on the list. */
export interface StrangerTally {
  asked: number;
  greeted: number;
  offered: number;
}

export type Outcome = "greeted" | "offered" | "missed" | "somebody else";

const counted = 3;

interface Answered {
  outcome: Outcome;
  /** The place that is greeted or offered first. */
  first?: number;
}

/** `meant`: a place in the list of `names`. */
export async function ask(search: Search, names: readonly string[], query: string, meant: number): Promise<Answered> {
  const { places, isCertain = false, suggestions = [] } = await search(query, counted);
  const [first] = places;
  if (isCertain) return { outcome: first === meant ? "greeted" : "somebody else", first };
  const offered = [...places.map((place) => names[place]), ...suggestions].slice(0, counted);
  return { outcome: offered.includes(names[meant]) ? "offered" : "missed", first };
}

export async function askAsStranger(search: Search, query: string): Promise<Answered> {
  const { places, isCertain = false, suggestions = [] } = await search(query, counted);
  const [first] = places;
  if (isCertain) return { outcome: "greeted", first };
  return { outcome: places.length + suggestions.length > 0 ? "offered" : "missed", first };
}

export function countOutcomes(outcomes: readonly Outcome[]): Tally {
  const count = (outcome: Outcome) => outcomes.filter((one) => one === outcome).length;
  const greeted = count("greeted");
  return {
    asked: outcomes.length,
    greeted,
    offered: greeted + count("offered"),
    greetedAsSomebodyElse: count("somebody else"),
  };
}

export const percent = (part: number, all: number): string => (all === 0 ? "–" : ((100 * part) / all).toFixed(1));
