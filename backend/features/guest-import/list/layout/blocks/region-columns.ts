import { groupBy } from "../../../../../../common/lib/group-by.ts";
import { sureMeanings } from "../../words/column-words.ts";
import { isGroup } from "../../words/value-words.ts";
import { hasGivenName, isNameLike } from "../cells/cell-values.ts";
import type { FilledCell } from "./filled-cells.ts";
import type { Region, Regions } from "./regions.ts";

/** What the cells at one distance from the names of the tables are. */
export type RegionColumn = "name" | "seat" | "detail";

const minShare = 0.8;

/** The columns of all regions together, because they are drawn alike, by distance. Around names, there are guests alone. */
export function columnsOf({ side, regions }: Regions, asides: ReadonlySet<FilledCell>): Map<number, RegionColumn> {
  const all = side === "around" ? [] : regions;
  const found = all.flatMap(({ anchor, spots }) =>
    spots.flatMap((spot) => (asides.has(spot) ? [] : [{ text: spot.text, distance: spot.x - anchor.x }])),
  );
  const texts = [...groupBy(found, ({ distance }) => distance)].map(([distance, own]) => ({
    distance,
    own: own.map(({ text }) => text),
  }));
  const columns = new Map(texts.map(({ distance, own }) => [distance, columnFor(own)]));
  return [...columns.values()].includes("name") ? columns : new Map();
}

/** Meals and answers repeat, unlike names. */
function columnFor(texts: readonly string[]): RegionColumn {
  if (shareOf(texts, isSeat) >= minShare) return "seat";
  const distinct = new Set(texts.map((text) => text.toLowerCase())).size;
  const isVaried = distinct >= texts.length * 0.6 || shareOf(texts, hasGivenName) > 0.5;
  return shareOf(texts, isNameLike) >= 0.5 && isVaried ? "name" : "detail";
}

const shareOf = (texts: readonly string[], is: (text: string) => boolean) =>
  texts.filter(is).length / Math.max(1, texts.length);

/** "4", "4." or "a)". */
export function isSeat(text: string): boolean {
  return /^(?:\p{Nd}{1,3}|\p{L})[.)]?$/u.test(text);
}

/** Cells between a table's name and its guests that are the same, or of the same kind, in most regions. */
export function asidesOf(regions: readonly Region[]): Map<FilledCell, string> {
  const filled = regions.filter(({ spots }) => spots.length > 0);
  return new Map([...repeated(filled), ...subtitles(filled)].map((spot) => [spot, spot.text]));
}

/** "Name" and "Meal", or "Guests:", in each region. */
function repeated(regions: readonly Region[]): FilledCell[] {
  const placed = regions.flatMap(({ anchor, spots }) =>
    spots.flatMap((spot) => {
      const [down, right] = [spot.y - anchor.y, spot.x - anchor.x];
      const isTitle = Math.abs(down) <= 2 && spot.person < 1 && /\p{L}/u.test(spot.text);
      if (!isTitle || (!isMeant(spot) && right !== 0)) return [];
      return [{ spot, key: `${down}:${right}:${isMeant(spot) ? "" : spot.text.toLowerCase()}` }];
    }),
  );
  const groups = [...groupBy(placed, ({ key }) => key).values()].map((group) => group.map(({ spot }) => spot));
  const isRepeated = (spots: readonly FilledCell[]) =>
    spots.length >= 2 && spots.length >= regions.length * (spots.every(isMeant) ? 0.4 : 0.6);
  return groups.filter(isRepeated).flat();
}

/** "Name:" and "Meal", and no "Host: Anna Meier". */
function isMeant({ text }: FilledCell): boolean {
  return !/[:：]\s*\S/u.test(text) && sureMeanings(text).length > 0;
}

/** The first cells are hardly ever guests, and those below them are. */
function subtitles(regions: readonly Region[]): FilledCell[] {
  const firsts = regions.flatMap(({ spots: [first, second] }) =>
    first !== undefined && second !== undefined && first.y < second.y && !isNamedHost(first) ? [first] : [],
  );
  const groups = firsts.filter(({ text, person }) => person < 0.3 && isGroup(text));
  if (firsts.length < 2 || firsts.length < regions.length * 0.6) return groups;
  const rest = regions.flatMap(({ spots }) =>
    spots.slice(1).filter(({ text, person }) => person > 0 && isNameLike(text)),
  );
  if (averagePerson(rest) - averagePerson(firsts) < 0.3) return groups;
  return firsts.filter(({ text, person }) => person < 0.8 || !/\s\p{Lu}[\p{L}\p{M}.'’-]*$/u.test(text));
}

/** How likely cells are guests, on average. */
export const averagePerson = (spots: readonly FilledCell[]): number =>
  spots.reduce((sum, { person }) => sum + person, 0) / Math.max(1, spots.length);

/** "Host: Anna Meier" is a guest. */
function isNamedHost({ text }: FilledCell): boolean {
  return hasGivenName(/[:：]\s*(\P{Nd}+)$/u.exec(text)?.[1] ?? "");
}
