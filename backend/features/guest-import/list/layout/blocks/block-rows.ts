import { groupBy } from "../../../../../../common/lib/group-by.ts";
import type { SheetRow } from "../../../formats/sheet.ts";
import type { CellPlace } from "../../../guest-preview.ts";
import { type GuestRow, type GuestRows, plainRows } from "../../model/guest-rows.ts";
import { isGroup, isNone, isOfRoom, meansUnseated } from "../../words/value-words.ts";
import { isHeaderWord, isRemark } from "../cells/cell-values.ts";
import { continuing, isSeatCount, isTotalLine, tableHeading, withSizes } from "../cells/table-heading.ts";
import type { HeaderRow } from "../header-row.ts";
import { bareText, isBlankToFill, withoutBullets } from "../text/line-starts.ts";
import type { FilledCell } from "./filled-cells.ts";
import { asidesOf, columnsOf, isSeat, type RegionColumn } from "./region-columns.ts";
import type { Region, Regions } from "./regions.ts";

const seatHeader = "Seat";
const minPerson = 0.4;

/** A table with what belongs to it. */
interface Block extends Region {
  label: string;
  capacity?: number | undefined;
}

/** With a number of seats beside or below the name, such as "(4/10)"; tables without a number keep the count of people. */
function blocksOf(regions: readonly Region[]): Block[] {
  const known = new Set<string>();
  const bare = regions.map(({ anchor }) => tableHeading(anchor.text)?.label ?? anchor.text);
  const isUnnumbered = (label: string) => isHeaderWord(label) && bare.filter((other) => other === label).length > 1;
  return regions.map((region, index) => {
    const { anchor, spots } = region;
    const count = spots.find(({ text }) => isSeatCount(text));
    const capacity =
      anchor.capacity ??
      tableHeading(anchor.text)?.capacity ??
      (count && tableHeading(`${anchor.text} ${count.text}`)?.capacity);
    const written = bare[index] ?? "";
    const { label } = continuing({ label: isUnnumbered(written) ? anchor.text : written }, known);
    known.add(label);
    return { ...region, label: meansUnseated(label) ? "" : label, capacity };
  });
}

const placeOf = ({ row, x: column }: FilledCell): CellPlace => ({ row, column });

/** What blocks have in common, however their guests are read. */
function ofBlocks(blocks: readonly Block[], more: Partial<GuestRows>): Partial<GuestRows> {
  const headings = blocks.map(({ anchor }) => placeOf(anchor));
  return { hasSheetColumns: false, headings, tables: withSizes(blocks), ...more };
}

/** A row of a block, its spots by column. */
interface BlockLine {
  block: Block;
  number: number;
  /** From 0, from the table's name on. */
  index: number;
  spots: ReadonlyMap<number, FilledCell[]>;
}

