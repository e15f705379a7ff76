import { kindOfCell } from "../../model/cell-kind.ts";
import { meaningsOf } from "../../words/column-words.ts";
import { namesTable } from "../../words/value-words.ts";
import { hasGivenName, isHeaderWord } from "../cells/cell-values.ts";
import { tablesByCorner } from "../cells/corner.ts";
import { tableHeading } from "../cells/table-heading.ts";
import type { Side } from "./regions.ts";
import type { Island, Spot } from "./spots.ts";

/** The spots that may name the tables, and the sides on which their guests can be. */
export interface Anchors {
  spots: readonly Spot[];
  sides: readonly Side[];
}

const allSides: readonly Side[] = ["below", "above", "beside", "around"];
const maxAnchors = 300;
/** With more repetition, the labels are a column of a list. */
const maxRepeated = 1.2;
/** How much less likely the heads of columns are guests than those below. */
const minDifference = 0.25;

/** By words; otherwise by numbers, and by the places of cells within groups. */
export function anchorsIn(spots: readonly Spot[], islands: ReadonlyMap<Spot, Island>, onlyWords: boolean): Anchors[] {
  const grid = gridOf(spots);
  if (grid !== undefined) return [grid];
  const worded = spots.filter(({ text }) => isWorded(text));
  const distinct = new Set(worded.map(({ text }) => text)).size;
  if (worded.length > Math.max(2, distinct) * maxRepeated) return [];
  const groups = [...new Set(islands.values())];
  if (distinct >= 2) return [{ spots: withHeads(worded, groups), sides: allSides }];
  const headed: Anchors = { spots: aboveHeaders(spots), sides: ["below"] };
  if (onlyWords) return isSet(headed.spots) ? [headed] : [];
  const found = [
    headed,
    { spots: numbered(spots), sides: allSides },
    { spots: spots.filter(isMarked), sides: allSides },
    ...(["below", "above", "beside"] as const).map((side) => ({
      spots: groups.flatMap((island) => headsOf(island, side)),
      sides: [side],
    })),
  ];
  return found.filter(({ spots: anchors }) => isSet(anchors));
}

/** The first row or column below "Table \\ Seat". */
function gridOf(spots: readonly Spot[]): Anchors | undefined {
  for (const corner of spots) {
    const tables = tablesByCorner(corner.text);
    if (tables === "rows")
      return { spots: spots.filter(({ x, y }) => x === corner.x && y > corner.y), sides: ["beside"] };
    if (tables === "columns")
      return { spots: spots.filter(({ x, y }) => y === corner.y && x > corner.x), sides: ["below"] };
  }
  return undefined;
}

/** The names of tables that each have a header of their own below: "Rose" above "Seat", "Name" and "Meal". */
function aboveHeaders(spots: readonly Spot[]): Spot[] {
  const headers = spots.filter(({ text }) => isHeaderWord(text));
  const places = new Set(headers.map(({ x, y }) => `${y}:${x}`));
  const starts = headers.filter(({ x, y }) => !places.has(`${y}:${x - 1}`) && places.has(`${y}:${x + 1}`));
  return starts.flatMap((start) => {
    const above = spots.filter(({ x, y, right }) => y === start.y - 1 && right >= start.x && x <= start.x + 1);
    const [only, ...others] = above;
    return only !== undefined && others.length === 0 && !isHeaderWord(only.text) ? [only] : [];
  });
}

/** Titles are set apart from guests by bold letters, a color, or by one cell over several columns. */
function isMarked({ isApart, text }: Spot): boolean {
  return isApart && !isHeaderWord(text);
}

function isWorded(text: string): boolean {
  return (tableHeading(text)?.isSure === true && !hasGivenName(text)) || namesTable(text);
}

function isSet(anchors: readonly Spot[]): boolean {
  const distinct = new Set(anchors.map(({ text }) => text.toLowerCase())).size;
  return distinct >= 2 && anchors.length <= maxAnchors && anchors.length <= distinct * maxRepeated;
}

/** A table without the word stands like the others: at the head of a group of its own. */
function withHeads(worded: readonly Spot[], groups: readonly Island[]): Spot[] {
  const known = new Set(worded);
  const heads = groups.flatMap((island) => {
    if (island.spots.some((spot) => known.has(spot))) return [];
    const [head, ...others] = headsOf(island, "below");
    return head !== undefined && others.length === 0 && head.person < 0.8 ? [head] : [];
  });
  return [...worded, ...heads];
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
function headsOf({ spots }: Island, side: "below" | "above" | "beside"): Spot[] {
  const placeOf = ({ x, y }: Spot) => (side === "beside" ? x : y);
  const places = spots.map(placeOf);
  const edge = side === "above" ? Math.max(...places) : Math.min(...places);
  const heads = spots.filter((spot) => placeOf(spot) === edge);
  const others = spots.filter((spot) => placeOf(spot) !== edge);
  if (others.length < 2 || others.length < heads.length) return [];
  if (side === "beside" && areSeats(heads, spots)) return [];
  const names = others.filter(({ text }) => kindOfCell(text) === "name").length;
  const worded = others.filter((spot) => /\p{L}/u.test(spot.text) && !isCounted(spot));
  if (side === "below" && isAboveSeats(heads, spots)) return heads.filter(({ text }) => !meansSeat(text));
  const isApart = average(worded) - average(heads) >= minDifference;
  return isApart || (heads.length === 1 && names > others.length / 2) ? heads : [];
}

/** A row of several names below whose corner, empty or "Seat", the seats of tables beside each other are counted. */
function isAboveSeats(heads: readonly Spot[], spots: readonly Spot[]): boolean {
  const left = Math.min(...spots.map(({ x }) => x));
  const first = spots.filter(({ x }) => x === left);
  const seats = first.filter((spot) => !heads.includes(spot));
  const corners = heads.filter(({ x }) => x === left);
  return (
    heads.length - corners.length >= 2 &&
    seats.length >= 2 &&
    seats.every(isCounted) &&
    corners.every(({ text }) => meansSeat(text))
  );
}

function meansSeat(text: string): boolean {
  return meaningsOf(text).some(({ meaning, weight }) => meaning === "seat" && weight >= 0.9);
}

/** Numbers below an empty corner, or below a word, count the seats of the tables beside each other. */
function areSeats(heads: readonly Spot[], spots: readonly Spot[]): boolean {
  const numbers = heads.filter(({ text }) => /\p{Nd}{1,2}$/u.test(text));
  const top = Math.min(...spots.map(({ y }) => y));
  return numbers.length >= heads.length - 1 && numbers.every(({ y }) => y > top);
}

function average(spots: readonly Spot[]): number {
  return spots.reduce((sum, { person }) => sum + person, 0) / Math.max(1, spots.length);
}
