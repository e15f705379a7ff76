import type { SheetPlan } from "../file-plan.ts";
import type { Layout } from "../layout.ts";
import type { Drawn } from "./template.ts";
import { kindsOf } from "./templated.ts";

const kind = kindsOf("structure");

const colors = ["FFF2CC", "D9EAD3", "CFE2F3", "F4CCCC", "D9D2E9", "FCE5CD"];

/** Changes the list's sheet, and keeps it a workbook that stores marks. */
const marked =
  (change: (sheet: SheetPlan, drawn: Drawn) => Partial<SheetPlan>) =>
  (layout: Layout, drawn: Drawn): Layout => ({
    ...layout,
    sheets: layout.sheets.map((sheet, place) => (place === 0 ? { ...sheet, ...change(sheet, drawn) } : sheet)),
    form: { kind: "xlsx" },
  });

const rowsOf = ({ entryAt }: Drawn, isOut: boolean): number[] =>
  entryAt.flatMap((entry, row) => (entry?.isOut === isOut ? [row] : []));

const struck = marked(({ rows }, drawn) => ({
  struck: rowsOf(drawn, true).flatMap((row) => (rows[row] ?? []).map((_, column) => ({ row, column }))),
}));

const filledByTable = marked((_, { entryAt }) => ({
  fills: entryAt.flatMap((entry, row) =>
    entry ? [{ row, column: 0, color: colors[entry.place % colors.length] ?? "" }] : [],
  ),
}));

/** The names and, in a legend above the list, the tables have the same color. */
const filledWithLegend = marked((sheet, drawn) => {
  const { fills = [] } = filledByTable({ sheets: [sheet], guests: [] }, drawn).sheets[0] ?? sheet;
  const legend = sheet.rows.flatMap((row, place) => (row.length === 1 && !drawn.entryAt[place] ? [place] : []));
  return {
    fills: [...fills, ...legend.map((row, place) => ({ row, column: 0, color: colors[place % colors.length] ?? "" }))],
  };
});

const confirmedInGreen = marked((_, drawn) => ({
  fills: rowsOf(drawn, false).map((row) => ({ row, column: 0, color: "D9EAD3" })),
}));

/** Each table's rows are a group that somebody closed, so that only the headings show. */
const collapsed = marked((_, { entryAt }) => {
  const places = [...new Set(entryAt.flatMap((entry) => (entry ? [entry.place] : [])))];
  return {
    outline: places.map((place) => {
      const rows = entryAt.flatMap((entry, row) => (entry?.place === place ? [row] : []));
      return { from: Math.min(...rows), to: Math.max(...rows), level: 1, isCollapsed: true };
    }),
  };
});

const withHiddenColumn = (column: number) => marked(() => ({ hiddenColumns: [column] }));

const names = { top: "{Name} | {Table}", each: "{name} | {n}" };
const crossed = "as planners keep them: a line through who cancelled, so that the row stays known";

/** What only marks of cells and rows tell. */
export const marks = [
  kind("struck-out rows of people who cancelled", 5, crossed, undefined, {
    ...names,
    outside: 0.12,
    out: { isReported: true },
    change: struck,
  }),
  kind("struck-out names below headings", 4, crossed, ["en", "de", "fr", "es"], {
    head: "{t}",
    each: "{name}",
    foot: "",
    outside: 0.12,
    out: { isReported: true },
    change: struck,
  }),
  kind(
    "struck out, with the reason beside",
    4,
    crossed,
    { en: "cancelled", de: "hat abgesagt", fr: "ne vient pas", it: "non viene", ru: "не придёт" },
    {
      top: "{Name} | {Table} | {Notes}",
      each: "{name} | {n} | ",
      outside: 0.12,
      out: { each: "{name} | {n} | {x}", isReported: true },
      change: struck,
    },
  ),
  kind("groups of rows that are closed", 4, "Excel's outline, closed before the file was sent", undefined, {
    head: "{t} | {c}",
    each: "{empty} | {name}",
    order: "tables",
    change: collapsed,
  }),
  kind(
    "colors are tables, with a legend: a question is right",
    3,
    "hochzeit-brautinfo.at and madamedecoeur.com: a color for each group or table",
    {
      en: "Table 1\nTable 2\nTable 3\nTable 4",
      de: "Tisch 1\nTisch 2\nTisch 3\nTisch 4",
      fr: "Table 1\nTable 2\nTable 3\nTable 4",
    },
    { top: "{x}\n{Name} | {Meal}", each: "{name} | {meal}", order: "tables", tables: 4, change: filledWithLegend },
  ),
  kind("colors beside the tables' numbers", 4, "as planners keep them: a color for each table", undefined, {
    ...names,
    order: "tables",
    change: filledByTable,
  }),
  kind(
    "green for who confirmed",
    4,
    "as couples keep them: the row turns green with the answer",
    ["en", "de", "es", "it"],
    {
      ...names,
      outside: 0.2,
      out: { each: "{name} | ", isGuest: true },
      change: confirmedInGreen,
    },
  ),
  kind(
    "the plan before last in a hidden column",
    3,
    "as planners keep them: an older plan that nobody should see",
    { en: "Table (old)", de: "Tisch (alt)", fr: "Table (ancienne)" },
    { top: "{Name} | {x} | {Table}", each: "{name} | {earlier} | {n}", change: withHiddenColumn(1) },
  ),
  kind("ids in a hidden column", 4, "templates of tools that recognize their rows by a hidden id", ["en", "de", "pt"], {
    top: "ID | {Name} | {Table}",
    each: "{id} | {name} | {n}",
    change: withHiddenColumn(0),
  }),
];
