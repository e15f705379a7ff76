import { message } from "../../../../../common/messages/message.ts";
import type { Sheet, SheetRow } from "../../formats/sheet.ts";
import { kindOfCell } from "../model/cell-kind.ts";
import type { TableSize } from "../model/guest-list.ts";
import { filledCells, type GuestRows, plainRows } from "../model/guest-rows.ts";
import { countsSeats, meaningsOf, numberedPerson } from "../words/column-words.ts";
import { tablesByCorner } from "./cells/corner.ts";
import { asCapacity, tableHeading } from "./cells/table-heading.ts";
import type { HeaderRow } from "./header-row.ts";

const minGuestColumns = 2;

/** One row per table, with a column for each of its guests. */
export function findTableRows({ rows }: Sheet, found: HeaderRow | undefined): GuestRows | undefined {
  const headerIndex = found?.index;
  const firstWide = rows.findIndex((row) => filledCells(row).length > minGuestColumns);
  const start = headerIndex ?? (isTitleRow(rows[firstWide]) ? firstWide : firstWide - 1);
  const isHeader = headerIndex !== undefined || isTitleRow(rows[start]);
  const header = isHeader ? rows[start] : undefined;
  const body = rows.slice(start + 1).filter((row) => filledCells(row).length > 0);
  const column = tableColumnOf(header, body);
  if (column === undefined || body.length === 0) return undefined;
  const guestColumns = guestColumnsOf(header, body, column);
  if (guestColumns.length < minGuestColumns) return undefined;
  // Two names in a row are rather a couple, unless their headers mean seats.
  const areTitled = guestColumns.every((guest) => (header?.cells[guest] ?? "").trim() !== "");
  if (guestColumns.length === minGuestColumns && !areTitled) return undefined;
  const labels = body.map(({ cells }) => tableHeading(cells[column] ?? "")?.label ?? "");
  if (new Set(labels).size < labels.length || labels.includes("")) return undefined;
  const above = rows.slice(0, isHeader ? Math.max(0, start) : start + 1);
  return guestRowsOf(above, header, body, column, guestColumns);
}

function tableColumnOf(header: SheetRow | undefined, body: readonly SheetRow[]): number | undefined {
  for (let column = 0; column < 3; column += 1) {
    const title = header?.cells[column] ?? "";
    const isMeant = tablesByCorner(title) !== "columns" && meaningsOf(title).some(({ meaning }) => meaning === "table");
    const areLabels = body.length > 1 && body.every(({ cells }) => tableHeading(cells[column] ?? "")?.isSure);
    if (isMeant || areLabels) return column;
  }
  return undefined;
}

/** Headers are numbers, seats or empty, and contents look like names. */
function guestColumnsOf(header: SheetRow | undefined, body: readonly SheetRow[], tableColumn: number): number[] {
  const width = body.reduce((widest, { cells }) => Math.max(widest, cells.length), 0);
  const columns: number[] = [];
  for (let column = tableColumn + 1; column < width; column += 1) {
    const title = (header?.cells[column] ?? "").trim();
    const texts = body.map(({ cells }) => (cells[column] ?? "").trim()).filter((text) => text !== "");
    const names = texts.filter((text) => kindOfCell(text) === "name" || kindOfCell(text) === "word").length;
    if (texts.length > 0 && names >= texts.length * 0.6 && isSeatTitle(title)) columns.push(column);
  }
  return columns;
}

/** "Table", "Seat 1", "Seat 2" and so on. */
function isTitleRow(row: SheetRow | undefined): boolean {
  if (row === undefined) return false;
  const [first, ...others] = filledCells(row);
  const isTable = meaningsOf(first?.text ?? "").some(({ meaning, weight }) => meaning === "table" && weight >= 0.9);
  return isTable && others.every(({ text }) => isSeatTitle(text));
}

function isSeatTitle(title: string): boolean {
  if (title === "" || /^\p{L}?\s?\d{1,3}$/u.test(title) || numberedPerson(title) !== undefined) return true;
  const seatless = title.replace(/[\s#.:º°-]*\d+\s*$/u, "");
  return seatless !== title
    ? meaningsOf(seatless).some(({ meaning }) => ["seat", "guest", "fullName", "number"].includes(meaning))
    : meaningsOf(title).some(({ meaning }) => meaning === "guest");
}

function guestRowsOf(
  above: readonly SheetRow[],
  header: SheetRow | undefined,
  body: readonly SheetRow[],
  tableColumn: number,
  guestColumns: readonly number[],
): GuestRows {
  const notGuests = above.map(({ number }) => ({ row: number, message: message("reading.notGuests.title") }));
  const tables: TableSize[] = [];
  const sizeColumn = header?.cells.findIndex((title, column) => column !== tableColumn && countsSeats(title)) ?? -1;
  const guests = body.flatMap((row) => {
    const { label: table = "", capacity } = tableHeading(row.cells[tableColumn] ?? "") ?? {};
    const size = capacity ?? asCapacity(row.cells[sizeColumn] ?? "");
    if (size !== undefined) tables.push({ label: table, capacity: size });
    for (const { column, text } of filledCells(row)) {
      const isSize = column === sizeColumn && asCapacity(text) !== undefined;
      if (column === tableColumn || guestColumns.includes(column) || isSize) continue;
      notGuests.push({ row: row.number, message: message("reading.notGuests.cell", { text }) });
    }
    const seated = guestColumns.flatMap((column) => {
      const name = (row.cells[column] ?? "").trim();
      return name === "" ? [] : [{ ...row, cells: [name, table] }];
    });
    if (seated.length === 0) {
      notGuests.push({ row: row.number, message: message("reading.notGuests.cell", { text: table }) });
    }
    return seated;
  });
  return plainRows(["Name", "Table Number"], guests, {
    fixed: { name: 0, table: 1 },
    hasSheetColumns: false,
    isPerTable: true,
    notGuests,
    tables,
    roles: new Map(header === undefined ? [] : [[header.number, "header"]]),
  });
}
