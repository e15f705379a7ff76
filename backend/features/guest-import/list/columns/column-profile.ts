import type { SheetRow } from "../../formats/sheet.ts";
import { type CellKind, tidyText } from "../model/cell-kind.ts";
import { type Evidence, evidence } from "../words/evidence.ts";

/** What a column's cells look like. Shares are of the cells with text, 0 to 1; "n/a" and dashes are none. */
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
  const texts = cells.filter((text) => text !== "" && !evidence(text).isNothing);
  const known = texts.map(evidence);
  const shareOf = (is: (text: Evidence, index: number) => boolean) => known.filter(is).length / (texts.length || 1);
  const shares = { name: 0, word: 0, integer: 0, number: 0, date: 0, email: 0, phone: 0, link: 0, text: 0 };
  for (const { kind } of known) shares[kind] += 1 / texts.length;
  const integers = texts.filter((_, index) => known[index]?.kind === "integer").map(Number);
  return {
    filled: texts.length,
    rows: cells.length,
    distinct: new Set(texts.map((text) => text.toLowerCase())).size,
    shares,
    givenNames: shareOf(({ isGiven }) => isGiven),
    tableLabels: shareOf(({ isTable }) => isTable),
    marks: shareOf(({ isMark }) => isMark),
    increments: shareOf(({ kind }, at) => kind === "integer" && Number(texts[at - 1]) + 1 === Number(texts[at])),
    longest: Math.max(0, ...texts.map(({ length }) => length)),
    largest: Math.max(0, ...integers),
    smallest: integers.length === 0 ? 0 : Math.min(...integers),
  };
}

/** How much a column looks like whole names, 0 to 1. Small integers are never names. */
export function nameLikeness({ filled, distinct, shares, givenNames, tableLabels, longest }: ColumnProfile): number {
  const nameShare = shares.name + shares.word * 0.6;
  if (longest < 2 || nameShare < 0.55 || tableLabels > 0.5) return 0;
  return Math.min(1, nameShare * (0.25 + (0.45 * distinct) / filled + 0.5 * givenNames));
}

/** Whether a header with "name" can be true of these contents; of a column that is not known, too. */
export function mayBeName(profile: ColumnProfile | undefined): boolean {
  if (profile === undefined) return true;
  const { integer, number, date, email, phone, link } = profile.shares;
  return integer + number + date + email + phone + link < 0.5 && profile.tableLabels < 0.5;
}

/** Whether a header with "table" can be true of these contents; of a column that is not known, too. */
export const mayBeTable = (profile: ColumnProfile | undefined): boolean =>
  profile === undefined || profile.shares.email + profile.shares.phone + profile.shares.link < 0.6;

/** How much a column looks like tables, 0 to 1: few short values that repeat. */
export function tableLikeness(profile: ColumnProfile): number {
  if (profile.filled === 0 || profile.longest > 30) return 0;
  if (profile.tableLabels > 0.6) return 1;
  return profile.shares.integer > 0.75 ? likenessOfNumbers(profile) : likenessOfTexts(profile);
}

function likenessOfNumbers({ filled, distinct, increments, largest, smallest }: ColumnProfile): number {
  // Row numbers, and seats that count up at each table.
  if (increments > 0.5 || (smallest === 0 && distinct < 6)) return 0;
  if (distinct < 2) return filled < 12 ? 0.4 : 0.1;
  const perTable = filled / distinct;
  const areDense = largest - smallest + 1 < distinct * 2.5;
  return (perTable >= 1.5 && perTable <= 20 ? 1 : 0.5) * (areDense ? 0.9 : 0.6);
}

function likenessOfTexts({ filled, distinct, shares, givenNames }: ColumnProfile): number {
  const perTable = filled / distinct;
  const areTexts = shares.word + shares.name + shares.text >= 0.75 && givenNames <= 0.7;
  if (!areTexts || perTable < 1.8 || distinct < 2) return 0;
  return perTable <= 14 && distinct >= 3 ? 0.35 : 0.15;
}
