import { columnKey } from "../../../../../common/column-key.ts";
import { message } from "../../../../../common/messages/message.ts";
import type { Sheet, SheetRow } from "../../formats/sheet.ts";
import { kindOfCell } from "../model/cell-kind.ts";
import type { Decisions } from "../model/decisions.ts";
import { filledCells, type GuestRows, plainRows, widthOfRows } from "../model/guest-rows.ts";
import { meaningsOf } from "../words/column-words.ts";
import { tableHeading } from "./cells/table-heading.ts";
import { findHeaderRow } from "./header-row.ts";
import { type Example, type RowsByExample, textAt } from "./pointed-example.ts";

type Arrangement = "rows" | "tableRows" | "sideBySide";

const labels = {
  rows: "reading.decisions.layout.rows",
  tableRows: "reading.decisions.layout.tableRows",
  sideBySide: "reading.decisions.layout.sideBySide",
} as const;

const reasons = {
  rows: "reading.decisions.layout.rowsReason",
  tableRows: "reading.decisions.layout.tableRowsReason",
  sideBySide: "reading.decisions.layout.sideBySideReason",
} as const;

/** A list with name and table in one row: one guest per row, one table per row, or several lists side by side. */
export function rowsBesideTables(sheet: Sheet, example: Example, decisions: Decisions): RowsByExample {
  const others = example.lastName === null ? tableRowsLike(sheet, example) : undefined;
  const lists = sideBySideLike(sheet, example);
  const ways: Partial<Record<Arrangement, RowsByExample>> = {
    ...(lists && { sideBySide: lists }),
    ...(others && { tableRows: others }),
    rows: listOfPointed(sheet, example),
  };
  const found = (["sideBySide", "tableRows", "rows"] as const).filter((way) => ways[way] !== undefined);
  const [suggested = "rows"] = found;
  const taken = decisions.take({
    id: "layout",
    question: message("reading.decisions.layout.question"),
    reason: message(reasons[suggested]),
    options: found.map((value) => ({ value, label: message(labels[value]) })),
    suggested,
    isCertain: found.length === 1,
  });
  const chosen = found.find((way) => way === taken) ?? suggested;
  return ways[chosen] ?? listOfPointed(sheet, example);
}

/** One guest per row. */
export function listOfPointed(sheet: Sheet, example: Example): RowsByExample {
  const { rows, merges } = sheet;
  const { header, start } = startOf(sheet, example);
  const { name, lastName, table } = example;
  const headerRow = rows[header ?? -1];
  const guestRows = plainRows([...(headerRow?.cells ?? [])], rows.slice(start), {
    merges,
    notGuests: titles(rows.slice(0, header ?? start)),
    roles: new Map(headerRow === undefined ? [] : [[headerRow.number, "header"]]),
    fixed: { name: name.column, lastName: lastName?.column, table: table?.column ?? null },
  });
  return { guestRows, first: firstInRow(rows, start, example) };
}

/** The first row with the whole example. */
function firstInRow(rows: readonly SheetRow[], start: number, example: Example): Example {
  const { name, lastName, table } = example;
  const parts = [name, lastName, table].flatMap((spot) => (spot === null ? [] : [spot.column]));
  const found = rows.findIndex(
    (_, index) => index >= start && parts.every((column) => textAt(rows, { index, column }) !== ""),
  );
  const index = found < 0 ? name.index : found;
  const inRow = <One extends Example["table"]>(spot: One) => spot && { ...spot, index };
  return { name: { ...name, index }, lastName: inRow(lastName), table: inRow(table) };
}

/** Rows above a list. */
export function titles(rows: readonly SheetRow[]): GuestRows["notGuests"] {
  return rows.map(({ number }) => ({ row: number, message: message("reading.notGuests.title") }));
}

/** The header above the example, if there is one, and the first row that may be a guest's. */
function startOf(
  { rows }: Sheet,
  { name, table }: Example,
  columns = table === null ? [name.column] : [name.column, table.column],
): { header: number | undefined; start: number } {
  const found = findHeaderRow(rows);
  const isFilled = (index: number, column: number) => textAt(rows, { index, column }) !== "";
  const isAbove = found !== undefined && found.index < name.index && !isAlike(rows, found.index, table);
  if (isAbove && columns.some((column) => isFilled(found.index, column))) {
    return { header: found.index, start: found.index + 1 };
  }
  const start = rows.findIndex((_, index) => columns.every((column) => isFilled(index, column)));
  const first = start < 0 || start > name.index ? name.index : start;
  return first < name.index && isHeader(rows, first, { name, table })
    ? { header: first, start: first + 1 }
    : { header: undefined, start: first };
}

