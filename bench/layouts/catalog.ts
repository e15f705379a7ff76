import { Random } from "../lib/random.ts";
import {
  beyondHeader,
  blankRows,
  figuresAbove,
  hiddenRows,
  legendBeside,
  letterHeadings,
  longComment,
  mergedTitle,
  notesBelow,
  offset,
  repeatedHeader,
  titleRows,
  totalBelow,
  twoLineHeader,
} from "./kinds/around.ts";
import {
  bandsOfTables,
  columnPerTable,
  headingRows,
  headingsBeside,
  namesInOneCell,
  seatsByTables,
  sheetPerTable,
  sideBySide,
  tablesBySeats,
} from "./kinds/blocks.ts";
import { combinedKinds } from "./kinds/combined.ts";
import { type Common, everyLanguage, type Kind, kindsOf } from "./kinds/kind.ts";
import {
  attendance,
  bareNames,
  headlessMore,
  headlessPair,
  headlessThree,
  namePairsAlone,
  namesAlone,
} from "./kinds/missing.ts";
import {
  decoratedNames,
  guestNamedGuest,
  lastCommaFirst,
  middleNames,
  namesLikeHeaders,
  titleColumn,
  titlesAndSuffixes,
} from "./kinds/names.ts";
import {
  childrenColumn,
  couplesInCells,
  mrAndMrs,
  numberedGuests,
  plusOneInCell,
  plusOneNames,
  plusOneTwoColumns,
  sizeBesideCouples,
  sizeBesideNames,
  unnamedPlusOnes,
} from "./kinds/parties.ts";
import { firstThenLast, lastThenFirst, wholeNames } from "./kinds/plain.ts";
import {
  brideAndGroom,
  budgetFirst,
  hiddenSheet,
  listTwice,
  notesAfter,
  summaryFirst,
  templateFirst,
} from "./kinds/sheets.ts";
import {
  datedTables,
  filledOnce,
  invisibleMarks,
  mixedSpellings,
  noTableYet,
  seatAsTable,
  someWithoutTable,
  tableAndSeat,
} from "./kinds/table-cells.ts";
import { disguised, textFiles } from "./kinds/text-files.ts";
import { toolExports } from "./kinds/tools.ts";
import type { Language } from "./words.ts";

/** Languages that write two given names before one family name. */
const european: readonly Language[] = ["en", "de", "es", "fr", "it", "pt", "nl", "sv", "pl"];

const above: readonly Common[] = [
  { name: "title rows", part: 6, structure: titleRows },
  { name: "figures above", part: 2, structure: figuresAbove },
  { name: "merged title", part: 3, structure: mergedTitle },
  { name: "starts in column B", part: 2, structure: offset },
  { name: "two-line header", part: 1, structure: twoLineHeader },
];

const headings: readonly Common[] = [
  {
    name: "headings, no header",
    part: 4,
    structure: headingRows({ header: "none", hasSeats: false, hasExtra: false, hasBlanks: true }),
  },
  {
    name: "headings without gaps",
    part: 2,
    structure: headingRows({ header: "none", hasSeats: false, hasExtra: false, hasBlanks: false }),
  },
  {
    name: "headings, header once",
    part: 2,
    structure: headingRows({ header: "once", hasSeats: false, hasExtra: true, hasBlanks: false }),
  },
  {
    name: "headings, header each time",
    part: 3,
    structure: headingRows({ header: "each", hasSeats: false, hasExtra: true, hasBlanks: true }),
  },
  {
    name: "headings with seats",
    part: 2,
    structure: headingRows({ header: "none", hasSeats: true, hasExtra: false, hasBlanks: true }),
  },
  {
    name: "headings with seats and header",
    part: 1,
    structure: headingRows({ header: "each", hasSeats: true, hasExtra: true, hasBlanks: true }),
  },
  { name: "headings beside", part: 2, structure: headingsBeside },
];

const filled: readonly Common[] = [
  { name: "table once, first column", part: 4, structure: filledOnce(false, true) },
  { name: "table once, merged", part: 4, structure: filledOnce(true, true) },
  { name: "table once, second column", part: 1, structure: filledOnce(false, false) },
  { name: "table once, second column, merged", part: 1, structure: filledOnce(true, false) },
];

const plusOnes: readonly Common[] = [
  { name: "names of plus-ones", part: 5, structure: plusOneNames },
  { name: "plus-ones, two columns", part: 3, structure: plusOneTwoColumns, languages: ["en"] },
  { name: "unnamed plus-ones", part: 3, structure: unnamedPlusOnes },
  { name: "Guest 1 to Guest 4", part: 2, structure: numberedGuests },
  { name: "children in a cell", part: 1, structure: childrenColumn },
];

const couples: readonly Common[] = [
  { name: "Anna & Ben Meier", part: 4, structure: couplesInCells("shared"), languages: european },
  { name: "Anna Meier & Ben Okafor", part: 3, structure: couplesInCells("both"), languages: european },
  { name: "Anna Meier, Ben Okafor", part: 1, structure: couplesInCells("comma"), languages: european },
  { name: "Mr & Mrs John Smith", part: 2, structure: mrAndMrs, languages: european },
  { name: "Anna Meier +1", part: 2, structure: plusOneInCell },
  { name: "party size beside couples", part: 1, structure: sizeBesideCouples, languages: european },
  { name: "party size beside names", part: 2, structure: sizeBesideNames },
];

