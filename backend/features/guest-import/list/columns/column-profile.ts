import type { SheetRow } from "../../formats/sheet.ts";
import { type CellKind, kindOfCell } from "../model/cell-kind.ts";
import { tidyText } from "../model/cell-text.ts";
import { isGivenName } from "../words/given-names.ts";
import { attendanceOf, isUnnamedGuest, namesTable, tableLabel } from "../words/value-words.ts";

/** What a column's cells look like. Shares are of the cells with text, 0 to 1. */
export interface ColumnProfile {
  filled: number;
  rows: number;
  distinct: number;
  shares: Readonly<Record<CellKind, number>>;
  givenNames: number;
  /** Share of texts such as "Table 3" and "Head table". */
  tableLabels: number;
  marks: number;
  /** Share of numbers that are one more than the one before. */
  increments: number;
  longest: number;
  largest: number;
  smallest: number;
}

const examinedRows = 400;

/** Profiles of the first `width` columns. */
export function profileColumns(rows: readonly SheetRow[], width: number): ColumnProfile[] {
  const examined = rows.slice(0, examinedRows);
  return Array.from({ length: width }, (_, column) =>
    profileOf(examined.map(({ cells }) => tidyText(cells[column] ?? ""))),
  );
}

function profileOf(cells: readonly string[]): ColumnProfile {
  const texts = cells.filter((text) => text !== "");
  const kinds = texts.map(kindOfCell);
  const one = texts.length === 0 ? 0 : 1 / texts.length;
  const shares = { ...noShares };
  for (const kind of kinds) shares[kind] += one;
  const shareOf = (is: (text: string, index: number) => boolean) => texts.filter(is).length * one;
  const integers = texts.filter((_, index) => kinds[index] === "integer").map(Number);
  const isWords = (index: number) => kinds[index] === "name" || kinds[index] === "word";
  return {
    filled: texts.length,
    rows: cells.length,
    distinct: new Set(texts.map((text) => text.toLowerCase())).size,
    shares,
    givenNames: shareOf((text, index) => isWords(index) && text.split(/[\s,&+/().]+/u).some(isGivenName)),
    tableLabels: shareOf((text) => tableLabel(text) !== undefined || namesTable(text)),
    marks: shareOf((text) => text.length === 1 || isUnnamedGuest(text) || attendanceOf(text) !== undefined),
    increments: shareOf((text, index) => kinds[index] === "integer" && Number(texts[index - 1]) + 1 === Number(text)),
    longest: texts.reduce((longest, { length }) => Math.max(longest, length), 0),
    largest: Math.max(0, ...integers),
    smallest: integers.length === 0 ? 0 : Math.min(...integers),
  };
}

const noShares = { name: 0, word: 0, integer: 0, number: 0, date: 0, email: 0, phone: 0, link: 0, text: 0 };

/** How much a column looks like whole names, 0 to 1. Small integers are never names. */
export function nameLikeness({ filled, distinct, shares, givenNames, tableLabels, longest }: ColumnProfile): number {
  const nameShare = shares.name + shares.word * 0.6;
  if (longest < 2 || nameShare < 0.55 || tableLabels > 0.5) return 0;
  return Math.min(1, nameShare * (0.25 + (0.45 * distinct) / filled + 0.5 * givenNames));
}

/** Whether a header with "name" can be true of these contents. */
export function mayBeName({ shares, tableLabels }: ColumnProfile): boolean {
  const impossible = shares.integer + shares.number + shares.date + shares.email + shares.phone + shares.link;
  return impossible < 0.5 && tableLabels < 0.5;
}

/** Whether a header with "table" can be true of these contents. */
export function mayBeTable({ shares }: ColumnProfile): boolean {
  return shares.email + shares.phone + shares.link < 0.6;
}

/** How much a column looks like tables, 0 to 1: few short values that repeat. */
export function tableLikeness(profile: ColumnProfile): number {
  const { filled, distinct, shares, tableLabels, longest, givenNames } = profile;
  if (filled === 0 || longest > 30) return 0;
  if (tableLabels > 0.6) return 1;
  if (shares.integer > 0.75) return numberedTables(profile);
  const perTable = filled / distinct;
  const areNames =
    shares.word + shares.name + shares.text >= 0.75 && perTable >= 1.8 && distinct > 1 && givenNames <= 0.7;
  if (!areNames) return 0;
  return perTable <= 14 && distinct >= 3 ? 0.35 : 0.15;
}

function numberedTables({ filled, distinct, increments, largest, smallest }: ColumnProfile): number {
  // Row numbers, and seats that count up at each table.
  if (increments > 0.5 || (smallest === 0 && distinct < 6)) return 0;
  if (distinct < 2) return filled < 12 ? 0.4 : 0.1;
  const perTable = filled / distinct;
  const gaps = (largest - smallest + 1) / distinct;
  return (perTable >= 1.5 && perTable <= 20 ? 1 : 0.5) * (gaps < 2.5 ? 0.9 : 0.6);
}
