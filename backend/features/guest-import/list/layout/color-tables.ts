import { groupBy } from "../../../../../common/lib/group-by.ts";
import type { SheetRow } from "../../formats/sheet.ts";
import { likelyRoles } from "../columns/find-roles.ts";
import { distinctName } from "../model/column-names.ts";
import type { Decisions } from "../model/decisions.ts";
import { type GuestRow, type GuestRows, widthOfRows, withColumns } from "../model/guest-rows.ts";
import { tableHeading } from "./cells/table-heading.ts";

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
  const colors = new Map(
    rows.flatMap((row) => {
      const fill = row.looks?.get(nameColumn)?.fill;
      return fill !== undefined && isName(row.cells[nameColumn]) ? [[row, fill] as const] : [];
    }),
  );
  const legend = legendOf(sheetRows, colors, nameColumn);
  if (!areTables(rows, colors, legend)) return guestRows;
  const labels = new Map<string, string>();
  for (const fill of colors.values()) {
    const named = () => distinctName(nameOfColor(fill), new Set(labels.values()));
    if (!labels.has(fill)) labels.set(fill, legend.get(fill)?.text ?? named());
  }
  const taken = decisions.take({
    id: "colors",
    reason: legend.size > 0 ? "reading.decisions.colors.legend" : "reading.decisions.colors.reason",
    options: ["reading.decisions.colors.tables", "reading.decisions.colors.no"],
    suggested: "tables",
    isCertain: false,
    examples: [...labels.values()],
  });
  if (taken !== "tables") return guestRows;
  const texts = new Set([...legend.values()].map(({ row, column }) => `${row}/${column}`));
  const colored = withColumns(guestRows, ["Table Number"], (row) => [
    { text: labels.get(colors.get(row) ?? "") ?? "" },
  ]);
  const bare = (row: GuestRow) => row.cells.map((cell, at) => (texts.has(`${row.number}/${at}`) ? "" : cell));
  return {
    ...colored,
    rows: colored.rows.map((row) => ({ ...row, cells: bare(row) })),
    fixed: { ...fixed, table: widthOfRows(guestRows) },
  };
}

const isName = (text = "") => text.trim() !== "" && !tableHeading(text.trim())?.isSure;

/** The column of names, if none has tables. Texts of one color each, beside a few of the guests, are a legend. */
function nameWithoutTable(guestRows: GuestRows, decisions: Decisions): number | undefined {
  if (decisions.answerTo("tableColumn") !== undefined) return undefined;
  const { name, table } = likelyRoles(guestRows);
  const { rows } = guestRows;
  const written = table === undefined ? [] : rows.filter(({ cells }) => (cells[table] ?? "").trim() !== "");
  const fills = new Set(written.map(({ looks }) => looks?.get(table ?? -1)?.fill));
  const isLegend = !fills.has(undefined) && fills.size === written.length && written.length * 2 <= rows.length;
  return isLegend ? name[0] : undefined;
}

type Legend = ReadonlyMap<string, { text: string; row: number; column: number }>;

/** The only text besides names that a color has. */
function legendOf(sheetRows: readonly SheetRow[], colors: ReadonlyMap<SheetRow, string>, nameColumn: number): Legend {
  const used = new Set(colors.values());
  const named = new Set([...colors.keys()].map(({ number }) => number));
  const texts = sheetRows.flatMap(({ number: row, cells, looks = new Map() }) =>
    [...looks].flatMap(([column, { fill }]) => {
      const text = (cells[column] ?? "").trim();
      const isOther = text !== "" && used.has(fill) && !(column === nameColumn && named.has(row));
      return isOther ? [{ fill, text, row, column }] : [];
    }),
  );
  const byFill = groupBy(texts, ({ fill }) => fill);
  return new Map([...byFill].flatMap(([fill, [one, ...others]]) => (one && others.length === 0 ? [[fill, one]] : [])));
}

function areTables(rows: readonly SheetRow[], colors: ReadonlyMap<SheetRow, string>, legend: Legend): boolean {
  const count = new Set(colors.values()).size;
  if (colors.size < rows.length * minColored || count < 2 || count > maxColors) return false;
  if ([...legend.values()].filter(({ text }) => tableHeading(text)?.isSure).length * 2 > count) return true;
  return count >= minColors && colors.size >= count * minPerColor && colors.size <= count * maxPerColor;
}

const hues = ["Red", "Orange", "Yellow", "Lime", "Green", "Teal", "Cyan", "Azure", "Blue", "Purple", "Magenta", "Pink"];

/** The nearest of a few names; "Color" for those of a theme. */
function nameOfColor(fill: string): string {
  if (!/^[0-9a-f]{6}$/iu.test(fill)) return "Color";
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => Number.parseInt(fill.slice(at, at + 2), 16));
  const most = Math.max(red, green, blue);
  if (most - Math.min(red, green, blue) < 16) return most < 64 ? "Black" : "Gray";
  const hue = Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) / (Math.PI / 6);
  return hues[(Math.round(hue) + 12) % 12] ?? "Color";
}
