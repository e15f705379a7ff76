import { message } from "../../../../../common/messages/message.ts";
import type { Sheet, SheetRow } from "../../formats/sheet.ts";
import { kindOfCell } from "../model/cell-kind.ts";
import { filledCells, type GuestRows, plainRows, widthOfRows } from "../model/guest-rows.ts";
import { isOfRoom } from "../words/room-words.ts";
import { isTotal, namesTable } from "../words/value-words.ts";
import { hasGivenName, namesGroup } from "./cells/cell-values.ts";
import { continuing, isSeatCount, type TableHeading, tableHeading, withSizes } from "./cells/table-heading.ts";
import type { HeaderRow } from "./header-row.ts";

/** Single-text rows that name the table of the rows below. */
export function findHeadings({ rows }: Sheet, found: HeaderRow | undefined): GuestRows | undefined {
  const headerIndex = found?.index;
  const headings = withoutLegend(rows, headingsOf(rows, headerIndex));
  if (headings.size < 2) return undefined;
  const [firstIndex = 0] = headings.keys();
  const header = headerRowFor(rows, headings, headerIndex, firstIndex);
  const headers = header === undefined ? [] : (rows[header]?.cells ?? []);
  const notGuests = emptyTables(rows, headings, header);
  const roles: GuestRows["roles"] = new Map();
  const kept: SheetRow[] = [];
  const width = widthOfRows({ headers: [...headers], rows: [...rows] });
  const known = new Set<string>();
  let label = "";
  for (const [index, row] of rows.entries()) {
    const heading = headings.get(index);
    if (heading !== undefined) {
      label = continuing(heading, known).label;
      known.add(label);
      roles.set(row.number, "heading");
    } else if (index === header) roles.set(row.number, "header");
    else if (label === "" && index < firstIndex) {
      notGuests.push({ row: row.number, message: message("reading.notGuests.title") });
    } else if (isBetweenTables(rows, index, headings)) {
      notGuests.push({ row: row.number, message: message("reading.notGuests.cell", { text: onlyTextOf(row) }) });
    } else kept.push({ ...row, cells: withCell(row.cells, width, label) });
  }
  if (kept.length < headings.size) return undefined;
  return plainRows(withCell(headers, width, "Table Number"), kept, {
    fixed: { table: width },
    notGuests,
    roles,
    hasSheetColumns: false,
    tables: withSizes([...headings.values()]),
  });
}

function onlyTextOf(row: SheetRow): string {
  return filledCells(row)[0]?.text ?? "";
}

/** A word of the room, or what the tables below have in common. */
function isBetweenTables(
  rows: readonly SheetRow[],
  index: number,
  headings: ReadonlyMap<number, TableHeading>,
): boolean {
  const row = rows[index];
  const [only, ...others] = row === undefined ? [] : filledCells(row);
  if (row === undefined || only === undefined || others.length > 0) return false;
  if (isOfRoom(only.text) || isSeatCount(only.text)) return true;
  const isApart = row.number - (rows[index - 1]?.number ?? 0) > 1;
  // "Bride" alone is somebody, "Bride's side" is not.
  const isGroup = namesGroup(only.text) && only.text.includes(" ");
  return headings.has(index + 1) && (isApart || isGroup) && !hasGivenName(only.text);
}

function emptyTables(
  rows: readonly SheetRow[],
  headings: ReadonlyMap<number, TableHeading>,
  header: number | undefined,
): GuestRows["notGuests"] {
  return [...headings].flatMap(([index, { label }]) => {
    const next = index + 1 === header ? index + 2 : index + 1;
    const isEmpty = next >= rows.length || headings.has(next);
    const row = rows[index]?.number ?? 0;
    return isEmpty ? [{ row, message: message("reading.notGuests.heading", { text: label }) }] : [];
  });
}

function withCell(cells: readonly string[], column: number, text: string): string[] {
  const wide = Array.from({ length: column }, (_, at) => cells[at] ?? "");
  wide[column] = text;
  return wide;
}

/** By row index: those with the word "table", otherwise single texts above rows with more. */
function headingsOf(rows: readonly SheetRow[], headerIndex: number | undefined): Map<number, TableHeading> {
  const candidates = new Map<number, TableHeading>();
  for (const [index, row] of rows.entries()) {
    if (index === headerIndex) continue;
    const text = onlyText(row);
    // A total of a table stands below its guests.
    const heading = text === undefined || isTotal(withoutBrackets(text)) ? undefined : tableHeading(text);
    if (heading !== undefined) candidates.set(index, heading);
  }
  // Among numbered tables, "Head Table" is one, too.
  const sure = filtered(candidates, ({ isSure, label }) => isSure || namesTable(label));
  if (sure.size >= 2 || (sure.size === 1 && candidates.size === 1)) return sure;
  const beside = besideGuests(rows, candidates);
  if (beside.size >= 2) return beside;
  return isGrouped(rows, candidates) ? candidates : afterGaps(rows, candidates);
}

