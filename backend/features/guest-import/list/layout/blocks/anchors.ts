import { groupBy } from "../../../../../../common/lib/group-by.ts";
import { kindOfCell } from "../../model/cell-kind.ts";
import { countsSeats, meaningsOf, numberedPerson } from "../../words/column-words.ts";
import { meansUnseated, namesTable } from "../../words/value-words.ts";
import { hasGivenName, isHeaderWord } from "../cells/cell-values.ts";
import { tablesByCorner } from "../cells/corner.ts";
import { asCapacity, isTotalLine, tableHeading } from "../cells/table-heading.ts";
import type { Side } from "./regions.ts";
import type { Spot } from "./spots.ts";

/** The spots that may name the tables, and the sides on which their guests can be. */
export interface Anchors {
  spots: readonly Spot[];
  sides: readonly Side[];
}

/** Where words for guests and tables are above columns, only words make tables of other cells, or only headings do. */
export type AnchorKinds = "all" | "words" | "headings";

const allSides: readonly Side[] = ["below", "above", "beside", "around"];
const maxAnchors = 2_000;
/** With more repetition, the labels are a column of a list. */
const maxRepeated = 1.2;
/** How much less likely the heads of columns are guests than those below. */
const minDifference = 0.25;
/** Headings stand in the first columns. */
const maxHeadingColumn = 3;

/** By words; otherwise by numbers, looks and places. */
export function anchorsIn(spots: readonly Spot[], kinds: AnchorKinds): Anchors[] {
  const headings = headingsIn(spots).map((found): Anchors => ({ spots: found, sides: ["below"] }));
  const grid = gridOf(spots);
  if (grid !== undefined) return [...(kinds === "headings" ? headings : []), grid];
  const worded = kinds === "headings" ? [] : spots.filter(({ text }) => isWorded(text));
  const distinct = new Set(worded.map(({ text }) => text)).size;
  if (kinds === "headings" || worded.length > Math.max(2, distinct) * maxRepeated) return headings;
  const groups = [...groupBy(spots, ({ island }) => island).values()];
  if (distinct >= 2) return [...headings, { spots: withMates(withHeads(worded, groups), spots), sides: allSides }];
  const headed: Anchors = { spots: aboveHeaders(spots), sides: ["below"] };
  const others: Anchors[] = [
    { spots: numbered(spots), sides: allSides },
    { spots: spots.filter(isMarked), sides: allSides },
    ...(["below", "above", "beside"] as const).map((side) => ({
      spots: groups.flatMap((island) => headsOf(island, side)),
      sides: [side],
    })),
  ];
  return [...headings, ...[headed, ...(kinds === "words" ? [] : others)].filter((found) => isSet(found.spots))];
}

/** The first row or column below "Table \\ Seat", or the first column below "Table", "Seat 1", "Seat 2". */
function gridOf(spots: readonly Spot[]): Anchors | undefined {
  for (const [index, corner] of spots.entries()) {
    const tables = tablesByCorner(corner.text) ?? (isTitleOfRows(spots, index) ? "rows" : undefined);
    if (tables === "columns")
      return { spots: spots.filter(({ x, y }) => y === corner.y && x > corner.x), sides: ["below"] };
    if (tables === "rows") return { spots: withCapacities(spots, corner), sides: ["beside"] };
  }
  return undefined;
}

/** The first column, with the numbers of seats that another column has. */
function withCapacities(spots: readonly Spot[], corner: Spot): Spot[] {
  const { x: column } = spots.find(({ y, text }) => y === corner.y && countsSeats(text)) ?? { x: -1 };
  const sizes = new Map(spots.filter(({ x }) => x === column).map(({ y, text }) => [y, asCapacity(text)]));
  const anchors = spots.filter(({ x, y }) => x === corner.x && y > corner.y);
  for (const anchor of anchors) anchor.capacity = sizes.get(anchor.y);
  return anchors;
}

function isTitleOfRows(spots: readonly Spot[], index: number): boolean {
  const corner = spots[index];
  if (corner === undefined || spots[index - 1]?.y === corner.y || !isMeant(corner.text, "table")) return false;
  const end = spots.findIndex(({ y }, at) => at > index && y !== corner.y);
  const titles = spots.slice(index + 1, end < 0 ? undefined : end);
  const [only, ...others] = titles;
  const isMerged = only !== undefined && others.length === 0 && only.right > only.x;
  if (isMerged) return ["guest", "fullName"].some((meaning) => isMeant(only.text, meaning));
  return titles.length >= 2 && titles.every(({ text }) => isSeatTitle(text) || countsSeats(text));
}

