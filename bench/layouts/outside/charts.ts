import { type ChartStyle, chart } from "./chart.ts";
import type { OutsideKind, OutsideLanguage } from "./outside-kind.ts";

/** Languages with letters to sort by and to write in capitals. */
const lettered: readonly OutsideLanguage[] = ["en", "de", "fr", "es", "it", "pt", "ru"];

type Row = readonly [name: string, common: number, style: ChartStyle, languages?: readonly OutsideLanguage[]];

const from = (source: string, rows: readonly Row[]): OutsideKind[] =>
  rows.map(([name, common, style, languages]) => ({
    name: `blocks, ${name}`,
    group: "chart",
    common,
    source,
    structure: chart(style),
    ...(languages ? { languages } : {}),
  }));

const planpro = "https://planpro.us.com/wedding/templates/seating-chart-google-sheets";
const wedding101 = "https://www.101planners.com/wedding-seating-chart/";
const capacity = "joetannenbaum/steve:app/views/seating/index.blade.php (table name with taken and all places)";
const hall = "drawn by hand: a restaurant's plan of its hall in a spreadsheet, one box of cells per table";
const planner = "drawn by hand: a wedding planner's working sheet, tables as blocks with a gap between them";
const gala = "drawn by hand: a charity dinner's table plan with the sponsor of each table";
const caterer = "drawn by hand: a plan for the kitchen, with the meal beside each name";

