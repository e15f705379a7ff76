import type { SheetRow } from "../../formats/sheet.ts";
import { type CellKind, kindOfCell } from "../model/cell-kind.ts";
import { tidyText } from "../model/cell-text.ts";
import { isGivenName } from "../words/given-names.ts";
import { attendanceOf, isUnnamedGuest, tableLabel } from "../words/value-words.ts";

/** What a column's cells look like. Shares are of the cells with text, 0 to 1. */
export interface ColumnProfile {
  filled: number;
  rows: number;
  distinct: number;
  shares: Readonly<Record<CellKind, number>>;
  givenNames: number;
  /** Share of texts such as "Table 3". */
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
  return Array.from({ length: width }, (_, column) => profileColumn(examined, column));
}

function profileColumn(rows: readonly SheetRow[], column: number): ColumnProfile {
  const texts = rows.map(({ cells }) => tidyText(cells[column] ?? "")).filter((text) => text !== "");
  const kinds = texts.map(kindOfCell);
  const share = (some: number) => (texts.length === 0 ? 0 : some / texts.length);
  const shareOf = (is: (text: string, index: number) => boolean) => share(texts.filter(is).length);
  const integers = texts.filter((_, index) => kinds[index] === "integer").map(Number);
  const shares = Object.fromEntries(cellKinds.map((kind) => [kind, share(kinds.filter((one) => one === kind).length)]));
  return {
    filled: texts.length,
    rows: rows.length,
    distinct: new Set(texts.map((text) => text.toLowerCase())).size,
    shares: { ...noShares, ...shares },
    givenNames: shareOf((text, index) => isNameKind(kinds[index]) && wordsOf(text).some(isGivenName)),
    tableLabels: shareOf((text) => tableLabel(text) !== undefined),
    marks: shareOf(isMark),
    increments: shareOf((text, index) => kinds[index] === "integer" && Number(texts[index - 1]) + 1 === Number(text)),
    longest: texts.reduce((longest, { length }) => Math.max(longest, length), 0),
    largest: Math.max(0, ...integers),
    smallest: integers.length === 0 ? 0 : Math.min(...integers),
  };
}

const noShares: Readonly<Record<CellKind, number>> = {
  name: 0,
  word: 0,
  integer: 0,
  number: 0,
  date: 0,
  email: 0,
  phone: 0,
  link: 0,
  text: 0,
};
const cellKinds = Object.keys(noShares);

function isNameKind(kind: CellKind | undefined): boolean {
  return kind === "name" || kind === "word";
}

function isMark(text: string): boolean {
  return text.length === 1 || isUnnamedGuest(text) || attendanceOf(text) !== undefined;
}

function wordsOf(text: string): string[] {
  return text.split(/[\s,&+/().]+/u).filter((word) => word !== "");
}

/** How much a column looks like whole names, 0 to 1. Small integers are never names. */
export function nameLikeness(profile: ColumnProfile): number {
  const { filled, distinct, shares, givenNames, tableLabels, longest } = profile;
  if (filled === 0 || longest < 2) return 0;
  const nameShare = shares.name + shares.word * 0.6;
  if (nameShare < 0.55 || tableLabels > 0.5) return 0;
  const variety = distinct / filled;
  return Math.min(1, nameShare * (0.25 + 0.45 * variety + 0.5 * givenNames));
}

/** Whether a header with "name" can be true of these contents. */
export function mayBeName({ filled, shares, tableLabels }: ColumnProfile): boolean {
  if (filled === 0) return true;
  const impossible = shares.integer + shares.number + shares.date + shares.email + shares.phone + shares.link;
  return impossible < 0.5 && tableLabels < 0.5;
}

/** Whether a header with "table" can be true of these contents. */
export function mayBeTable({ filled, shares }: ColumnProfile): boolean {
  return filled === 0 || shares.email + shares.phone + shares.link < 0.6;
}

/** How much a column looks like tables, 0 to 1: few short values that repeat. */
export function tableLikeness(profile: ColumnProfile): number {
  const { filled, shares, tableLabels, longest } = profile;
  if (filled === 0 || longest > 30) return 0;
  if (tableLabels > 0.6) return 1;
  return shares.integer > 0.75 ? numberedTables(profile) : namedTables(profile);
}

function numberedTables({ filled, distinct, increments, largest, smallest }: ColumnProfile): number {
  // Row numbers, and seats that count up at each table.
  if (increments > 0.5 || (smallest === 0 && distinct < 6)) return 0;
  if (distinct < 2) return filled < 12 ? 0.4 : 0.1;
  const perTable = filled / distinct;
  const gaps = (largest - smallest + 1) / distinct;
  const size = perTable >= 1.5 && perTable <= 20 ? 1 : 0.5;
  return Math.min(1, size * (gaps < 2.5 ? 0.9 : 0.6));
}

function namedTables({ filled, distinct, shares, givenNames }: ColumnProfile): number {
  const perTable = filled / distinct;
  const words = shares.word + shares.name + shares.text;
  if (words < 0.75 || perTable < 1.8 || distinct < 2 || givenNames > 0.7) return 0;
  return perTable <= 14 && distinct >= 3 ? 0.35 : 0.15;
}
