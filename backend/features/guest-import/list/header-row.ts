import { columnKey } from "../../../../common/column-key.ts";
import { guestFileHeader } from "../../../../common/guest-file.ts";
import { type Message, message } from "../../../../common/messages/message.ts";
import { quotedList } from "../../../lib/quoted-list.ts";
import type { SheetRow } from "../formats/sheet.ts";
import { wordsFor } from "./words/column-words.ts";

/** A header row: columns from 0. */
export interface Header {
  /** Index of the header row in the list of rows. */
  index: number;
  /** The columns that form the name, in spoken order. */
  nameColumns: number[];
  tableColumn: number;
  /** Columns that are not imported. */
  ignoredColumns?: number[];
  warnings: Message[];
}

/** The header row found. */
interface FoundHeader {
  kind: "found";
  header: Header;
}

/** What was found instead of a header row. */
export interface MissingHeader {
  kind: "missing";
  hasName: boolean;
  hasTable: boolean;
}

/** Number of rows with text that are searched for the header row. */
export const searchedRows = 100;

type Words = Map<string, number>;

function wordMap(words: readonly string[]): Words {
  const ranks: Words = new Map();
  for (const key of words.map(columnKey)) {
    if (!ranks.has(key)) ranks.set(key, ranks.size);
  }
  return ranks;
}

const words = {
  fullName: wordMap(wordsFor("fullName")),
  guest: wordMap(wordsFor("guest")),
  firstName: wordMap(wordsFor("firstName")),
  infix: wordMap(wordsFor("infix")),
  lastName: wordMap(wordsFor("lastName")),
  secondLastName: wordMap(wordsFor("secondLastName")),
  lastBesideFirst: wordMap(wordsFor("lastBesideFirst")),
  firstBesideLast: wordMap(wordsFor("firstBesideLast")),
  table: wordMap(wordsFor("table")),
};

/**
 * The header row: the first one with a name column and a table column; otherwise the parts found. If the next row is also
 * a header row, the first is a title: "Guests" and "Tables" above "First Name", "Last Name" and "Table".
 */
export function findHeader(rows: SheetRow[]): FoundHeader | MissingHeader {
  const first = firstHeader(rows, 0);
  if (first.kind === "missing") return first;
  const { index } = first.header;
  const row = rows[index];
  if (row === undefined || isOwnHeader(row)) return first;
  const below = firstHeader(rows.slice(0, index + 2), index + 1);
  return below.kind === "found" ? below : first;
}

/** How much rows look like a guest list: 3 for a header row, otherwise 1 each for a name column and a table column. */
export function rateHeader(rows: SheetRow[]): number {
  const found = findHeader(rows);
  return found.kind === "found" ? 3 : Number(found.hasName) + Number(found.hasTable);
}

function firstHeader(rows: SheetRow[], start: number): FoundHeader | MissingHeader {
  const missing: MissingHeader = { kind: "missing", hasName: false, hasTable: false };
  for (const [index, row] of rows.slice(0, searchedRows).entries()) {
    if (index < start) continue;
    const labels = row.cells.map(columnLabel);
    const table = columnsNamed(labels, words.table);
    const name = isOwnHeader(row) ? { columns: [0], rivals: [] } : nameColumns(labels);
    const [tableColumn] = table;
    if (tableColumn !== undefined && name !== undefined) {
      const warnings = [
        ...rivalWarning("reading.severalTableColumns", row, [tableColumn], table),
        ...rivalWarning("reading.severalNameColumns", row, name.columns, name.rivals),
      ];
      return { kind: "found", header: { index, nameColumns: name.columns, tableColumn, warnings } };
    }
    missing.hasName ||= name !== undefined;
    missing.hasTable ||= tableColumn !== undefined;
  }
  return missing;
}

/** Lists that we write start like this. Their name column is the whole name, whatever comes next to it. */
function isOwnHeader({ cells }: SheetRow): boolean {
  return cells[0] === guestFileHeader[0] && cells[1] === guestFileHeader[1];
}

/** A row that may be an incomplete header. */
export interface LikelyHeader {
  index: number;
  nameColumns: number[];
  tableColumn: number | undefined;
  /** 1 when it has one of the columns, otherwise 0. */
  rank: number;
}

