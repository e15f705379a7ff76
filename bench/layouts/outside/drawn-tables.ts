import type { Structure } from "../layout.ts";
import { cellPerTable, seatMap, sheetPerTable } from "./grids.ts";
import { halves, letters } from "./lists.ts";
import type { OutsideKind, OutsideLanguage } from "./outside-kind.ts";
import { shapes } from "./shapes.ts";

const lettered: readonly OutsideLanguage[] = ["en", "de", "fr", "es", "it", "pt"];

const hall = "drawn by hand: people written around a merged cell for the table";
const long = "drawn by hand: a long table with both its sides, as venues of one long board draw it";
const poster = "drawn by hand: the alphabetical list that hangs at the entrance";
const print = "drawn by hand: one list in several columns, to fit a printed page";
const matrix = "chenyu-wang/wedding-seat-finder:README.md (table and seat position of each guest), as a grid";
const cells = "drawn by hand: a table's names typed into one cell or in rows beside its name, to save space";
const perSheet = "jds3d/seating_chart_creator:README.md (a roster of each table)";

const kind = (
  name: string,
  common: number,
  source: string,
  structure: Structure,
  languages?: readonly OutsideLanguage[],
): OutsideKind => ({ name, group: "chart", common, source, structure, ...(languages ? { languages } : {}) });

