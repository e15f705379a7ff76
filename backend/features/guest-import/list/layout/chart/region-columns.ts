import { kindOfCell } from "../../model/cell-kind.ts";
import { meaningsOf } from "../../words/column-words.ts";
import { isGroup } from "../../words/group-words.ts";
import type { ColumnMeaning } from "../../words/language-words.ts";
import { hasGivenName, isNameLike } from "../cells/cell-values.ts";
import type { Region, Regions } from "./regions.ts";
import type { Spot } from "./spots.ts";

/** What the cells at one distance from the names of the tables are. */
export type RegionColumn = "name" | "lastName" | "seat" | "detail";

/** By distance from the table's name. Around it, there are guests alone. */
export type RegionColumns = ReadonlyMap<number, RegionColumn>;

const minShare = 0.8;
/** Of names in parts that are one word; some have two. */
const minWords = 0.65;
/** Between the shares of given names among first and last names. */
const minDifference = 0.15;
/** Of given names that we know, among those of languages that we hardly know. */
const maxUnknown = 0.3;
/** Of a word's meaning. */
const minMeant = 0.9;
/** Of the cells below a table's name that may be guests, and of those that hardly are. */
const minShaped = 0.7;
const maxShaped = 0.3;

/** The columns of all regions together, because they are drawn alike: by the words above them, or by their contents. */
export function columnsOf({ side, regions }: Regions, asides: ReadonlySet<Spot>): RegionColumns {
  const texts = side === "around" ? new Map<number, Spot[]>() : textsByDistance(regions, asides);
  const headed = side === "around" ? new Map<number, RegionColumn>() : headedColumns(regions, asides);
  const columns = new Map([...texts].map(([distance, spots]) => [distance, headed.get(distance) ?? roleOf(spots)]));
  if (![...columns.values()].includes("name")) return new Map();
  for (const [distance, spots] of headed.size > 0 ? [] : texts) {
    const next = texts.get(distance + 1);
    const isReversed = next === undefined ? undefined : partsOf(spots, next);
    if (isReversed !== undefined) columns.set(isReversed ? distance : distance + 1, "lastName");
  }
  return columns;
}

/** What the words above the guests of most regions mean. */
function headedColumns(regions: readonly Region[], asides: ReadonlySet<Spot>): Map<number, RegionColumn> {
  const texts = new Map<number, string>();
  for (const region of regions) {
    for (const spot of region.spots) {
      const distance = distanceOf(region, spot);
      if (asides.has(spot) && isMeant(spot) && !texts.has(distance)) texts.set(distance, spot.text);
    }
  }
  const hasFirst = [...texts.values()].some((text) => isMeantAs(text, firstNames));
  const headed = new Map([...texts].map(([distance, text]) => [distance, columnMeantBy(text, hasFirst)]));
  const hasName = [...headed.values()].includes("name");
  for (const [distance, column] of headed) if (!hasName && column === "lastName") headed.set(distance, "name");
  return headed;
}

const firstNames: readonly ColumnMeaning[] = ["firstName"];
/** "Nom" is a last name only beside first names. */
const lastNames: readonly ColumnMeaning[] = ["lastName", "lastBesideFirst"];
const names: readonly ColumnMeaning[] = [...firstNames, "fullName", "guest"];

function columnMeantBy(text: string, isBesideFirst: boolean): RegionColumn {
  if (isMeantAs(text, isBesideFirst ? lastNames : ["lastName"])) return "lastName";
  if (isMeantAs(text, names)) return "name";
  return isMeantAs(text, ["seat", "number"]) ? "seat" : "detail";
}

function isMeantAs(text: string, wanted: readonly ColumnMeaning[]): boolean {
  return meaningsOf(text).some(({ meaning, weight }) => weight >= minMeant && wanted.includes(meaning));
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

/** "4", "4." or "a)". */
export function isSeat(text: string): boolean {
  return /^(?:\p{Nd}{1,3}|\p{L})[.)]?$/u.test(text);
}