/** Tables drawn as blocks of cells. */
export const charts: readonly OutsideKind[] = [
  ...from(planner, [
    ["three across in bands", 8, {}],
    ["ragged columns of tables", 5, { arrangement: "ragged", look: "bold" }],
    ["ragged columns, no style", 4, { across: 2, arrangement: "ragged" }],
    ["two empty columns and rows between", 3, { gapColumns: 2, gapRows: 2 }],
    ["plan starts at C4", 3, { startColumn: 2, startRow: 3, look: "boxed" }],
    ["table's name merged over two cells", 5, { titled: "merged", parts: ["first", "last"], look: "boxed" }],
    [
      "last and first names in two cells",
      3,
      { across: 2, titled: "merged", parts: ["last", "first"], hasHeader: true, look: "grid" },
    ],
    [
      "first and last names, a header in each block",
      4,
      { across: 2, titled: "merged", parts: ["first", "last"], hasHeader: true },
    ],
    ["seat numbers and first and last names", 3, { across: 2, parts: ["seat", "first", "last"], hasHeader: true }],
    ["names in capitals", 2, { title: "{LABEL}", parts: ["capitals"] }, lettered],
    ["title with the number of guests", 5, { titled: "merged", title: "{label} – {guests}", parts: ["seat", "name"] }],
    ["title in capitals", 4, { title: "{LABEL}", look: "bold" }, lettered],
    ["title is a number after a #", 3, { title: "#{n}", look: "bold" }],
    ["title beside the first guest", 4, { across: 2, titled: "left", look: "boxed" }],
    ["title beside, merged over the guests", 4, { across: 2, titled: "left", isTall: true, look: "grid" }],
    ["title in the corner", 3, { across: 2, titled: "corner", look: "boxed" }],
    ["title in the corner, seats beside", 2, { titled: "corner", parts: ["seat", "name"] }],
    ["number of guests below the title", 4, { under: ["({guests})"], look: "bold" }],
    ["number of guests at the end of a block", 5, { total: ["{guests}"], look: "boxed" }],
    ["total at the end of a block", 5, { total: ["{total}: {count}"] }],
    [
      "family and total in a block",
      3,
      {
        across: 2,
        titled: "merged",
        under: ["{family}"],
        total: ["{total}: {count}"],
        parts: ["seat", "name"],
        look: "boxed",
      },
    ],
    ["empty places as dashes", 3, { empty: "dash", seats: 8, size: [3, 6], look: "boxed" }],
    ["saved as .ods", 3, { form: { kind: "ods" } }],
    ["saved as .xlsb", 1, { titled: "merged", parts: ["seat", "name"], form: { kind: "xlsb" } }],
    [
      "saved as .csv",
      4,
      { above: "title", form: { kind: "csv", separator: ",", encoding: "utf-8", hasMark: false, quotes: "needed" } },
    ],
    [
      "copied as cells and pasted",
      4,
      { form: { kind: "pasted", separator: "\t", encoding: "utf-8", hasMark: false, quotes: "needed" } },
    ],
  ]),
  ...from(hall, [
    ["two across, boxed", 6, { across: 2, look: "boxed" }],
    ["four across without gaps, gridlines", 5, { across: 4, gapColumns: 0, look: "grid" }],
    ["boxes that touch each other", 3, { gapColumns: 0, gapRows: 0, look: "boxed" }],
    ["filled boxes that touch each other", 2, { gapColumns: 0, gapRows: 0, look: "filled" }],
    ["title is a bare number", 4, { title: "{n}", look: "boxed" }],
    [
      "title is a bare number, seats beside",
      2,
      { titled: "merged", title: "{n}", parts: ["seat", "name"], look: "boxed", gapRows: 2 },
    ],
    ["room around seats with numbers", 4, { titled: "merged", parts: ["seat", "name"], hasRoom: true, look: "boxed" }],
    [
      "room, title and half-empty tables",
      3,
      { above: "title and venue", hasRoom: true, parts: ["numbered"], empty: "number", seats: 8, size: [3, 7] },
    ],
    ["head table as a row, every second cell", 2, { head: "spread row" }],
    [
      "head table across, seats numbered below",
      3,
      { titled: "merged", parts: ["seat", "name"], head: "row", look: "grid" },
    ],
    ["head table, stage and bar", 3, { head: "row", hasRoom: true, above: "title" }],
  ]),
  ...from("drawn by hand: tables staggered as they stand in the hall", [
    ["each column lower than the one before", 2, { arrangement: "stairs", gapRows: 2 }],
  ]),
  ...from(planpro, [
    ["title and venue above the plan", 5, { above: "title and venue", look: "bold" }],
    [
      "seat numbers, header in each block",
      4,
      { across: 2, titled: "merged", parts: ["seat", "name", "meal"], hasHeader: true, look: "grid" },
    ],
    ["family below the title", 5, { under: ["{family}"], look: "boxed" }],
    [
      "seat, name and meal with a header",
      4,
      { across: 2, parts: ["seat", "name", "initial"], hasHeader: true, hasLegend: true },
    ],
    ["two sides of the family above the tables", 3, { across: 4, sides: true }],
    [
      "two sides, seats numbered",
      2,
      { across: 2, titled: "merged", parts: ["seat", "name"], sides: true, look: "boxed" },
    ],
  ]),
  ...from("https://gettemplated.com/seating-chart-template/ (total of guests and tables above)", [
    ["number of guests above the plan", 3, { above: "count" }],
  ]),
  ...from(`${planpro} (table, seat and guest)`, [
    ["seat numbers beside names", 7, { titled: "merged", parts: ["seat", "name"] }],
  ]),
  ...from(wedding101, [
    [
      "seat numbers, boxed, half empty",
      5,
      { titled: "merged", parts: ["seat", "name"], empty: "number", seats: 10, size: [3, 7], look: "grid" },
    ],
    ["numbers inside the name's cell", 4, { parts: ["numbered"] }],
    ["empty places as lines to write on", 2, { across: 2, parts: ["numbered"], empty: "line", seats: 8, size: [3, 6] }],
  ]),
  ...from(`${wedding101} (a sign for 10, 8 or 6 people a table)`, [
    ["numbers inside the cell, half empty", 4, { parts: ["numbered"], empty: "number", seats: 8, size: [3, 6] }],
  ]),
  ...from("drawn by hand: blocks pasted from a text document", [
    ["bullets before the names", 2, { parts: ["bullet"] }],
  ]),
  ...from("drawn by hand: a list for the reception desk, ticked off at the door", [
    ["boxes to tick before the names", 3, { across: 2, parts: ["box", "name"], look: "boxed" }],
  ]),
  ...from("drawn by hand: an assistant's plan of a company dinner", [
    ["last names first, with a comma", 3, { parts: ["comma"] }],
  ]),
  ...from(capacity, [
    ["title with taken and all places", 5, { title: "{label} ({count}/{seats})" }],
    ["title with the number of guests in brackets", 4, { across: 2, title: "{label} ({guests})", look: "boxed" }],
    ["taken and all places at the end", 2, { total: ["{count} / {seats}"] }],
  ]),
  ...from("drawn by hand: a banquet manager's shorthand", [
    ["title is T1", 3, { title: "T{n}", look: "boxed" }, lettered.slice(0, 6)],
  ]),
  ...from("drawn by hand: tables that have a number for the waiters and a name for the guests", [
    ["title with number and name", 4, { title: "{label} – {name}" }],
    ["title with number and name after a colon", 3, { across: 2, title: "{label}: {name}", look: "boxed" }],
  ]),
  ...from("drawn by hand: tables named after flowers and cities", [
    [
      "title is a name, boxed and bold",
      3,
      { titled: "merged", title: "{name}", parts: ["seat", "name"], look: "boxed" },
    ],
    [
      "title is a name with a header below",
      3,
      { across: 2, titled: "merged", title: "{name}", parts: ["seat", "name", "meal"], hasHeader: true, look: "grid" },
    ],
  ]),
  ...from(`${planpro} (grouped by family and friends)`, [["title with the group", 4, { title: "{label} ({family})" }]]),
  ...from("drawn by hand: a mirrored plan of the left half of a hall", [
    ["title right of the guests, merged", 2, { across: 2, titled: "right", isTall: true, look: "grid" }],
  ]),
  ...from("drawn by hand: a plan seen from the stage", [
    ["title below the guests", 2, { titled: "below", look: "boxed", gapRows: 2 }],
    [
      "title below two cells of names",
      1,
      { across: 2, titled: "below", parts: ["first", "last"], look: "boxed", gapRows: 2 },
    ],
  ]),
  ...from(gala, [
    ["sponsor below the title", 3, { under: ["{sponsor} {name} Bank"], look: "boxed" }],
    [
      "sponsor below the title, seats beside",
      2,
      { titled: "merged", under: ["{sponsor} {name} AG"], parts: ["seat", "name"] },
    ],
  ]),
  ...from("drawn by hand: COUNTA below each table", [
    [
      "bare number at the end of a block",
      3,
      { titled: "merged", parts: ["seat", "name"], total: ["{count}"], look: "boxed" },
    ],
  ]),
  ...from("chenyu-wang/wedding-seat-finder:README.md (table and seat of each guest)", [
    ["empty places written as empty", 3, { empty: "free", seats: 8, size: [3, 6] }],
  ]),
  ...from(caterer, [
    ["initials of meals beside names", 4, { titled: "merged", parts: ["name", "initial"], hasLegend: true }],
    [
      "initials of meals before names",
      2,
      { across: 2, titled: "merged", parts: ["initial", "name"], hasLegend: true, look: "grid" },
    ],
    ["initials of meals in brackets after names", 3, { parts: ["marked"], hasLegend: true }],
    ["meals in words beside names", 4, { across: 2, titled: "merged", parts: ["name", "meal"], look: "boxed" }],
    [
      "saved as .xlsm with a legend",
      1,
      { across: 2, titled: "merged", parts: ["name", "initial"], hasLegend: true, form: { kind: "xlsm" } },
    ],
  ]),
  ...from("drawn by hand: a narrow column of its own for a cross", [
    [
      "an empty cell between seat and name",
      1,
      { across: 2, titled: "merged", parts: ["seat", "gap", "name"], look: "boxed" },
    ],
  ]),
  ...from(
    "https://paperhelp.pw/paper-writing/wedding-table-seating-chart-maker (tables, dance floor and DJ booth on one plan)",
    [["stage, entrance and bar around the tables", 5, { hasRoom: true, look: "boxed" }]],
  ),
  ...from(`${planpro} (head table as a section at the top)`, [
    ["head table as a row across", 4, { head: "row", look: "boxed" }],
  ]),
  ...from("http://myexceltemplates.com/wedding-reception-seating-chart (head table chart above the others)", [
    ["head table as the first column", 4, { head: "column" }],
  ]),
  ...from("drawn by hand: invitations with the number of people, placed at tables", [
    [
      "numbers of people beside names",
      3,
      { across: 2, titled: "merged", parts: ["name", "count"], hasHeader: true, look: "grid" },
    ],
    [
      "numbers of people beside first and last names",
      2,
      { across: 2, parts: ["first", "last", "count"], hasHeader: true },
    ],
  ]),
  ...from("drawn by hand: couples beside each other, two names in each row of a table", [
    ["two people in a row", 5, { across: 2, titled: "merged", perRow: 2, look: "boxed" }],
    ["two people in a row, no gaps", 2, { titled: "merged", perRow: 2, gapColumns: 0, look: "grid" }],
    [
      "two people in a row, seats numbered",
      3,
      { across: 2, titled: "merged", parts: ["seat", "name"], perRow: 2, look: "grid" },
    ],
    ["two people in a row, title beside", 2, { across: 2, titled: "left", isTall: true, perRow: 2, look: "grid" }],
    ["three people in a row", 2, { across: 2, titled: "merged", perRow: 3, gapRows: 2, look: "boxed" }],
  ]),
  ...from(planner, [
    ["seat and name in one cell", 3, { parts: ["seat and name"], look: "boxed" }],
    ["a line for each side of the family", 3, { hasSections: true, look: "boxed", tables: [7, 10] }],
    [
      "a line for each side, seats numbered",
      2,
      { hasSections: true, titled: "merged", parts: ["seat", "name"], tables: [7, 10] },
    ],
    ["one column of blocks, title beside", 3, { across: 1, titled: "left", look: "boxed" }],
    [
      "one column of blocks, total below",
      3,
      { across: 1, total: ["{total}: {count}"], parts: ["seat", "name"], gapRows: 2 },
    ],
  ]),
];