/** "Table 1" of "Table 1 (total 8)", which is a heading. */
function withoutBrackets(text: string): string {
  return text.replace(/\s*[([（].*$/u, "");
}

/** Names of tables below each other, each in a color that guests have, are a legend. */
function withoutLegend(rows: readonly SheetRow[], headings: Map<number, TableHeading>): Map<number, TableHeading> {
  const fillOf = (index: number) => fillsOf(rows[index])[0];
  const stacked = [...headings.keys()].filter((index) => headings.has(index - 1) || headings.has(index + 1));
  const fills = new Set(stacked.map(fillOf));
  if (stacked.length < 2 || fills.has(undefined) || fills.size < stacked.length) return headings;
  const used = new Set(rows.flatMap((row, index) => (headings.has(index) ? [] : fillsOf(row))));
  const isLegend = stacked.filter((index) => used.has(fillOf(index) ?? "")).length >= 2;
  return isLegend ? new Map([...headings].filter(([index]) => !stacked.includes(index))) : headings;
}

function fillsOf(row: SheetRow | undefined): string[] {
  return [...(row?.looks?.values() ?? [])].flatMap(({ fill }) => fill ?? []);
}

function filtered(
  headings: Map<number, TableHeading>,
  keep: (heading: TableHeading) => boolean,
): Map<number, TableHeading> {
  return new Map([...headings].filter(([, heading]) => keep(heading)));
}

function onlyText(row: SheetRow): string | undefined {
  const filled = filledCells(row);
  const [first, ...others] = filled;
  if (first === undefined || first.column > 3) return undefined;
  const isAlone = others.every(({ text }) => isSeatCount(text) || /^\(?\d+\)?$/u.test(text) || text === first.text);
  const [second] = others;
  if (
    others.length === 1 &&
    second &&
    /^\d{1,3}$/u.test(second.text) &&
    tableHeading(`${first.text} ${second.text}`)?.isSure
  ) {
    return `${first.text} ${second.text}`;
  }
  return isAlone ? first.text : undefined;
}

/** Without "table", the rows below must have more cells or whole names, or those above be empty. */
function isGrouped(rows: readonly SheetRow[], headings: ReadonlyMap<number, TableHeading>): boolean {
  if (headings.size < 2) return false;
  const others = rows.filter((_, index) => !headings.has(index));
  const wide = others.filter((row) => filledCells(row).length > 1).length;
  const isSpread = [...headings.keys()].every((index) => !headings.has(index + 1) && index + 1 < rows.length);
  const areLetters = [...headings.values()].every(({ label }) => /^\p{L}$/u.test(label));
  return isSpread && !areLetters && wide >= others.length * 0.9 && others.length >= headings.size * 2;
}

function besideGuests(
  rows: readonly SheetRow[],
  candidates: ReadonlyMap<number, TableHeading>,
): Map<number, TableHeading> {
  const startOf = (row: SheetRow | undefined) => (row === undefined ? undefined : filledCells(row)[0]?.column) ?? 0;
  const left = Math.min(...rows.map(startOf));
  const headings = new Map([...candidates].filter(([index]) => startOf(rows[index]) === left));
  const areApart = rows.every((row, index) => headings.has(index) || startOf(row) > left);
  const isSpread = [...headings.keys()].every((index) => !headings.has(index + 1) && index + 1 < rows.length);
  return areApart && isSpread ? headings : new Map();
}

/** In one column: the first text and those after empty rows, if they look less like names. */
function afterGaps(
  rows: readonly SheetRow[],
  candidates: ReadonlyMap<number, TableHeading>,
): Map<number, TableHeading> {
  const first = [...candidates].filter(([index]) => (rows[index]?.number ?? 0) - (rows[index - 1]?.number ?? -1) > 1);
  const headings = new Map(first);
  const others = rows.filter((_, index) => !headings.has(index));
  const areFollowed = first.every(([index]) => index + 1 < rows.length && !headings.has(index + 1));
  const names = others.filter((row) => kindOfCell(filledCells(row)[0]?.text ?? "") === "name").length;
  const named = first.filter(([, { label }]) => kindOfCell(label) === "name").length;
  const isLikely = areFollowed && first.length >= 2 && others.length >= first.length * 2;
  return isLikely && names >= others.length * 0.7 && named <= first.length * 0.5 ? headings : new Map();
}

/** The row found, if it comes before the guests, or the one below the first heading. */
function headerRowFor(
  rows: readonly SheetRow[],
  headings: ReadonlyMap<number, TableHeading>,
  headerIndex: number | undefined,
  firstHeading: number,
): number | undefined {
  if (headerIndex === undefined || headings.has(headerIndex)) return undefined;
  if (headerIndex <= firstHeading + 1) return headerIndex;
  const row = rows[headerIndex];
  return row !== undefined && filledCells(row).every(({ text }) => kindOfCell(text) !== "integer")
    ? headerIndex
    : undefined;
}