const notGuests: readonly Common[] = [
  { name: "blank rows", part: 3, structure: blankRows },
  { name: "total below", part: 4, structure: totalBelow },
  { name: "notes below", part: 2, structure: notesBelow },
  { name: "legend beside", part: 2, structure: legendBeside },
  { name: "cells beyond the header", part: 1, structure: beyondHeader },
  { name: "letter headings", part: 1, structure: letterHeadings },
  { name: "repeated header", part: 1, structure: repeatedHeader },
  { name: "hidden rows", part: 1.5, structure: hiddenRows },
  { name: "comment of 5,000 characters", part: 0.3, structure: longComment },
];

const tableCells: readonly Common[] = [
  { name: "some without a table", part: 4, structure: someWithoutTable },
  { name: "table and seat", part: 4, structure: tableAndSeat },
  { name: "marks for no table", part: 2, structure: noTableYet },
  { name: "3, 03 and Table 3", part: 1, structure: mixedSpellings },
  { name: "invisible marks", part: 1, structure: invisibleMarks },
  { name: "3-4 as a date", part: 0.5, structure: datedTables },
  { name: "seat as table", part: 1, structure: seatAsTable },
];

const headless: readonly Common[] = [
  { name: "no header, two columns", part: 4, structure: headlessPair },
  { name: "no header, three columns", part: 2, structure: headlessThree },
  { name: "no header, more columns", part: 2, structure: headlessMore },
];

/** All kinds of files. Nobody counts guest lists, so the shares are judgment, from templates, exports and questions. */
export function allKinds(): Kind[] {
  return [
    // A header and a guest in each row, as in templates, forms and exports.
    ...kindsOf("plain", 38, [
      { name: "whole names", part: 5, structure: wholeNames, languages: everyLanguage },
      { name: "first, last", part: 4, structure: firstThenLast, languages: everyLanguage },
      { name: "last, first", part: 1, structure: lastThenFirst, languages: everyLanguage },
    ]),
    // Exports of planning and ticket tools, with a table column of the tool's or the organizer's.
    ...kindsOf("tools", 8, toolExports),
    ...kindsOf("names", 4, [
      { name: "Meier, Anna", part: 4, structure: lastCommaFirst },
      { name: "titles and whole names", part: 2, structure: titleColumn },
      { name: "titles and suffixes", part: 2, structure: titlesAndSuffixes },
      { name: "decorated names", part: 2, structure: decoratedNames },
      { name: "middle names", part: 1, structure: middleNames, languages: ["en"] },
      { name: "names like headers", part: 0.7, structure: namesLikeHeaders },
      { name: "a guest named Guest", part: 0.3, structure: guestNamedGuest },
    ]),
    ...kindsOf("rows above", 5, above),
    ...kindsOf("table once", 4, filled),
    // Seating charts made by hand, for the wall or the caterer.
    ...kindsOf("headings", 4, headings),
    ...kindsOf("columns as tables", 4, [
      { name: "a column for each table", part: 4, structure: columnPerTable({ hasTitle: false, hasCounts: false }) },
      { name: "with title", part: 2, structure: columnPerTable({ hasTitle: true, hasCounts: false }) },
      { name: "with counts", part: 2, structure: columnPerTable({ hasTitle: true, hasCounts: true }) },
      { name: "bands", part: 2, structure: bandsOfTables },
    ]),
    ...kindsOf("matrix", 1.5, [
      { name: "seats by tables", part: 2, structure: seatsByTables },
      { name: "tables by seats", part: 2, structure: tablesBySeats(true) },
      { name: "tables by seats, no header", part: 1, structure: tablesBySeats(false) },
      { name: "names in one cell", part: 1, structure: namesInOneCell },
    ]),
    ...kindsOf("sheets", 4, [
      { name: "notes after", part: 4, structure: notesAfter },
      { name: "summary first", part: 2, structure: summaryFirst },
      { name: "budget first", part: 1, structure: budgetFirst },
      { name: "empty template first", part: 1, structure: templateFirst(false) },
      { name: "template with example first", part: 0.5, structure: templateFirst(true) },
      { name: "bride's and groom's", part: 2, structure: brideAndGroom },
      { name: "hidden sheet", part: 1, structure: hiddenSheet },
      { name: "list twice", part: 1, structure: listTwice },
      { name: "sheet per table, header", part: 1, structure: sheetPerTable("header") },
      { name: "sheet per table, title", part: 0.5, structure: sheetPerTable("title") },
      { name: "sheet per table, names alone", part: 0.5, structure: sheetPerTable("nothing") },
    ]),
    ...kindsOf("side by side", 1, [
      { name: "with a gap", part: 2, structure: sideBySide(true) },
      { name: "without a gap", part: 1, structure: sideBySide(false) },
    ]),
    ...kindsOf("plus-ones", 4, plusOnes),
    ...kindsOf("couples in a cell", 4, couples),
    ...kindsOf("not guests", 3, notGuests),
    ...kindsOf("table cells", 4, tableCells),
    ...kindsOf("no header", 3, headless),
    ...kindsOf("no tables", 2, [
      { name: "names alone", part: 4, structure: namesAlone },
      { name: "first and last alone", part: 3, structure: namePairsAlone },
      { name: "names without a header", part: 1, structure: bareNames },
    ]),
    ...kindsOf("attendance", 2, [
      { name: "yes and no", part: 2, structure: attendance("yes and no") },
      { name: "a tool's words", part: 1, structure: attendance("tool's words"), languages: ["en"] },
    ]),
    ...kindsOf("text files", 3, textFiles),
    ...kindsOf("disguised", 0.5, disguised),
    // Two or three of the above at once. The draw is part of the catalog, so its seed is fixed.
    ...combinedKinds(
      1,
      40,
      [...above, ...headings, ...filled, ...plusOnes, ...couples, ...notGuests, ...tableCells, ...headless],
      new Random(15),
    ),
  ];
}