function roleOf(spots: readonly Spot[]): RegionColumn {
  if (shareOf(spots, isSeat) >= minShare) return "seat";
  const distinct = new Set(spots.map(({ text }) => text.toLowerCase())).size;
  const names = shareOf(spots, isNameLike);
  const given = shareOf(spots, hasGivenName);
  const isVaried = distinct >= spots.length * 0.6 || spots.length < 4;
  return names >= 0.5 && (isVaried || given > 0.5) ? "name" : "detail";
}

/** Whether cells beside each other are names in parts, and the last names come first; undefined for whole names. */
function partsOf(first: readonly Spot[], last: readonly Spot[]): boolean | undefined {
  const areWords = [first, last].every((spots) => shareOf(spots, (text) => kindOfCell(text) === "word") >= minWords);
  const areNames = [first, last].every((spots) => roleOf(spots) === "name" || areFamilies(spots));
  if (!areWords || !areNames || (roleOf(first) !== "name" && roleOf(last) !== "name")) return undefined;
  const rows = new Set(last.map(({ y }) => y));
  if (first.filter(({ y }) => rows.has(y)).length < first.length * minShare) return undefined;
  const given = [first, last].map((spots) => shareOf(spots, hasGivenName));
  const [before = 0, after = 0] = given;
  const isReversed = before - familiesIn(first) < after - familiesIn(last);
  const areApart = Math.abs(before - after) >= minDifference || familiesIn(first) !== familiesIn(last);
  // Guests who have their first names alone have known ones in both columns.
  return areApart || Math.max(before, after) < maxUnknown ? isReversed : undefined;
}

/** Names that repeat below each other only, as no meals do. */
function areFamilies(spots: readonly Spot[]): boolean {
  const distinct = new Set(spots.map(({ text }) => text)).size;
  const repeated = Math.round(familiesIn(spots) * spots.length);
  return (
    distinct >= spots.length * 0.4 && distinct + repeated === spots.length && shareOf(spots, isNameLike) >= minShare
  );
}

/** The share of texts below the same text: families sit together, namesakes hardly. */
function familiesIn(spots: readonly Spot[]): number {
  const texts = new Map(spots.map(({ x, y, text }) => [`${y}:${x}`, text]));
  const repeated = spots.filter(({ x, y, text }) => texts.get(`${y - 1}:${x}`) === text).length;
  return repeated / Math.max(1, spots.length);
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

/** "Name:" and "Meal", and no "Host: Anna Meier". */
function isMeant({ text }: Spot): boolean {
  return !/[:：]\s*\S/u.test(text) && meaningsOf(text).some(({ weight }) => weight >= minMeant);
}

/** The first cells are hardly ever guests, and those below them are. */
function subtitles(regions: readonly Region[]): Spot[] {
  const firsts = regions.flatMap(({ spots: [first, second] }) =>
    first !== undefined && second !== undefined && first.y < second.y && !isNamedHost(first) ? [first] : [],
  );
  const groups = firsts.filter(({ text, person }) => person < 0.3 && isGroup(text));
  if (firsts.length < 2 || firsts.length < regions.length * 0.6) return groups;
  const rest = regions.flatMap(({ spots }) =>
    spots.slice(1).filter(({ text, person }) => person > 0 && isNameLike(text)),
  );
  const average = (spots: readonly Spot[]) =>
    spots.reduce((sum, { person }) => sum + person, 0) / Math.max(1, spots.length);
  if (average(rest) - average(firsts) >= 0.3)
    return firsts.filter(({ text, person }) => person < 1 || !isWholeName(text));
  const areShaped = shareOf(rest, isWholeName) >= minShaped && shareOf(firsts, isWholeName) <= maxShaped;
  return areShaped ? firsts.filter(({ text }) => !isWholeName(text)) : groups;
}

/** "Host: Anna Meier" is a guest. */
function isNamedHost({ text }: Spot): boolean {
  return hasGivenName(/[:：]\s*(\P{Nd}+)$/u.exec(text)?.[1] ?? "");
}

/** Several words with capitals, as in no "Friends of the bride". */
function isWholeName(text: string): boolean {
  const words = text.split(/\s+/u).filter((word) => /\p{L}/u.test(word));
  return (
    words.length > 1 &&
    words.filter((word) => /^\P{L}*\p{Lu}/u.test(word)).length > words.length / 2 &&
    /\p{Lu}[\p{L}\p{M}.'’-]*$/u.test(text)
  );
}