function isSeatTitle(text: string): boolean {
  const bare = text.replace(/[\s#.:º°-]*\d+\s*$/u, "");
  if (/^\p{L}?\s?\d{1,3}$/u.test(text) || numberedPerson(text) !== undefined) return true;
  return bare !== text && ["seat", "guest", "fullName", "number"].some((meaning) => isMeant(bare, meaning));
}

function isMeant(text: string, wanted: string): boolean {
  return meaningsOf(text).some(({ meaning, weight }) => meaning === wanted && weight >= 0.9);
}

/** Texts alone in their rows: those with the word "table", otherwise by their places. */
function headingsIn(spots: readonly Spot[]): Spot[][] {
  const alone = spots.filter(({ isAlone, x, text }) => isAlone && x <= maxHeadingColumn && !isTotalLine(text));
  const sure = withoutLegend(
    alone.filter(({ text }) => tableHeading(text)?.isSure || namesTable(text) || meansUnseated(text)),
    spots,
  );
  // Others that stand apart like these are tables as well.
  const marked = alone.filter((spot) => spot.isApart && spot.y > (sure[0]?.y ?? 0));
  const areMarked = sure.every(({ isApart }) => isApart) && marked.length < sure.length * 2;
  if (sure.length >= 2) return [areMarked ? [...new Set([...sure, ...marked])].sort((a, b) => a.y - b.y) : sure];
  const left = Math.min(...spots.map(({ x }) => x));
  const firsts = firstsOfRows(spots);
  const gaps = new Set(firsts.filter(({ y }, at) => y - (firsts[at - 1]?.y ?? -1) > 1));
  const beside = alone.filter(({ x }) => x === left);
  const found = [
    firsts.every((spot) => spot.x > left || beside.includes(spot)) ? beside : [],
    areAboveWide(alone, firsts) ? alone : [],
    areAboveNames(alone, firsts, gaps) ? alone.filter((spot) => gaps.has(spot)) : [],
  ];
  return found.filter((headings) => headings.length >= 2 && areFollowed(headings, firsts));
}

function firstsOfRows(spots: readonly Spot[]): Spot[] {
  return spots.filter(({ row }, at) => spots[at - 1]?.row !== row);
}

/** No heading is the last row, or stands just above another. */
function areFollowed(headings: readonly Spot[], firsts: readonly Spot[]): boolean {
  const known = new Set(headings);
  return firsts.every((spot, at) => {
    const next = firsts[at + 1];
    return !known.has(spot) || (next !== undefined && !known.has(next));
  });
}

function areAboveWide(alone: readonly Spot[], firsts: readonly Spot[]): boolean {
  const others = firsts.length - alone.length;
  const wide = firsts.filter(({ isAlone }) => !isAlone).length;
  return !alone.every(({ text }) => /^\p{L}$/u.test(text)) && wide >= others * 0.9 && others >= alone.length * 2;
}

/** In one column: the first text and those after empty rows, if they look less like names. */
function areAboveNames(alone: readonly Spot[], firsts: readonly Spot[], gaps: ReadonlySet<Spot>): boolean {
  const headings = alone.filter((spot) => gaps.has(spot));
  const known = new Set(headings);
  const others = firsts.filter((spot) => !known.has(spot));
  const named = (spots: readonly Spot[]) => spots.filter(({ text }) => kindOfCell(text) === "name").length;
  const isLikely = named(others) >= others.length * 0.7 && named(headings) <= headings.length * 0.5;
  return isLikely && others.length >= headings.length * 2;
}

/** Names of tables below each other, each in a color that guests have, are a legend. */
function withoutLegend(headings: readonly Spot[], spots: readonly Spot[]): Spot[] {
  const rows = new Set(headings.map(({ y }) => y));
  const stacked = headings.filter(({ y }) => rows.has(y - 1) || rows.has(y + 1));
  const fills = new Set(stacked.map(({ fill }) => fill));
  if (stacked.length < 2 || fills.has(undefined) || fills.size < stacked.length) return [...headings];
  const known = new Set(headings);
  const used = new Set(spots.filter((spot) => !known.has(spot)).map(({ fill }) => fill));
  const isLegend = stacked.filter(({ fill }) => used.has(fill)).length >= 2;
  return headings.filter((heading) => !isLegend || !stacked.includes(heading));
}

/** The names of tables that each have a header of their own below: "Rose" above "Seat", "Name" and "Meal". */
function aboveHeaders(spots: readonly Spot[]): Spot[] {
  const headers = spots.filter(({ text }) => isHeaderWord(text));
  const places = new Set(headers.map(({ x, y }) => `${y}:${x}`));
  const starts = headers.filter(({ x, y }) => !places.has(`${y}:${x - 1}`) && places.has(`${y}:${x + 1}`));
  const rows = new Map<number, Spot[]>();
  for (const spot of spots) rows.set(spot.y, [...(rows.get(spot.y) ?? []), spot]);
  return starts.flatMap((start) => {
    const above = rows.get(start.y - 1) ?? [];
    const [only, ...others] = above.filter(({ x, right }) => right >= start.x && x <= start.x + 1);
    return only !== undefined && others.length === 0 && !isHeaderWord(only.text) ? [only] : [];
  });
}

/** Titles are set apart from guests by bold letters, a color, or by one cell over several columns. */
function isMarked({ isApart, text }: Spot): boolean {
  return isApart && !isHeaderWord(text);
}

function isWorded(text: string): boolean {
  return (tableHeading(text)?.isSure === true && !hasGivenName(text)) || namesTable(text) || meansUnseated(text);
}

function isSet(anchors: readonly Spot[]): boolean {
  const distinct = new Set(anchors.map(({ text }) => text.toLowerCase())).size;
  return distinct >= 2 && anchors.length <= maxAnchors && anchors.length <= distinct * maxRepeated;
}

/** A table without the word stands like the others: at the head of a group of its own. */
function withHeads(worded: readonly Spot[], groups: readonly (readonly Spot[])[]): Spot[] {
  const known = new Set(worded);
  const heads = groups.flatMap((island) => {
    if (island.some((spot) => known.has(spot))) return [];
    const [head, ...others] = headsOf(island, "below");
    return head !== undefined && others.length === 0 && head.person < 0.8 ? [head] : [];
  });
  return [...worded, ...heads];
}

const isColumnTitle = (text: string) =>
  ["seat", "number", "fullName", "guest"].some((meaning) => isMeant(text, meaning));

/** "Kids" in a row of "Table 1" and "Table 2", if it looks like them. */
function withMates(anchors: readonly Spot[], spots: readonly Spot[]): Spot[] {
  const known = new Set(anchors);
  const rows = groupBy(spots, ({ y }) => y);
  const mates = [...groupBy(anchors, ({ y }) => y)].flatMap(([y, own]) => {
    const others = (rows.get(y) ?? []).filter((spot) => !known.has(spot) && !isColumnTitle(spot.text));
    const areFew = own.length >= 2 && own.length >= others.length * 2;
    const areAlike = others.every((spot) => spot.isApart === own[0]?.isApart && spot.person < 0.8);
    return areFew && areAlike ? others.filter(({ text }) => /\p{L}/u.test(text)) : [];
  });
  return [...anchors, ...mates];
}

/** "4" or "Seat 4", and not "Table 4". */
function isCounted({ text }: Spot): boolean {
  return /(?:^|\s)\p{Nd}{1,3}$/u.test(text) && !isWorded(text);
}

/** Numbers that do not count up along a row or column, as seats do. */
function numbered(spots: readonly Spot[]): Spot[] {
  const counted = new Set(spots.filter(isCounted).map(({ x, y }) => `${y}:${x}`));
  return spots.filter(
    ({ text, x, y }) => /^\p{Nd}{1,3}$/u.test(text) && !counted.has(`${y - 1}:${x}`) && !counted.has(`${y + 1}:${x}`),
  );
}

/** The cells on one side of a group, if they look less like guests than the others. */
function headsOf(spots: readonly Spot[], side: "below" | "above" | "beside"): Spot[] {
  const placeOf = ({ x, y }: Spot) => (side === "beside" ? x : y);
  const places = spots.map(placeOf);
  const edge = side === "above" ? most(places) : -most(places.map((place) => -place));
  const heads = spots.filter((spot) => placeOf(spot) === edge);
  const others = spots.filter((spot) => placeOf(spot) !== edge);
  if (others.length < 2 || others.length < heads.length) return [];
  if (side === "beside" && areSeats(heads, spots)) return [];
  if (side === "below" && isAboveSeats(heads, spots)) return heads.filter(({ text }) => !isMeant(text, "seat"));
  const names = others.filter(({ text }) => kindOfCell(text) === "name").length;
  const worded = others.filter((spot) => /\p{L}/u.test(spot.text) && !isCounted(spot));
  const isApart = average(worded) - average(heads) >= minDifference;
  return isApart || (heads.length === 1 && names > others.length / 2) ? heads : [];
}

const most = (numbers: readonly number[]) => numbers.reduce((best, next) => Math.max(best, next), -Infinity);

/** A row of several names below whose corner, empty or "Seat", the seats of tables beside each other are counted. */
function isAboveSeats(heads: readonly Spot[], spots: readonly Spot[]): boolean {
  const left = -most(spots.map(({ x }) => -x));
  const first = spots.filter(({ x }) => x === left);
  const seats = first.filter((spot) => !heads.includes(spot));
  const corners = heads.filter(({ x }) => x === left);
  const areCounted = seats.length >= 2 && seats.every(isCounted);
  return areCounted && heads.length - corners.length >= 2 && corners.every(({ text }) => isMeant(text, "seat"));
}

/** Numbers below an empty corner, or below a word, count the seats of the tables beside each other. */
function areSeats(heads: readonly Spot[], spots: readonly Spot[]): boolean {
  const numbers = heads.filter(({ text }) => /\p{Nd}{1,2}$/u.test(text));
  const top = -most(spots.map(({ y }) => -y));
  return numbers.length >= heads.length - 1 && numbers.every(({ y }) => y > top);
}

function average(spots: readonly Spot[]): number {
  return spots.reduce((sum, { person }) => sum + person, 0) / Math.max(1, spots.length);
}
