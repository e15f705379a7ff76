import { type MessageKey, message } from "../../../../../common/messages/message.ts";
import type { SheetRow } from "../../formats/sheet.ts";
import type { CellPlace } from "../../guest-preview.ts";
import { likelyRoles } from "../columns/find-roles.ts";
import { reasonsAgainst } from "../left-out.ts";
import { withMerges } from "../model/cell-kind.ts";
import type { ColumnRoles } from "../model/column-roles.ts";
import { filledCells, type GuestRow, type GuestRows, placeKey as keyOf } from "../model/guest-rows.ts";
import { writtenName } from "../people/row-names.ts";
import { sureMeanings } from "../words/column-words.ts";
import { isUnnamedGuest } from "../words/value-words.ts";
import { fits, mayBePerson, type TextUse } from "./cells/cell-values.ts";
import { tableHeading } from "./cells/table-heading.ts";
import { isBlankToFill } from "./text/line-starts.ts";

/** How well a reading explains a sheet, and whom it finds where. */
export interface Score {
  /** 1 for a sheet in which every text is surely what the reading takes it for. */
  value: number;
  /** The guests with their tables, to compare readings. */
  seated: ReadonlySet<string>;
}

const examinedRows = 300;
/** What the name of a table weighs that is written once. */
const ofLabel = 2;
/** A name that is written more often is rather a meal. */
const maxNamesakes = 2;
const minSize = 2;
const maxSize = 30;
/** Shares of the score: what the texts are, and how guests are spread over tables. */
const ofTexts = 0.7;
const ofTables = 0.3;

/** The one measure for all readings: how much of a sheet each explains as guests, tables, details and asides. */
export function scoreOf(guestRows: GuestRows, strain: number, sheetRows: readonly SheetRow[]): Score {
  const roles = likelyRoles(guestRows);
  const examined = sheetRows.slice(0, examinedRows);
  const last = examined.at(-1)?.number ?? 0;
  const part = { ...guestRows, rows: guestRows.rows.filter(({ number }) => number <= last) };
  const { rows } = withMerges(part, roles);
  const names = rows.map((row) => writtenName(row, roles.name));
  const reasons = reasonsAgainst(part, rows, names, roles, new Set());
  const guests = rows.flatMap((row, at) => (reasons[at] ? [] : [{ row, name: names[at] ?? "" }]));
  const asides = rows.filter((_, at) => reasons[at] !== undefined && reasons[at].key !== "reading.notGuests.header");
  const table = guestRows.fixed.table ?? -1;
  const headers = examined.filter(({ number }) => guestRows.headerRows.includes(number));
  const labels = new Set(rows.map(({ cells }) => (cells[table] ?? "").trim()).filter((label) => label !== ""));
  const texts: Evidence[] = [
    ...guests.flatMap(({ row }) => evidenceIn(row, guestRows, roles)),
    ...evidenceOfNames(guests.map(({ name }) => name)),
    ...asides.flatMap(filledCells).flatMap(({ column, text }) => (column === table ? [] : [as(text, "aside")])),
    ...headers.flatMap(filledCells).map(({ text }) => as(text, "header")),
    ...[...labels].map((label) => as(label, "table", ofLabel)),
    ...leftOver(examined, guestRows).flatMap(evidenceOfLeft),
  ];
  const weights = texts.reduce((sum, { weight }) => sum + weight, 0);
  const average = texts.reduce((sum, { value, weight }) => sum + value * weight, 0) / (weights || 1);
  const seated = new Set<string>();
  const tables = new Map<string, number>();
  for (const { row, name } of guests.filter((guest) => guest.name !== "")) {
    const own = (row.cells[roles.table ?? -1] ?? "").trim();
    const guest = `${name}\n${own}`;
    if (!seated.has(guest)) tables.set(own, (tables.get(own) ?? 0) + countIn(row, roles));
    seated.add(guest);
  }
  return { value: ofTexts * average + ofTables * spread(tables) - strain, seated };
}

/** How well a text fits what it is taken for, from -1 to 1. */
interface Evidence {
  value: number;
  weight: number;
}

const as = (text: string, use: TextUse, weight = 1): Evidence => ({ value: fits(text, use), weight });
const sure = (value: number): Evidence => ({ value, weight: 1 });

function evidenceOfNames(names: readonly string[]): Evidence[] {
  const counts = new Map<string, number>();
  return names.flatMap((name) => {
    if (name === "") return [];
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    if (isUnnamedGuest(name)) return [as(name, "person")];
    if (count > maxNamesakes) return [sure(-0.4)];
    return [count > 1 && !mayBePerson(name) ? sure(0) : as(name, "person")];
  });
}