/** Each row of a block is one guest, whose columns are those of all blocks. */
export function rowsOfBlocks(
  { regions, side }: Regions,
  sheetRows: readonly SheetRow[],
  header: HeaderRow | undefined,
): GuestRows | undefined {
  const blocks = blocksOf(regions);
  const [first, ...others] = blocks;
  if (first === undefined || side === "around") return undefined;
  const areHeadings = others.every(({ anchor }) => anchor.x === first.anchor.x);
  const lines = blocks.flatMap((block) => linesOf(block, areHeadings ? 0 : block.anchor.x));
  const least = areHeadings ? 0 : Math.min(0, ...new Set(lines.flatMap(({ spots }) => [...spots.keys()])));
  // Numbers of seats before the first table are those of all tables beside each other.
  const sharing = new Set(lines.filter(({ spots }) => spots.has(least)).map(({ block }) => block));
  if (least < 0 && sharing.size * 2 <= blocks.length) return undefined;
  const above = areHeadings ? sheetRows[header?.index ?? -1] : undefined;
  const titles = above !== undefined && above.number < first.anchor.row ? above : undefined;
  const asides = asidesOf(regions);
  const titleLines = lines.filter((line) => isTitles(line, asides));
  const guests = lines.filter((line) => !titleLines.includes(line) && !isAsideLine(line, asides));
  const width = 1 + Math.max(...new Set(lines.flatMap(({ spots }) => [...spots.keys()])), -1) - least;
  const columns = Array.from({ length: Math.max(width, titles?.cells.length ?? 0) }, (_, index) => index + least);
  const titleOf = (column: number) =>
    titles?.cells[column] || titleLines.find(({ spots }) => spots.has(column))?.spots.get(column)?.[0]?.text;
  const written = new Map(sheetRows.map((row) => [row.number, row.cells]));
  const textOf = (spot: FilledCell, block: Block) =>
    isInline(spot, block) ? spot.text : (written.get(spot.row)?.[spot.x]?.trim() ?? "");
  const rows = guests.map(({ number, spots, block }): GuestRow => {
    const cells = columns.map((column) => spots.get(column) ?? []);
    return {
      number,
      cells: [...cells.map(([spot]) => (spot ? textOf(spot, block) : "")), block.label],
      places: [...cells.map(([spot]) => spot && placeOf(spot)), placeOf(block.anchor)],
    };
  });
  const headerRows = [...(titles === undefined ? [] : [titles]), ...titleLines].map(({ number }) => number);
  return plainRows(
    [...columns.map((column) => titleOf(column) ?? ""), "Table Number"],
    rows,
    ofBlocks(blocks, { fixed: { table: columns.length }, headerRows }),
  );
}

function linesOf(block: Block, from: number): BlockLine[] {
  return [...groupBy(block.spots, (spot) => (isInline(spot, block) ? -spot.y : spot.row)).values()].map(
    (spots, index) => {
      return { block, number: spots[0]?.row ?? 0, index, spots: groupBy(spots, ({ x }) => x - from) };
    },
  );
}

/** In the cell of the table's name: "No table yet: Anna, Ben". */
const isInline = ({ row, x }: FilledCell, { anchor }: Region) => row === anchor.row && x === anchor.x;

/** "Name" and "Meal" below the name of a table, or beside it. */
function isTitles({ block, index, spots }: BlockLine, asides: ReadonlyMap<FilledCell, string>): boolean {
  const all = [...spots.values()].flat();
  const areWords = all.every(({ text }) => isHeaderWord(text.replace(/\s*[:：]$/u, "")));
  return (
    index < 2 && areWords && (all.length > 1 || all.every((spot) => asides.has(spot) || spot.row === block.anchor.row))
  );
}

function isAsideLine({ spots }: BlockLine, asides: ReadonlyMap<FilledCell, string>): boolean {
  return [...spots.values()].flat().every((spot) => asides.has(spot) || isAside(spot) || isNumber(spot));
}

interface Seated {
  spot: FilledCell;
  block: Block;
  details: Map<string, { text: string; place: CellPlace }>;
}

/** Each cell of a block that can be a name is one guest. */
export function cellsOfBlocks(found: Regions): GuestRows {
  const blocks = blocksOf(found.regions);
  const asides = asidesOf(found.regions);
  const columns = columnsOf(found, new Set(asides.keys()));
  const all = blocks.flatMap((block) => seatedIn(block, columns, asides));
  shareSeats(all);
  const names = withoutBullets(all.map(({ spot }) => spot.text));
  const headers = [...new Set(all.flatMap((seated) => [...seated.details.keys()]))];
  const rows = all.map(({ spot, block, details: own }, index): GuestRow => {
    const written = headers.map((header) => own.get(header));
    return {
      number: spot.row,
      cells: [names[index] ?? "", block.label, ...written.map((detail) => detail?.text ?? "")],
      places: [placeOf(spot), placeOf(block.anchor), ...written.map((detail) => detail?.place), ...(spot.places ?? [])],
    };
  });
  return plainRows(
    ["Name", "Table Number", ...headers],
    rows,
    ofBlocks(blocks, {
      fixed: { name: 0, table: 1 },
      isPerTable: true,
      headerRows: headerRowsOf(asides, found.regions),
    }),
  );
}

