import type { SheetRow } from "../../formats/sheet.ts";
import { likelyRoles } from "../columns/find-roles.ts";
import { withMerges } from "../model/cell-kind.ts";
import { isOwnHeader } from "../model/column-names.ts";
import { filledCells, type GuestRows, type PartOfSheet, plainRows } from "../model/guest-rows.ts";
import { writtenName } from "../people/row-names.ts";
import { isGroup, mayBeTotal, meansUnseated, plainAnswer, tableLabel } from "../words/value-words.ts";
import { fits, hasGivenName, isHeaderWord, mayBePerson } from "./cells/cell-values.ts";
import { isTotalLine } from "./cells/table-heading.ts";
import { type HeaderRow, withTicks } from "./header-row.ts";
import { withTableAndSeat } from "./table-and-seat.ts";
import { tableSizesIn } from "./table-sizes.ts";

/** One guest per row, without what stands below the list; and with what is rather no guest there, if there is any. */
export interface TableReading {
  guestRows: GuestRows;
  withAll?: GuestRows;
}

/** The rows below a header. Without one, from the first row that is more than a title. */
export function readTable({ rows, merges, gone }: PartOfSheet, header: HeaderRow | undefined): TableReading {
  const { rows: wide } = withMerges(plainRows([], rows, { merges }), { name: [], areParts: false });
  const isWide = (row: SheetRow) => filledCells(row).length > 1;
  const start = wide.filter(isWide).length * 2 > rows.length ? wide.findIndex(isWide) : 0;
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
  const { guests, doubtful, others } = sectionsOf(all, gone);
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

const maxSections = 20;

/** Empty rows part a list from what stands below it. More of them are the list's own. */
function sectionsOf(guestRows: GuestRows, gone: ReadonlySet<number> = new Set()): Record<Judgement, SheetRow[]> {
  const { headers, rows } = guestRows;
  const sections = partedByGaps(rows, gone);
  const areOwn = sections.length < 2 || sections.length > Math.min(maxSections, Math.max(3, rows.length / 2));
  if (areOwn || isOwnHeader(headers)) return { guests: rows, doubtful: [], others: [] };
  const ofAll = likelyRoles(guestRows);
  // What stands below may hide which column has the names.
  const { name: names, table } = ofAll.name.length > 0 ? ofAll : likelyRoles({ ...guestRows, rows: sections[0] ?? [] });
  const judged: Record<Judgement, SheetRow[]> = { guests: [], doubtful: [], others: [] };
  for (const [index, section] of sections.entries()) {
    const others = sections.filter((other) => other !== section).flat();
    const judgement = index === 0 || names.length === 0 ? "guests" : judge(section, others, { headers, names, table });
    judged[judgement].push(...section);
  }
  return judged;
}

function partedByGaps(rows: readonly SheetRow[], gone: ReadonlySet<number>): SheetRow[][] {
  const sections: SheetRow[][] = [];
  for (const [index, row] of rows.entries()) {
    let next = (rows[index - 1]?.number ?? 0) + 1;
    while (gone.has(next)) next += 1;
    if (index > 0 && row.number === next) sections.at(-1)?.push(row);
    else sections.push([row]);
  }
  return sections;
}

interface Columns {
  headers: readonly string[];
  names: readonly number[];
  table: number | undefined;
}

/** By a header of its own, by tables unlike those of the others, and by names that cannot be people. */
function judge(
  section: readonly SheetRow[],
  others: readonly SheetRow[],
  { headers, names, table }: Columns,
): Judgement {
  const [first, ...rest] = section;
  const tableOf = ({ cells }: SheetRow) => (cells[table ?? -1] ?? "").trim();
  const known = new Set(others.flatMap((row) => [tableOf(row), shapeOf(tableOf(row))]));
  const isHeaded = rest.length > 0 && isOtherHeader(section, headers);
  const written = (isHeaded ? rest : section).map((row) => writtenName(row, names));
  const areMostlyPersons = written.filter(mayBePerson).length * 2 >= written.length;
  if (isHeaded) return areMostlyPersons ? "doubtful" : "others";
  const named = written.filter((text) => text !== "");
  const isWide = section.some((row) => filledCells(row).length > 1);
  const isNobody = (text: string) => isTotalLine(text) || (isWide && fits(text, "person") < 0);
  if (named.length > 0 && named.every(isNobody)) return "others";
  const tables = section.map(tableOf).filter((text) => text !== "");
  const isTitled = rest.length > 0 && isOtherTitle(first) && others.some((row) => tableOf(row) !== "");
  if (tables.length === 0) return isTitled ? "doubtful" : "guests";
  if (areMostlyPersons || tables.some((text) => known.has(text) || known.has(shapeOf(text)))) return "guests";
  return named.every((text) => /^[\p{Lu}\p{Ll}]/u.test(text) && mayBeTotal(text)) ? "others" : "doubtful";
}

/** "Vendors", and no "Friends" or "No table yet" above guests. */
function isOtherTitle(row: SheetRow | undefined): boolean {
  const [only, ...others] = row === undefined ? [] : filledCells(row);
  if (only === undefined || others.length > 0 || hasGivenName(only.text)) return false;
  return !isGroup(only.text) && !meansUnseated(only.text) && plainAnswer(only.text) === undefined;
}

/** Words for columns, and not the list's own again. */
function isOtherHeader([row]: readonly SheetRow[], headers: readonly string[]): boolean {
  const filled = row === undefined ? [] : filledCells(row);
  const words = filled.filter(({ text }) => isHeaderWord(text)).length;
  const isRepeated = filled.some(({ column, text }) => headers[column]?.trim().toLowerCase() === text.toLowerCase());
  const areWords = filled.every(({ text }) => !/\p{Nd}/u.test(text) && !hasGivenName(text));
  return filled.length > 1 && words * 2 >= filled.length && areWords && !isRepeated;
}

/** Numbers, and words with numbers, are like others of their kind; names are only like themselves. */
function shapeOf(table: string): string {
  if (/^#?\p{Nd}{1,3}\p{L}?$/u.test(table)) return "number of a table";
  return tableLabel(table) === undefined ? table : "table and number";
}