/** Of what a row has besides the name; a table's heading is one text, wherever it is repeated. */
function evidenceIn(row: GuestRow, { headers, fixed }: GuestRows, roles: ColumnRoles): Evidence[] {
  const others = roles.plusOnes.flatMap((guest) => guest.name);
  return filledCells(row).flatMap(({ column, text }) => {
    if (roles.name.includes(column) || (column === roles.table && column === fixed.table)) return [];
    if (column === roles.table && roles.isTableAmongTags) return [sure(1)];
    if (others.includes(column)) return [as(text, "person", 0.5)];
    return [evidenceBelow(headers[column] ?? "", text, column === roles.table)];
  });
}

function evidenceBelow(header: string, text: string, isTable: boolean): Evidence {
  const [meant] = sureMeanings(header);
  const areTables = meant === "table";
  if (isTable) return as(text, areTables ? "namedTable" : "table");
  if (meant === undefined) return as(text, "property");
  return sure(areTables ? -0.5 : 0.4);
}

function countIn({ cells }: GuestRow, { plusOnes }: ColumnRoles): number {
  return 1 + plusOnes.filter(({ name }) => name.some((column) => (cells[column] ?? "").trim() !== "")).length;
}

/** Empty places are nothing to explain, and numbers of empty seats little. */
function evidenceOfLeft({ text, kind }: LeftCell): Evidence[] {
  if (isBlankToFill(text)) return [];
  if (kind === "heading" && tableHeading(text)?.isSure) return [as(text, "table", 0.5)];
  if (kind === "above") return [as(text, "aside", 0.5)];
  return [as(text, "aside", /^\p{Nd}{1,2}$/u.test(text) ? 0.2 : 1)];
}

/** 1 if every guest has a table, and tables have the usual sizes. */
function spread(tables: ReadonlyMap<string, number>): number {
  let all = 0;
  let good = 0;
  for (const [table, guests] of tables) {
    all += guests;
    if (table !== "") good += guests * (guests < minSize || guests > maxSize ? 0.4 : 1);
  }
  return all === 0 ? -1 : good / all;
}

/** A cell that a reading takes for nothing, or a heading without guests. */
interface LeftCell extends CellPlace {
  text: string;
  kind: "above" | "between" | "heading";
}

/** The cells of a sheet that are in no guest and no header, in reading order. */
function leftOver(sheetRows: readonly SheetRow[], { rows, headerRows, headings }: GuestRows): LeftCell[] {
  const whole = new Set<number>();
  const cells = new Set<number>();
  for (const { number, places } of rows) {
    if (places === undefined) whole.add(number);
    else for (const place of places) if (place !== undefined) cells.add(keyOf(place));
  }
  const named = new Set(headings.map(keyOf));
  const headers = new Set(headerRows);
  let isAbove = true;
  return sheetRows.flatMap((row) => {
    if (whole.has(row.number) || headers.has(row.number)) {
      isAbove &&= headers.has(row.number) && !whole.has(row.number);
      return [];
    }
    return filledCells(row).flatMap(({ column, text }): LeftCell[] => {
      const place = { row: row.number, column };
      const isTaken = cells.has(keyOf(place));
      isAbove &&= !isTaken && !named.has(keyOf(place));
      if (isTaken) return [];
      if (named.has(keyOf(place))) return [{ ...place, text, kind: "heading" }];
      return [{ ...place, text, kind: isAbove ? "above" : "between" }];
    });
  });
}

const keys = {
  heading: "reading.notGuests.heading",
  between: "reading.notGuests.cell",
} as const satisfies Partial<Record<LeftCell["kind"], MessageKey>>;

/** With what is left over, for the organizer: rows above the list, and cells elsewhere; of a plain list, whole rows. */
export function withLeftOver(guestRows: GuestRows, sheetRows: readonly SheetRow[]): GuestRows {
  const seen = new Set<number>();
  const notGuests = leftOver(sheetRows, guestRows).flatMap(({ row, text, kind }) => {
    const isOnce = kind === "above" || guestRows.hasSheetColumns;
    if (isOnce && seen.has(row)) return [];
    seen.add(row);
    return [{ row, message: kind === "above" ? message("reading.notGuests.title") : message(keys[kind], { text }) }];
  });
  return { ...guestRows, notGuests: [...guestRows.notGuests, ...notGuests] };
}