/** Rows of nothing but words for columns. */
function headerRowsOf(asides: ReadonlyMap<FilledCell, string>, regions: readonly Region[]): number[] {
  const rows = groupBy([...asides.keys()], ({ row }) => row);
  const others = new Set(regions.flatMap(({ spots }) => spots.flatMap((spot) => (asides.has(spot) ? [] : [spot.row]))));
  return [...rows].flatMap(([row, spots]) =>
    !others.has(row) && spots.every(({ text }) => isHeaderWord(text)) ? [row] : [],
  );
}

function seatedIn(
  block: Block,
  columns: ReadonlyMap<number, RegionColumn>,
  asides: ReadonlyMap<FilledCell, string>,
): Seated[] {
  const seated: Seated[] = [];
  const others: FilledCell[] = [];
  for (const spot of block.spots) {
    if (asides.has(spot)) continue;
    const use = partOf(spot, columns.get(spot.x - block.anchor.x));
    const seat = spot.seat ? [[seatHeader, { text: spot.seat, place: placeOf(spot) }] as const] : [];
    if (use === "guest") seated.push({ spot, block, details: new Map(seat) });
    else if (use === "detail") others.push(spot);
  }
  for (const spot of others) addTo(seated, spot, columns.get(spot.x - block.anchor.x), asides);
  return seated;
}

function partOf(spot: FilledCell, column: RegionColumn | undefined): "aside" | "guest" | "detail" {
  if (isAside(spot)) return "aside";
  // A head table may have its guests in a row above the seats of others.
  const isMisplaced = column === "seat" && spot.person >= minPerson && !isSeat(spot.text);
  if (column !== undefined && column !== "name" && !isMisplaced) return "detail";
  return isNumber(spot) ? "aside" : "guest";
}

const isNumber = ({ text }: FilledCell) => /^[\p{Nd}\s.,/:-]+$/u.test(text);

/** A detail belongs to the nearest guest of its row, rather to one before it. */
function addTo(
  seated: readonly Seated[],
  spot: FilledCell,
  use: RegionColumn | undefined,
  asides: ReadonlyMap<FilledCell, string>,
): void {
  const stepsTo = ({ spot: { x } }: Seated) => (x < spot.x === (use !== "seat") ? 0 : 0.5) + Math.abs(x - spot.x);
  const [guest] = seated.filter((one) => one.spot.y === spot.y).sort((a, b) => stepsTo(a) - stepsTo(b));
  if (guest === undefined) return;
  const header = [...asides].find(([aside]) => aside.x === spot.x && guest.block.spots.includes(aside))?.[1];
  const name = header ?? (use === "seat" ? seatHeader : `Column ${spot.x - guest.block.anchor.x + 1}`);
  guest.details.set(name, { text: spot.text, place: placeOf(spot) });
}

/** A column of seats before the first table counts those of the tables beside it, too. */
function shareSeats(guests: readonly Seated[]): void {
  const [first] = guests;
  if (first === undefined || !first.details.has(seatHeader)) return;
  const numbered = guests.filter(({ details }) => details.has(seatHeader));
  if (numbered.some(({ spot }) => spot.x !== first.spot.x)) return;
  const seats = new Map(numbered.map(({ spot, details }) => [spot.y, details.get(seatHeader)]));
  for (const { spot, details } of guests) {
    const seat = seats.get(spot.y);
    if (seat !== undefined && spot.x > first.spot.x) details.set(seatHeader, seat);
  }
}

/** Counts, words of the room, empty places, legends such as "V = vegetarian", and "Groom's side". */
function isAside({ text }: FilledCell): boolean {
  if (isOfRoom(text) || isSeatCount(text) || isTotalLine(text) || isRemark(text)) return true;
  if (isNone(bareText(text)) || isBlankToFill(text)) return true;
  return /^\S{1,3}\s*=\s*\S|[:：]$/u.test(text) || (/\s/u.test(text) && isGroup(text));
}