/** "Table 1" above "Table 2" is no header. */
function isAlike(rows: readonly SheetRow[], index: number, table: Example["table"]): boolean {
  return table !== null && [table, { ...table, index }].every((spot) => /\p{Nd}/u.test(textAt(rows, spot)));
}

/** Above cells of another kind, or in words for columns. */
function isHeader(rows: readonly SheetRow[], index: number, { name, table }: Omit<Example, "lastName">): boolean {
  const cells = rows[index]?.cells ?? [];
  if (meaningsOf(cells[name.column] ?? "").some(({ weight }) => weight >= 0.9)) return true;
  const below = rows.slice(index + 1);
  const isNumber = (text: string) => /^\d+$/u.test(text.trim());
  return cells.some((cell, column) => {
    if (cell.trim() === "" || isNumber(cell) || (column !== table?.column && table !== null)) return false;
    const texts = textsIn(below, column);
    return texts.length > 1 && texts.every(isNumber);
  });
}

const minAlike = 0.6;

/** Several names in one row with their table; each table has a row of its own. */
function tableRowsLike(sheet: Sheet, example: Example): RowsByExample | undefined {
  const { rows } = sheet;
  const { name, table } = example;
  if (table === null) return undefined;
  // The first table may have fewer guests than the example's.
  const { header, start } = startOf(sheet, example, [table.column]);
  const body = rows.slice(start);
  const texts = body.map(({ cells }) => (cells[table.column] ?? "").trim());
  const written = texts.filter((text) => text !== "");
  if (new Set(written).size < written.length || written.length < texts.length) return undefined;
  const columns = nameColumnsLike(body, rows[header ?? -1], name.column, table.column);
  if (columns.length < 2) return undefined;
  const [firstColumn = name.column] = columns;
  const guests = body.flatMap((row) => {
    const label = tableHeading(row.cells[table.column] ?? "")?.label ?? "";
    return columns.flatMap((column) => {
      const text = (row.cells[column] ?? "").trim();
      return text === "" ? [] : [{ ...row, cells: [text, label] }];
    });
  });
  const used = new Set([table.column, ...columns]);
  const left = body.flatMap((row) => leftIn(row, (column) => used.has(column)));
  const headerRow = rows[header ?? -1];
  const guestRows = plainRows(["Name", "Table Number"], guests, {
    fixed: { name: 0, table: 1 },
    hasSheetColumns: false,
    isPerTable: true,
    notGuests: [...titles(rows.slice(0, header ?? start)), ...left],
    roles: new Map(headerRow === undefined ? [] : [[headerRow.number, "header"]]),
  });
  const inFirst = { ...example, name: { ...name, column: firstColumn } };
  return { guestRows, first: firstInRow(rows, start, inFirst) };
}

/** Cells of a row that are in no guest. */
export function leftIn(row: SheetRow, isUsed: (column: number) => boolean): GuestRows["notGuests"] {
  return filledCells(row).flatMap(({ column, text }) =>
    isUsed(column) ? [] : [{ row: row.number, message: message("reading.notGuests.cell", { text }) }],
  );
}

/** Columns on the name's side of the table, with texts of its kind that hardly repeat. */
function nameColumnsLike(
  body: readonly SheetRow[],
  header: SheetRow | undefined,
  name: number,
  table: number,
): number[] {
  const width = widthOfRows({ headers: [], rows: [...body] });
  return Array.from({ length: width }, (_, column) => column).filter((column) => {
    if (column === name) return true;
    if (column === table || column < table !== name < table) return false;
    return !isOtherColumn(header?.cells[column]) && areNamesLike(body, column, name);
  });
}