/** The most likely header row when none is complete: one with part of a header, otherwise the first with several cells. */
export function likelyHeader(rows: SheetRow[]): LikelyHeader | undefined {
  const candidates = rows
    .slice(0, searchedRows)
    .flatMap((row, index) =>
      row.cells.filter((cell) => cell.trim() !== "").length > 1 ? [partialHeader(row, index)] : [],
    );
  return candidates.find(({ rank }) => rank > 0) ?? candidates[0];
}

function partialHeader({ cells }: SheetRow, index: number): LikelyHeader {
  const labels = cells.map(columnLabel);
  const names = nameColumns(labels)?.columns ?? [];
  const [tableColumn] = columnsNamed(labels, words.table);
  return { index, nameColumns: names, tableColumn, rank: names.length > 0 || tableColumn !== undefined ? 1 : 0 };
}

/** Whether a header marks a column of first names only. */
export function isFirstName(header: string): boolean {
  return columnLabel(header).keys.some((key) => words.firstName.has(key));
}

/** Whether a header marks a column of what precedes last names, such as "van der". */
export function isNameInfix(header: string): boolean {
  return columnLabel(header).keys.some((key) => words.infix.has(key));
}

interface ColumnLabel {
  text: string;
  keys: string[];
}

/** A header is matched by its words, also without a remark in brackets: "Table (final)". */
function columnLabel(text: string): ColumnLabel {
  if (text.length > 100) return { text, keys: [] };
  return { text: text.trim(), keys: [columnKey(text), columnKey(text.replace(/\([^)]*\)|\[[^\]]*\]/gu, " "))] };
}

/** Columns that match the words, best first: by the order of the words, then exact wording, then from the left. */
function columnsNamed(labels: ColumnLabel[], known: Words): number[] {
  const found: { column: number; rank: number }[] = [];
  for (const [column, { text, keys }] of labels.entries()) {
    const [exact, loose] = keys.map((key) => known.get(key));
    const rank = exact ?? (loose === undefined ? undefined : loose + known.size);
    if (rank === undefined) continue;
    const verbatim = text === guestFileHeader[0] || text === guestFileHeader[1];
    found.push({ column, rank: rank * 2 + (verbatim ? 0 : 1) });
  }
  return found.sort((a, b) => a.rank - b.rank).map(({ column }) => column);
}

interface NameColumns {
  columns: number[];
  rivals: number[];
}

function nameColumns(labels: ColumnLabel[]): NameColumns | undefined {
  const full = columnsNamed(labels, words.fullName);
  const guest = columnsNamed(labels, words.guest);
  const first = columnsNamed(labels, words.firstName);
  const last = columnsNamed(labels, words.lastName);
  const lastBesideFirst = columnsNamed(labels, words.lastBesideFirst);
  const firstBesideLast = columnsNamed(labels, words.firstBesideLast);
  const infix = columnsNamed(labels, words.infix).slice(0, 1);
  const secondLast = columnsNamed(labels, words.secondLastName).slice(0, 1);
  const parts = (given: number[], family: number[]): NameColumns => ({
    columns: [...given.slice(0, 1), ...infix, ...family.slice(0, 1), ...secondLast],
    rivals: [...given, ...family],
  });

  const whole = full.filter((column) => {
    if (first.length > 0 && last.length === 0) return !lastBesideFirst.includes(column);
    return first.length > 0 || last.length === 0 || !firstBesideLast.includes(column);
  });
  if (whole.length > 0) return { columns: whole.slice(0, 1), rivals: [...whole, ...guest, ...first, ...last] };
  if (first.length > 0 && lastBesideFirst.length > 0 && last.length === 0) return parts(first, lastBesideFirst);
  if (last.length > 0 && firstBesideLast.length > 0 && first.length === 0) return parts(firstBesideLast, last);
  if (first.length > 0 && last.length > 0) return parts(first, last);
  if (guest.length > 0) return { columns: guest.slice(0, 1), rivals: [...guest, ...first, ...last] };
  if (first.length > 0 || last.length > 0) return parts(first, last);
  return undefined;
}

/** Says which of several matching columns was chosen. */
function rivalWarning(
  key: "reading.severalNameColumns" | "reading.severalTableColumns",
  { cells }: SheetRow,
  chosen: number[],
  candidates: number[],
): Message[] {
  const rivals = [...new Set(candidates)].filter((column) => !chosen.includes(column));
  if (rivals.length === 0) return [];
  const named = (columns: number[]) => quotedList(columns.map((column) => cells[column]?.trim() ?? ""));
  return [
    message(key, { used: named(chosen), usedCount: chosen.length, others: named(rivals), otherCount: rivals.length }),
  ];
}
