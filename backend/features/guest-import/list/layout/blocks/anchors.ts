import { groupBy } from "../../../../../../common/lib/group-by.ts";
import { kindOfCell } from "../../model/cell-kind.ts";
import { countsSeats, numberedPerson, sureMeanings } from "../../words/column-words.ts";
import type { ColumnMeaning } from "../../words/load.ts";
import { isHeaderWord } from "../cells/cell-values.ts";
import { asCapacity, isTotalLine, tableHeading } from "../cells/table-heading.ts";
import type { FilledCell } from "./filled-cells.ts";
import { averagePerson } from "./region-columns.ts";
import type { Side } from "./regions.ts";

/** The spots that may name the tables, and the sides on which their guests can be. */
export interface Anchors {
  spots: readonly FilledCell[];
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
export function anchorsIn(spots: readonly FilledCell[], kinds: AnchorKinds): Anchors[] {
  const found = headingsIn(spots);
  const headings: Anchors[] = found.length < 2 ? [] : [{ spots: found, sides: ["below"] }];
  const grid = gridOf(spots);
  if (grid !== undefined) return [...(kinds === "headings" ? headings : []), grid];
  const worded = kinds === "headings" ? [] : spots.filter(({ isTable }) => isTable);
  const distinct = new Set(worded.map(({ text }) => text)).size;
  if (kinds === "headings" || worded.length > Math.max(2, distinct) * maxRepeated) return headings;
  const groups = [...groupBy(spots, ({ island }) => island).values()];
  if (distinct >= 2) return [...headings, { spots: withMates(withHeads(worded, groups), spots), sides: allSides }];
  const headed: Anchors = { spots: aboveHeaders(spots), sides: ["below"] };
  const others: Anchors[] = [
    { spots: numbered(spots), sides: allSides },
    { spots: spots.filter(({ isApart, text }) => isApart && !isHeaderWord(text)), sides: allSides },
    { spots: groups.flatMap(headsOf), sides: ["below"] },
  ];
  return [...headings, ...[headed, ...(kinds === "words" ? [] : others)].filter((found) => isSet(found.spots))];
}

/** The first row or column below "Table \\ Seat", or the first column below "Table", "Seat 1", "Seat 2". */
function gridOf(spots: readonly FilledCell[]): Anchors | undefined {
  for (const [index, corner] of spots.entries()) {
    const tables = tablesByCorner(corner.text) ?? (isTitleOfRows(spots, index) ? "rows" : undefined);
    if (tables === "columns")
      return { spots: spots.filter(({ x, y }) => y === corner.y && x > corner.x), sides: ["below"] };
    if (tables === "rows") return { spots: withCapacities(spots, corner), sides: ["beside"] };
  }
  return undefined;
}

/** The first column, with the numbers of seats that another column has. */
function withCapacities(spots: readonly FilledCell[], corner: FilledCell): FilledCell[] {
  const { x: column } = spots.find(({ y, text }) => y === corner.y && countsSeats(text)) ?? { x: -1 };
  const sizes = new Map(spots.filter(({ x }) => x === column).map(({ y, text }) => [y, asCapacity(text)]));
  const anchors = spots.filter(({ x, y }) => x === corner.x && y > corner.y);
  for (const anchor of anchors) anchor.capacity = sizes.get(anchor.y);
  return anchors;
}

function isTitleOfRows(spots: readonly FilledCell[], index: number): boolean {
  const corner = spots[index];
  if (corner === undefined || spots[index - 1]?.y === corner.y || !sureMeanings(corner.text).includes("table"))
    return false;
  const end = spots.findIndex(({ y }, at) => at > index && y !== corner.y);
  const titles = spots.slice(index + 1, end < 0 ? undefined : end);
  const [only, ...others] = titles;
  const isMerged = only !== undefined && others.length === 0 && only.right > only.x;
  if (isMerged) return sureMeanings(only.text).some((meaning) => meaning === "guest" || meaning === "fullName");
  return titles.length >= 2 && titles.every(({ text }) => isSeatTitle(text) || countsSeats(text));
}

const columnTitles: ReadonlySet<ColumnMeaning> = new Set(["seat", "number", "fullName", "guest"]);
const isColumnTitle = (text: string) => sureMeanings(text).some((meaning) => columnTitles.has(meaning));

function isSeatTitle(text: string): boolean {
  const bare = text.replace(/[\s#.:º°-]*\d+\s*$/u, "");
  if (/^\p{L}?\s?\d{1,3}$/u.test(text) || numberedPerson(text) !== undefined) return true;
  return bare !== text && isColumnTitle(bare);
}

/** Texts alone in their rows: with the word "table", and others below that stand apart like these; or all of the first column. */
function headingsIn(spots: readonly FilledCell[]): FilledCell[] {
  const alone = spots.filter(({ isAlone, x, text }) => isAlone && x <= maxHeadingColumn && !isTotalLine(text));
  const sure = alone.filter(({ text, isTable }) => isTable || tableHeading(text)?.isSure);
  const left = Math.min(...spots.map(({ x }) => x));
  const column = spots.filter(({ x, text }) => x === left && !isTotalLine(text));
  if (sure.length < 2) return column.every((spot) => alone.includes(spot)) ? column : [];
  const marked = alone.filter((spot) => spot.isApart && spot.y > (sure[0]?.y ?? 0));
  const areMarked = sure.every(({ isApart }) => isApart) && marked.length < sure.length * 2;
  return areMarked ? [...new Set([...sure, ...marked])].sort((a, b) => a.y - b.y) : sure;
}

/** The names of tables that each have a header of their own below: "Rose" above "Seat", "Name" and "Meal". */
function aboveHeaders(spots: readonly FilledCell[]): FilledCell[] {
  const headers = spots.filter(({ text }) => isHeaderWord(text));
  const places = new Set(headers.map(({ x, y }) => `${y}:${x}`));
  const starts = headers.filter(({ x, y }) => !places.has(`${y}:${x - 1}`) && places.has(`${y}:${x + 1}`));
  const rows = new Map<number, FilledCell[]>();
  for (const spot of spots) rows.set(spot.y, [...(rows.get(spot.y) ?? []), spot]);
  return starts.flatMap((start) => {
    const above = rows.get(start.y - 1) ?? [];
    const [only, ...others] = above.filter(({ x, right }) => right >= start.x && x <= start.x + 1);
    return only !== undefined && others.length === 0 && !isHeaderWord(only.text) ? [only] : [];
  });
}

function isSet(anchors: readonly FilledCell[]): boolean {
  const distinct = new Set(anchors.map(({ text }) => text.toLowerCase())).size;
  return distinct >= 2 && anchors.length <= maxAnchors && anchors.length <= distinct * maxRepeated;
}

/** A table without the word stands like the others: at the head of a group of its own. */
function withHeads(worded: readonly FilledCell[], groups: readonly (readonly FilledCell[])[]): FilledCell[] {
  const known = new Set(worded);
  const heads = groups.flatMap((island) => {
    const [head, ...others] = island.some((spot) => known.has(spot)) ? [] : headsOf(island);
    return head !== undefined && others.length === 0 && head.person < 0.8 ? [head] : [];
  });
  return [...worded, ...heads];
}

/** "Kids" in a row of "Table 1" and "Table 2". */
function withMates(anchors: readonly FilledCell[], spots: readonly FilledCell[]): FilledCell[] {
  const known = new Set(anchors);
  const rows = groupBy(spots, ({ y }) => y);
  const mates = [...groupBy(anchors, ({ y }) => y)].flatMap(([y, own]) => {
    const others = (rows.get(y) ?? []).filter(
      (spot) => !known.has(spot) && /\p{L}/u.test(spot.text) && !isColumnTitle(spot.text),
    );
    const areAlike = others.every((spot) => spot.isApart === own[0]?.isApart && spot.person < 0.8);
    return areAlike && own.length >= 2 && own.length >= others.length * 2 ? others : [];
  });
  return [...anchors, ...mates];
}

/** "4" or "Seat 4", and not "Table 4". */
function isCounted({ text, isTable }: FilledCell): boolean {
  return /(?:^|\s)\p{Nd}{1,3}$/u.test(text) && !isTable;
}

/** Numbers that do not count up along a row or column, as seats do. */
function numbered(spots: readonly FilledCell[]): FilledCell[] {
  const counted = new Set(spots.filter(isCounted).map(({ x, y }) => `${y}:${x}`));
  return spots.filter(
    ({ text, x, y }) => /^\p{Nd}{1,3}$/u.test(text) && !counted.has(`${y - 1}:${x}`) && !counted.has(`${y + 1}:${x}`),
  );
}

/** The first row of a group, if its cells look less like guests than the others. */
function headsOf(spots: readonly FilledCell[]): FilledCell[] {
  const top = spots[0]?.y;
  const [heads, others] = [spots.filter(({ y }) => y === top), spots.filter(({ y }) => y !== top)];
  if (others.length < 2 || others.length < heads.length) return [];
  const names = others.filter(({ text }) => kindOfCell(text) === "name").length;
  const worded = others.filter((spot) => /\p{L}/u.test(spot.text) && !isCounted(spot));
  const isApart = averagePerson(worded) - averagePerson(heads) >= minDifference;
  return isApart || (heads.length === 1 && names > others.length / 2) ? heads : [];
}

/** Whether "Table \\ Seat" in the corner of a grid has the tables in rows or in columns; undefined for other texts. */
function tablesByCorner(text: string): "rows" | "columns" | undefined {
  if (text.length > 40) return undefined;
  const [first, second, ...others] = text
    .split(/\s*(?:[\\/|\n]|\s[-–—]\s)\s*/u)
    .map((part) => ({ text: part, use: partOf(part) }))
    .filter(({ text: part }) => part !== "");
  if (first?.use === undefined || second?.use === undefined || others.length > 0 || first.use === second.use) {
    return undefined;
  }
  // The first is what the rows are, unless arrows say otherwise.
  const isSwapped = /[→➡>]/u.test(first.text) || /[↓⬇]/u.test(second.text);
  return (first.use === "table") === isSwapped ? "columns" : "rows";
}

function partOf(text: string): "table" | "seat" | undefined {
  const [found] = sureMeanings(text);
  return found === "table" || found === "seat" ? found : undefined;
}
