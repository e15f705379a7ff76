import type { Sheet, SheetRow } from "../../formats/sheet.ts";
import { findRoles } from "../columns/find-roles.ts";
import { kindOfCell } from "../model/cell-kind.ts";
import { Decisions } from "../model/decisions.ts";
import { filledCells, type GuestRows, plainRows } from "../model/guest-rows.ts";
import { isOwnHeader } from "../model/own-header.ts";
import { mayBeTotal, plainAnswer, tableLabel } from "../words/value-words.ts";
import { fits, hasGivenName, isHeaderWord } from "./cells/cell-values.ts";
import type { HeaderRow } from "./header-row.ts";
import { withTableAndSeat } from "./table-and-seat.ts";
import { tableSizesIn } from "./table-sizes.ts";
import { withTicks } from "./ticks.ts";

/** One guest per row, without what stands below the list; and with what is rather no guest there, if there is any. */
export interface TableReading {
  guestRows: GuestRows;
  withAll?: GuestRows;
}

/** The rows below a header. Without one, from the first row that is more than a title. */
export function readTable({ rows, merges }: Sheet, header: HeaderRow | undefined): TableReading {
  const wide = rows.filter((row) => filledCells(row).length > 1).length;
  const start = wide * 2 > rows.length ? rows.findIndex((row) => filledCells(row).length > 1) : 0;
  const below = header === undefined ? start : header.index + 1;
  const second = rows[below];
  const first = rows[header?.index ?? -1];
  const isSecond = first !== undefined && second !== undefined && isPartOfHeader(second, first);
  const headers = (first?.cells ?? []).map((cell, column) => (isSecond && second.cells[column]?.trim()) || cell);
  if (isSecond) headers.push(...second.cells.slice(headers.length));
  const all = plainRows(headers, rows.slice(isSecond ? below + 1 : below), {
    merges,
    headerRows: [...(first === undefined ? [] : [first.number]), ...(isSecond ? [second.number] : [])],
    tables: sizesIn(rows.slice(0, header?.index ?? 0)),
  });
  const read = (guestRows: GuestRows) => withTableAndSeat(withTicks(guestRows));
  const { guests, doubtful, others } = sectionsOf(all);
  const found = { ...all, rows: guests, tables: [...all.tables, ...sizesIn(others)] };
  if (doubtful.length === 0) return { guestRows: read(found) };
  const kept = new Set([...guests, ...doubtful]);
  return { guestRows: read(found), withAll: read({ ...found, rows: all.rows.filter((row) => kept.has(row)) }) };
}

const sizesIn = (rows: SheetRow[]) => tableSizesIn({ name: "", rows }) ?? [];

/** "SI" and "NO" below one header for both. */
function isPartOfHeader(row: SheetRow, { cells }: SheetRow): boolean {
  const filled = filledCells(row);
  const isBelowGroup = (column: number) => {
    const [own = "", next = ""] = [cells[column]?.trim(), cells[column + 1]?.trim()];
    return own === "" || next === "";
  };
  const areWords = filled.every(({ text }) => !/\p{Nd}/u.test(text) && (isHeaderWord(text) || plainAnswer(text)));
  return (
    filled.length > 1 && (filled[0]?.column ?? 0) > 0 && areWords && filled.every((cell) => isBelowGroup(cell.column))
  );
}

type Judgement = "guests" | "doubtful" | "others";

/** Empty rows part a list from what stands below it. More of them are the list's own. */
function sectionsOf(guestRows: GuestRows): Record<Judgement, SheetRow[]> {
  const { headers, rows } = guestRows;
  const sections: SheetRow[][] = [];
  for (const [index, row] of rows.entries()) {
    if (row.number === (rows[index - 1]?.number ?? 0) + 1) sections.at(-1)?.push(row);
    else sections.push([row]);
  }
  if (sections.length < 2 || sections.length > Math.max(3, rows.length / 2) || isOwnHeader(headers)) {
    return { guests: rows, doubtful: [], others: [] };
  }
  const found = findRoles(guestRows, new Decisions());
  const { name: names, table } = found.kind === "found" ? found.roles : found.likely;
  const [name] = names;
  const judged: Record<Judgement, SheetRow[]> = { guests: [], doubtful: [], others: [] };
  for (const [index, section] of sections.entries()) {
    const others = sections.filter((other) => other !== section).flat();
    const judgement = index === 0 || name === undefined ? "guests" : judge(section, others, { headers, name, table });
    judged[judgement].push(...section);
  }
  return judged;
}

interface Columns {
  headers: readonly string[];
  name: number;
  table: number | undefined;
}

/** By a header of its own, by tables unlike those of the others, and by names that cannot be people. */
function judge(
  section: readonly SheetRow[],
  others: readonly SheetRow[],
  { headers, name, table }: Columns,
): Judgement {
  const [first, ...rest] = section;
  const tableOf = ({ cells }: SheetRow) => (cells[table ?? -1] ?? "").trim();
  const shapes = new Set(others.map((row) => shapeOf(tableOf(row))));
  const isHeaded = first !== undefined && rest.length > 0 && isOtherHeader(first, headers);
  const rows = isHeaded ? rest : section;
  const written = rows.map(({ cells }) => (cells[name] ?? "").trim()).filter((text) => text !== "");
  const persons = written.filter(hasGivenName).length;
  if (isHeaded) return persons * 2 >= rows.length ? "doubtful" : "others";
  if (persons * 2 >= rows.length) return "guests";
  const isWide = rows.some((row) => filledCells(row).length > 1);
  if (isWide && written.length > 0 && written.every((text) => fits(text, "person") < 0)) return "others";
  const tabled = rows.filter((row) => tableOf(row) !== "");
  if (tabled.length === 0 || tabled.some((row) => shapes.has(shapeOf(tableOf(row))))) return "guests";
  return written.every((text) => /^\p{L}/u.test(text) && !/^\p{Lo}/u.test(text) && mayBeTotal(text))
    ? "others"
    : "doubtful";
}

/** Words for columns, and not the list's own again. */
function isOtherHeader(row: SheetRow, headers: readonly string[]): boolean {
  const filled = filledCells(row);
  const words = filled.filter(({ text }) => isHeaderWord(text)).length;
  const isRepeated = filled.some(({ column, text }) => headers[column]?.trim().toLowerCase() === text.toLowerCase());
  const areWords = filled.every(({ text }) => !/\p{Nd}/u.test(text) && !hasGivenName(text));
  return filled.length > 1 && words * 2 >= filled.length && areWords && !isRepeated;
}

function shapeOf(table: string): string {
  if (table === "") return "";
  return tableLabel(table) === undefined ? kindOfCell(table) : "label";
}
