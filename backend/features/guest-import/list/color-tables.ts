import { message } from "../../../../common/messages/message.ts";
import type { SheetRow } from "../formats/sheet.ts";
import { findRoles } from "./columns/find-roles.ts";
import { tableHeading } from "./layout/cells/table-heading.ts";
import { Decisions } from "./model/decisions.ts";
import { type GuestRows, widthOfRows, withColumns } from "./model/guest-rows.ts";

const minColored = 0.6;
const minColors = 3;
const maxColors = 60;
/** More guests of one color are a side of the family, fewer are marks. */
const maxPerColor = 16;
const minPerColor = 1.5;

/** Tables by the colors of names, if there are no others, and the organizer says so. */
export function withColorTables(guestRows: GuestRows, sheetRows: readonly SheetRow[], decisions: Decisions): GuestRows {
  const { rows, fixed, hasSheetColumns } = guestRows;
  const isPlain = !hasSheetColumns || fixed.table !== undefined || !rows.some(({ looks }) => looks !== undefined);
  const nameColumn = isPlain ? undefined : nameWithoutTable(guestRows, decisions);
  if (nameColumn === undefined) return guestRows;
  const colors = colorsOf(rows, nameColumn);
  const legend = legendOf(sheetRows, rows, nameColumn, new Set(colors.values()));
  if (!areTables(rows, colors, legend)) return guestRows;
  const taken = decisions.take({
    id: "colors",
    question: message("reading.decisions.colors.question"),
    reason: message(legend.size > 0 ? "reading.decisions.colors.legend" : "reading.decisions.colors.reason"),
    options: [
      { value: "tables", label: message("reading.decisions.colors.tables") },
      { value: "no", label: message("reading.decisions.colors.no") },
    ],
    suggested: "tables",
    isCertain: false,
    examples: [...new Set(colors.values())].map((color) => legend.get(color)?.text ?? nameOfColor(color)),
  });
  return taken === "tables" ? withColumn(guestRows, colors, legend) : guestRows;
}

/** The column of names, if none has tables. */
function nameWithoutTable(guestRows: GuestRows, decisions: Decisions): number | undefined {
  if (decisions.answerTo("tableColumn") !== undefined) return undefined;
  const found = findRoles(guestRows, new Decisions());
  const roles = found.kind === "found" ? found.roles : found.likely;
  return roles.table === undefined || isLegend(guestRows.rows, roles.table) ? roles.name[0] : undefined;
}

/** Texts of one color each, beside a few of the guests. */
function isLegend(rows: readonly SheetRow[], column: number): boolean {
  const written = rows.filter(({ cells }) => (cells[column] ?? "").trim() !== "");
  const fills = new Set(written.map(({ looks }) => looks?.get(column)?.fill));
  return !fills.has(undefined) && fills.size === written.length && written.length * 2 <= rows.length;
}

type Colors = ReadonlyMap<SheetRow, string>;

function colorsOf(rows: readonly SheetRow[], column: number): Colors {
  return new Map(
    rows.flatMap((row) => {
      const text = row.cells[column] ?? "";
      const fill = row.looks?.get(column)?.fill;
      return fill === undefined || text.trim() === "" || tableHeading(text)?.isSure ? [] : [[row, fill] as const];
    }),
  );
}

interface LegendEntry {
  text: string;
  row: number;
  column: number;
}

/** The only text besides names that a color has. */
function legendOf(
  sheetRows: readonly SheetRow[],
  rows: readonly SheetRow[],
  nameColumn: number,
  colors: ReadonlySet<string>,
): Map<string, LegendEntry> {
  const named = new Set(rows.map(({ number }) => number));
  const found = new Map<string, LegendEntry[]>();
  for (const { number, cells, looks = new Map() } of sheetRows) {
    for (const [column, { fill }] of looks) {
      const text = (cells[column] ?? "").trim();
      const isName = column === nameColumn && named.has(number) && !tableHeading(text)?.isSure;
      if (text === "" || isName || fill === undefined || !colors.has(fill)) continue;
      found.set(fill, [...(found.get(fill) ?? []), { text, row: number, column }]);
    }
  }
  return new Map(
    [...found].flatMap(([fill, [entry, ...others]]) => (entry && others.length === 0 ? [[fill, entry]] : [])),
  );
}

function areTables(rows: readonly SheetRow[], colors: Colors, legend: ReadonlyMap<string, LegendEntry>): boolean {
  const count = new Set(colors.values()).size;
  if (colors.size < rows.length * minColored || count < 2 || count > maxColors) return false;
  const namesTables = [...legend.values()].filter(({ text }) => tableHeading(text)?.isSure).length;
  if (namesTables * 2 > count) return true;
  return count >= minColors && colors.size >= count * minPerColor && colors.size <= count * maxPerColor;
}

function withColumn(guestRows: GuestRows, colors: Colors, legend: ReadonlyMap<string, LegendEntry>): GuestRows {
  const width = widthOfRows(guestRows);
  const used = new Set([...legend.values()].map(({ row, column }) => `${row}/${column}`));
  const labels = new Map<string, string>();
  for (const color of colors.values()) {
    if (!labels.has(color)) labels.set(color, legend.get(color)?.text ?? distinct(nameOfColor(color), labels));
  }
  const isLegend = (row: SheetRow) => row.cells.map((cell, at) => (used.has(`${row.number}/${at}`) ? "" : cell));
  const bare = { ...guestRows, rows: guestRows.rows.map((row) => ({ ...row, cells: isLegend(row) })) };
  const colorOf = new Map(bare.rows.map((row, index) => [row, colors.get(guestRows.rows[index] ?? row) ?? ""]));
  const colored = withColumns(bare, ["Table Number"], (row) => [{ text: labels.get(colorOf.get(row) ?? "") ?? "" }]);
  return { ...colored, fixed: { ...guestRows.fixed, table: width } };
}

function distinct(name: string, labels: ReadonlyMap<string, string>): string {
  const taken = new Set(labels.values());
  let number = 1;
  while (taken.has(number === 1 ? name : `${name} ${number}`)) number += 1;
  return number === 1 ? name : `${name} ${number}`;
}

const hues = ["Red", "Orange", "Yellow", "Lime", "Green", "Teal", "Cyan", "Azure", "Blue", "Purple", "Magenta", "Pink"];

/** The nearest of a few names; "Color" for those of a theme. */
function nameOfColor(fill: string): string {
  const [, ...parts] = /^([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/iu.exec(fill) ?? [];
  const [red = 0, green = 0, blue = 0] = parts.map((part) => Number.parseInt(part, 16));
  if (parts.length === 0) return "Color";
  const most = Math.max(red, green, blue);
  const spread = most - Math.min(red, green, blue);
  if (spread < 16) return most < 64 ? "Black" : "Gray";
  return hues[Math.round(hueOf(red, green, blue, most, spread) * 2) % hues.length] ?? "Color";
}

/** From 0 for red to 6. */
function hueOf(red: number, green: number, blue: number, most: number, spread: number): number {
  if (most === red) return ((((green - blue) / spread) % 6) + 6) % 6;
  return most === green ? (blue - red) / spread + 2 : (red - green) / spread + 4;
}