/** Tables drawn as they stand in a room, lists that hang at its entrance and grids of seats. */
export const drawnTables: readonly OutsideKind[] = [
  kind("ring, two across", 4, hall, shapes({ shape: "ring" })),
  kind("ring, three across, boxed", 3, hall, shapes({ shape: "ring", across: 3, isBoxed: true })),
  kind("ring without merged cells", 2, hall, shapes({ shape: "ring", isMerged: false })),
  kind("ring with numbers", 2, hall, shapes({ shape: "ring", hasSeats: true })),
  kind("ring with things of the room", 2, hall, shapes({ shape: "ring", hasRoom: true })),
  kind("ring below each other", 2, hall, shapes({ shape: "ring", across: 1 })),
  kind("ring around a number", 2, hall, shapes({ shape: "wide ring", title: "{n}", isBoxed: true })),
  kind("small ring, three across", 3, hall, shapes({ shape: "wide ring", across: 3 })),
  kind(
    "four around a table",
    2,
    "drawn by hand: a café with tables for four",
    shapes({ shape: "cross", across: 3, tables: [6, 9] }),
  ),
  kind("long tables with two sides", 4, long, shapes({ shape: "two sides" })),
  kind("long tables, not merged", 3, long, shapes({ shape: "two sides", isMerged: false })),
  kind("long tables with ends", 2, long, shapes({ shape: "two sides, ends" })),
  kind("one long table", 2, long, shapes({ shape: "two sides", tables: [2, 2], across: 1 })),
  kind("long tables lying", 3, long, shapes({ shape: "two rows", across: 1 })),
  kind("long tables lying, numbers", 2, long, shapes({ shape: "two rows", across: 1, hasSeats: true, isBoxed: true })),
  kind("long tables with things of the room", 2, long, shapes({ shape: "two sides", hasRoom: true, isBoxed: true })),
  kind(
    "tables in a U",
    1,
    "drawn by hand: tables set as a U for a company dinner",
    shapes({ shape: "u", tables: [2, 3] }),
  ),
  kind("letters, names with dots", 4, poster, letters({ entry: "dots", across: 3, by: "last" }), lettered),
  kind(
    "letters, first names with dots",
    2,
    poster,
    letters({ entry: "dots", across: 2, by: "first", hasTitle: true }),
    lettered,
  ),
  kind(
    "letters, names and tables after a dash",
    3,
    poster,
    letters({ entry: "dash", across: 3, by: "last", hasTitle: true }),
    lettered,
  ),
  kind("letters, tables in brackets", 2, poster, letters({ entry: "brackets", across: 2, by: "first" }), lettered),
  kind(
    "letters, name and table in two cells",
    4,
    poster,
    letters({ entry: "two cells", across: 3, by: "last", hasTitle: true }),
    lettered,
  ),
  kind("letters, one column, two cells", 3, poster, letters({ entry: "two cells", across: 1, by: "first" }), lettered),
  kind("grid, tables in rows, named corner", 3, matrix, seatMap({ tablesIn: "rows", corner: "table", seat: "number" })),
  kind(
    "grid, numbers in rows, both in the corner",
    2,
    matrix,
    seatMap({ tablesIn: "rows", corner: "both", title: "{n}", seat: "number" }),
  ),
  kind(
    "grid, numbers in columns, both in the corner",
    2,
    matrix,
    seatMap({ tablesIn: "columns", corner: "both", title: "{n}", seat: "number" }),
  ),
  kind(
    "grid, tables in rows, seats by letters",
    2,
    matrix,
    seatMap({ tablesIn: "rows", corner: "nothing", seat: "letter" }),
  ),
  kind(
    "grid, tables in columns, seats by letters",
    2,
    matrix,
    seatMap({ tablesIn: "columns", corner: "nothing", seat: "letter" }),
  ),
  kind(
    "grid with a number of guests",
    3,
    matrix,
    seatMap({ tablesIn: "rows", corner: "table", seat: "word", hasCount: true }),
  ),
  kind(
    "grid, T1 in columns",
    2,
    matrix,
    seatMap({ tablesIn: "columns", corner: "table", title: "T{n}", seat: "word" }),
    lettered,
  ),
  kind("sheets, ring and title", 2, perSheet, sheetPerTable({ shows: "ring", sheetName: "{label}", title: "{label}" })),
  kind("sheets, ring without a title", 1, perSheet, sheetPerTable({ shows: "ring", sheetName: "{label}" })),
  kind(
    "sheets, list and legend",
    2,
    perSheet,
    sheetPerTable({ shows: "list and legend", sheetName: "T{n}", title: "{label}" }),
    lettered,
  ),
  kind(
    "sheets, list after an overview",
    2,
    perSheet,
    sheetPerTable({ shows: "list", sheetName: "{label}", hasOverview: true }),
  ),
  kind(
    "sheets, two columns of names",
    2,
    perSheet,
    sheetPerTable({ shows: "two columns", sheetName: "{n}", title: "{label}" }),
  ),
  kind(
    "sheets, first and last names alone",
    2,
    perSheet,
    sheetPerTable({ shows: "first and last", sheetName: "{label}" }),
  ),
  kind(
    "sheets named after tables with names",
    2,
    perSheet,
    sheetPerTable({ shows: "list", sheetName: "{n} {name}", title: "{label} – {name}" }),
  ),
  kind(
    "halves, two lists beside each other",
    5,
    print,
    halves({ above: "nothing", columns: "name, table", parts: 2, gap: 1, hasHeader: true }),
  ),
  kind(
    "halves, three columns, no gap",
    2,
    print,
    halves({ above: "title", columns: "name, table", parts: 3, gap: 0, hasHeader: true }),
  ),
  kind(
    "halves by letters, headers",
    3,
    print,
    halves({ above: "letters", columns: "name, table", parts: 3, gap: 1, hasHeader: true }),
    lettered,
  ),
  kind(
    "halves by letters, no headers",
    2,
    print,
    halves({ above: "letters", columns: "name, table", parts: 2, gap: 1, hasHeader: false }),
    lettered,
  ),
  kind(
    "halves, no headers",
    2,
    print,
    halves({ above: "nothing", columns: "name, table", parts: 3, gap: 1, hasHeader: false }),
  ),
  kind(
    "halves for bride and groom",
    3,
    print,
    halves({ above: "sides", columns: "name, table", parts: 2, gap: 2, hasHeader: true }),
  ),
  kind(
    "halves, table first",
    3,
    print,
    halves({ above: "title", columns: "table, name", parts: 2, gap: 1, hasHeader: true }),
  ),
  kind(
    "halves, first and last names",
    3,
    print,
    halves({ above: "nothing", columns: "first, last, table", parts: 2, gap: 1, hasHeader: true }),
  ),
  kind(
    "halves with meals",
    2,
    print,
    halves({ above: "sides", columns: "name, table, meal", parts: 2, gap: 1, hasHeader: true }),
  ),
  kind("cells, table and names with line breaks", 4, cells, cellPerTable({ holds: "table and people", across: 3 })),
  kind("cells, names with line breaks below tables", 3, cells, cellPerTable({ holds: "people below", across: 4 })),
  kind(
    "cells, names with commas below tables",
    2,
    cells,
    cellPerTable({ holds: "people below", across: 3, joint: ", " }),
  ),
  kind("cells, names beside tables, two across", 2, cells, cellPerTable({ holds: "people beside", across: 2 })),
  kind(
    "cells, names beside tables with commas",
    3,
    cells,
    cellPerTable({ holds: "people beside", across: 1, joint: ", " }),
  ),
  kind(
    "cells, numbers beside names",
    2,
    cells,
    cellPerTable({ holds: "people beside", across: 1, title: "{n}", joint: "; " }),
  ),
  kind("rows of names beside merged tables", 3, cells, cellPerTable({ holds: "a person each", across: 4 })),
  kind(
    "rows of names, five across",
    2,
    cells,
    cellPerTable({ holds: "a person each", across: 5, title: "{label} ({count})" }),
  ),
];