/** By its header: "Meal", "Plus one", but not "Seat 3" or "Guest". */
function isOtherColumn(title = ""): boolean {
  const meanings = meaningsOf(title.replace(/[\s#.:º°-]*\d+\s*$/u, ""));
  return (
    meanings.length > 0 && !meanings.some(({ meaning }) => ["seat", "guest", "fullName", "number"].includes(meaning))
  );
}

/** Whether a column has names like those of another, which hardly repeat. */
export function areNamesLike(body: readonly SheetRow[], column: number, name: number): boolean {
  const texts = textsIn(body, column);
  const kinds = new Set(textsIn(body, name).map(kindOfCell));
  const alike = texts.filter((text) => isNameKind(text) && kinds.has(kindOfCell(text)));
  return texts.length > 0 && alike.length >= texts.length * minAlike && new Set(texts).size >= texts.length * 0.8;
}

function isNameKind(text: string): boolean {
  const kind = kindOfCell(text);
  return kind === "name" || kind === "word";
}

/** The same columns again to the right, with the same headers or contents. */
function sideBySideLike(sheet: Sheet, example: Example): RowsByExample | undefined {
  const { rows } = sheet;
  const { name, lastName, table } = example;
  if (table === null) return undefined;
  const { header, start } = startOf(sheet, example);
  const headerRow = rows[header ?? -1];
  const body = rows.slice(start);
  const own = [name, table, ...(lastName === null ? [] : [lastName])].map(({ column }) => column - name.column);
  const width = widthOfRows({ headers: [], rows });
  const starts = Array.from({ length: width }, (_, column) => column).filter(
    (column) => column === name.column || isListAt(body, headerRow, column, { own, name: name.column }),
  );
  const [firstStart = 0, ...others] = starts;
  if (others.length === 0) return undefined;
  const [left, right] = [Math.min(...own), Math.max(...own)];
  const period = Math.min(...others.map((column, index) => column - (starts[index] ?? 0)));
  const lead = Math.min(firstStart + left, period - (right - left + 1));
  if (lead < 0) return undefined;
  const from = (column: number) => column + left - lead;
  const parts = starts.map((column, index) => {
    const next = starts[index + 1];
    return { from: from(column), to: next === undefined ? width : from(next) };
  });
  const guests = parts.flatMap((part) =>
    body.flatMap((row) => {
      const cells = row.cells.slice(part.from, part.to);
      return filledCells({ ...row, cells }).length === 0 ? [] : [{ ...row, cells }];
    }),
  );
  const place = (column: number) => column - from(name.column);
  const [firstPart] = parts;
  const guestRows = plainRows(headerRow?.cells.slice(firstPart?.from, firstPart?.to) ?? [], guests, {
    fixed: {
      name: place(name.column),
      lastName: lastName ? place(lastName.column) : undefined,
      table: place(table.column),
    },
    hasSheetColumns: false,
    notGuests: [
      ...titles(rows.slice(0, header ?? start)),
      ...body.flatMap((row) => leftIn(row, (column) => column >= (firstPart?.from ?? 0))),
    ],
    roles: new Map(headerRow === undefined ? [] : [[headerRow.number, "header"]]),
  });
  const moved = (spot: Example["name"]) => ({ ...spot, column: spot.column - name.column + firstStart });
  const inFirst = { name: moved(name), lastName: lastName && moved(lastName), table: moved(table) };
  return { guestRows, first: firstInRow(rows, start, inFirst) };
}

function isListAt(
  body: readonly SheetRow[],
  header: SheetRow | undefined,
  column: number,
  { own, name }: { own: readonly number[]; name: number },
): boolean {
  if (own.some((offset) => own.some((other) => column + offset === name + other))) return false;
  const titleAt = (at: number) => columnKey(header?.cells[at]?.trim() || "-");
  if (own.some((offset) => titleAt(column + offset) !== titleAt(name + offset))) return false;
  const filled = body.filter(({ cells }) => (cells[column] ?? "").trim() !== "");
  const [, table = 0] = own;
  const kinds = new Set(textsIn(body, name + table).map(kindOfCell));
  // Where tables look like names, those of another list look like guests of a table.
  if (header === undefined && textsIn(body, name).some((text) => kinds.has(kindOfCell(text)))) return false;
  const isGuest = ({ cells }: SheetRow) => {
    const [text, label] = [column, column + table].map((at) => (cells[at] ?? "").trim());
    return isNameKind(text ?? "") && kinds.has(kindOfCell(label ?? ""));
  };
  return filled.length > 0 && filled.filter(isGuest).length >= filled.length * minAlike;
}

function textsIn(body: readonly SheetRow[], column: number): string[] {
  return body.map(({ cells }) => (cells[column] ?? "").trim()).filter((text) => text !== "");
}
