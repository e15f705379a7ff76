import { kindOfCell } from "../../model/cell-kind.ts";
import { meaningsOf } from "../../words/column-words.ts";
import { hasGivenName, isNameLike } from "../cells/cell-values.ts";
import type { Region, Regions } from "./regions.ts";
import type { Spot } from "./spots.ts";

/** What the cells at one distance from the names of the tables are. */
type RegionColumn = "name" | "lastName" | "seat" | "detail";

/** By distance from the table's name. Around it, there are guests alone. */
export type RegionColumns = ReadonlyMap<number, RegionColumn>;

const minShare = 0.8;
/** Of names in parts that are one word; some have two. */
const minWords = 0.65;
/** Between the shares of given names among first and last names. */
const minDifference = 0.15;

/** The columns of all regions together, because they are drawn alike. */
export function columnsOf({ side, regions }: Regions, asides: ReadonlySet<Spot>): RegionColumns {
  const texts = side === "around" ? new Map<number, Spot[]>() : textsByDistance(regions, asides);
  const columns = new Map([...texts].map(([distance, spots]) => [distance, roleOf(spots)]));
  if (![...columns.values()].includes("name")) return new Map();
  for (const [distance, spots] of texts) {
    const next = texts.get(distance + 1);
    if (next === undefined || !areParts(spots, next)) continue;
    const isReversed = shareOf(next, hasGivenName) > shareOf(spots, hasGivenName);
    columns.set(isReversed ? distance : distance + 1, "lastName");
  }
  return columns;
}

function textsByDistance(regions: readonly Region[], asides: ReadonlySet<Spot>): Map<number, Spot[]> {
  const texts = new Map<number, Spot[]>();
  for (const region of regions) {
    for (const spot of region.spots.filter((one) => !asides.has(one))) {
      const spots = texts.get(distanceOf(region, spot)) ?? [];
      spots.push(spot);
      texts.set(distanceOf(region, spot), spots);
    }
  }
  return texts;
}

export function distanceOf({ anchor }: Region, { x }: Spot): number {
  return x - anchor.x;
}

function shareOf(spots: readonly Spot[], is: (text: string) => boolean): number {
  return spots.filter(({ text }) => is(text)).length / Math.max(1, spots.length);
}

function roleOf(spots: readonly Spot[]): RegionColumn {
  if (shareOf(spots, (text) => /^(?:\p{Nd}{1,3}|\p{L})[.)]?$/u.test(text)) >= minShare) return "seat";
  const distinct = new Set(spots.map(({ text }) => text.toLowerCase())).size;
  const names = shareOf(spots, isNameLike);
  const given = shareOf(spots, hasGivenName);
  const isVaried = distinct >= spots.length * 0.6 || spots.length < 4;
  return names >= 0.5 && (isVaried || given > 0.5) ? "name" : "detail";
}

/** First names beside last names. */
function areParts(first: readonly Spot[], last: readonly Spot[]): boolean {
  const areWords = [first, last].every((spots) => shareOf(spots, (text) => kindOfCell(text) === "word") >= minWords);
  if (!areWords || roleOf(first) !== "name" || roleOf(last) !== "name") return false;
  const rows = new Set(last.map(({ y }) => y));
  const beside = first.filter(({ y }) => rows.has(y)).length;
  return (
    beside >= first.length * minShare &&
    Math.abs(shareOf(first, hasGivenName) - shareOf(last, hasGivenName)) >= minDifference
  );
}

/** Cells between a table's name and its guests that are the same, or of the same kind, in most regions. */
export function asidesOf(regions: readonly Region[]): Map<Spot, string> {
  const filled = regions.filter(({ spots }) => spots.length > 0);
  return new Map([...repeated(filled), ...subtitles(filled)].map((spot) => [spot, spot.text]));
}

/** "Name" and "Meal", or "Guests:", in each region. */
function repeated(regions: readonly Region[]): Spot[] {
  const places = new Map<string, Spot[]>();
  for (const { anchor, spots } of regions) {
    for (const spot of spots) {
      if (Math.abs(spot.y - anchor.y) > 2 || spot.person >= 1 || !/\p{L}/u.test(spot.text)) continue;
      const key = `${spot.y - anchor.y}:${spot.x - anchor.x}:${isMeant(spot) ? "" : spot.text.toLowerCase()}`;
      places.set(key, [...(places.get(key) ?? []), spot]);
    }
  }
  const isRepeated = (spots: readonly Spot[]) =>
    spots.length >= 2 && spots.length >= regions.length * (spots.every(isMeant) ? 0.4 : 0.6);
  return [...places.values()].filter(isRepeated).flat();
}

function isMeant({ text }: Spot): boolean {
  return meaningsOf(text).some(({ weight }) => weight >= 0.9);
}

/** The first cells are hardly ever guests, and those below them are. */
function subtitles(regions: readonly Region[]): Spot[] {
  const firsts = regions.flatMap(({ spots: [first, second] }) =>
    first !== undefined && second !== undefined && first.y < second.y ? [first] : [],
  );
  if (firsts.length < 2 || firsts.length < regions.length * 0.6) return [];
  const rest = regions.flatMap(({ spots }) =>
    spots.slice(1).filter(({ text, person }) => person > 0 && isNameLike(text)),
  );
  const average = (spots: readonly Spot[]) =>
    spots.reduce((sum, { person }) => sum + person, 0) / Math.max(1, spots.length);
  return average(rest) - average(firsts) >= 0.3 ? firsts : [];
}
