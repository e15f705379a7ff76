import type { Sheet } from "../../formats/sheet.ts";
import { isOwnHeader } from "../model/column-names.ts";
import type { GuestRow, GuestRows, PartOfSheet } from "../model/guest-rows.ts";
import { readBlocks } from "./blocks/read-blocks.ts";
import type { Regions } from "./blocks/regions.ts";
import { isNameLike } from "./cells/cell-values.ts";
import { findHeaderRow, type HeaderRow } from "./header-row.ts";
import { readTable } from "./table.ts";
import { findPairs, findTexts } from "./text/find-text.ts";
import { isBlankToFill } from "./text/line-starts.ts";
import { cellLines, hasOneColumn, type Line, linesOf } from "./text/text-lines.ts";
import { readAcross, readSideBySide } from "./views.ts";

/** In the order in which they are offered. */
export const layoutNames = [
  ...(["rows", "rowsWithAll", "headings", "tableRows", "sideBySide", "across"] as const),
  ...(["chartBelow", "chartAbove", "chartBeside", "chartAround"] as const),
  ...(["textColumns", "textPairs", "textTables"] as const),
] as const;
export type LayoutName = (typeof layoutNames)[number];

/** One way to read a sheet. */
export interface Reading {
  name: LayoutName;
  guestRows: GuestRows;
  /** From 0, if places of cells, and not only texts, are against it. */
  strain: number;
  /** The blocks whose rows or cells are guests. */
  blocks?: Regions;
}

/** Longer sheets are lists. */
const maxRowsOfTables = 10_000;
/** Rows below a list that are rather no guests. */
const ofDoubtfulRows = 0.2;

/** All the ways in which a sheet can be read. Of those that explain it equally well, the first is taken. */
export function readingsOf(
  written: PartOfSheet,
  header: HeaderRow | undefined,
  isText: boolean,
): [Reading, ...Reading[]] {
  const isShort = written.rows.length <= maxRowsOfTables;
  const headers = written.rows[header?.index ?? -1]?.cells ?? [];
  const sheet = isShort && !isOwnHeader(headers) ? withoutNumbers(written) : written;
  const table = readTable(sheet, header);
  const list: Reading = { name: "rows", guestRows: table.guestRows, strain: 0 };
  // Lists that we write have no empty columns.
  if (!isShort || (isOwnHeader(headers) && !headers.includes(""))) return [list];
  const found = [
    ...readingOf("rowsWithAll", table.withAll, ofDoubtfulRows),
    ...readingOf("sideBySide", readSideBySide(sheet, header)),
    ...readingOf("across", readAcross(sheet)),
  ];
  const isNamed = header?.isSure === true && header.hasName && headers.filter((cell) => cell.trim() !== "").length > 1;
  const isList = isNamed && header.hasTable;
  if (isList) return [list, ...found, ...readBlocks(sheet, header, "headings")];
  const texts = textsIn(written, isText);
  // In a text, the same lines are read with more knowledge of how people write.
  const isWritten = isText && texts.some(({ name }) => name === "textTables") && hasOneColumn(sheet);
  if (isWritten) return [list, ...texts];
  return [list, ...found, ...readBlocks(sheet, header, isNamed ? "words" : "all"), ...texts];
}

function readingOf(name: LayoutName, guestRows: GuestRows | undefined, strain = 0): Reading[] {
  return guestRows === undefined ? [] : [{ name, guestRows, strain }];
}

function textsIn(sheet: Sheet, isText: boolean): Reading[] {
  const lines = linesOf(sheet, isText);
  const pairs = findPairs(lines ?? cellLines(sheet));
  const split = lines && splitLines(lines);
  // Where each guest has a table in these lines, their parts as columns would only ask.
  const isSeated = pairs?.rows.every(({ cells }) => (cells[1] ?? "") !== "") === true;
  const arePairs = split?.rows.every(({ cells }) => cells.length <= 2) === true;
  return [
    ...readingOf("textPairs", pairs),
    ...readingOf("textTables", lines && findTexts(lines)),
    ...readingOf("textColumns", split && !(isSeated && arePairs) ? columnsIn(split) : undefined),
  ];
}

/** Texts with a sign between their parts, read like a sheet with columns. */
function columnsIn(split: Sheet): GuestRows {
  const { guestRows } = readTable(split, findHeaderRow(split.rows));
  return { ...guestRows, hasSheetColumns: false };
}

const start = /^(?:\(?\p{Nd}{1,3}\s?[.)]\s*|\(?[a-zа-я]{1,2}\)\s*|[•●▪◦‣⁃*·☐☑□✓✔–—-]\s+)(?=\p{L})/u;
const examinedRows = 200;
const minNumbered = 0.6;

/** Without the numbers or bullets of a column of names, so that they are names. */
function withoutNumbers(sheet: Sheet): Sheet {
  const sample = sheet.rows.slice(0, examinedRows);
  const width = sample.reduce((widest, { cells }) => Math.max(widest, cells.length), 0);
  const columns = Array.from({ length: width }, (_, column) => column).filter((column) => {
    const texts = sample.map(({ cells }) => (cells[column] ?? "").trim()).filter((text) => !isBlankToFill(text));
    const names = texts.flatMap((text) => (start.test(text) ? [text.replace(start, "")] : []));
    const areNames = names.filter(isNameLike).length >= names.length * minNumbered;
    return names.length > 1 && names.length >= texts.length * minNumbered && areNames;
  });
  if (columns.length === 0) return sheet;
  const rows = sheet.rows.map((row) => {
    const cells = row.cells.map((cell, at) => (columns.includes(at) ? cell.trim().replace(start, "") : cell));
    return { ...row, cells };
  });
  return { ...sheet, rows };
}

/** From the least ambiguous. */
const separators: readonly RegExp[] = [
  /\s*\t\s*/u,
  /\s*\|\s*/u,
  /\s*;\s*/u,
  /\s{2,}/u,
  /\s+[–—-]+\s+/u,
  /\s*[,，、،]\s*/u,
  /\s*[:：]\s*/u,
];
const minSplit = 0.6;
const rule = /^[\s|:+=_–—-]+$/u;

/** The lines as rows of cells, if one sign separates the cells of most. Rules of tables in text are left out. */
function splitLines(lines: readonly Line[]): Sheet | undefined {
  const written = lines.filter(({ text }) => !rule.test(text));
  const best = separators.find((separator) => isConsistent(written, separator));
  if (best === undefined) return undefined;
  const rows = written.map(({ row, text, places: [first, ...others] }): GuestRow => {
    const cells = cellsOf(text, best);
    return { number: row, cells, places: [...cells.map(() => first), ...others] };
  });
  return { name: "", rows, merges: [], warnings: [] };
}

function cellsOf(text: string, separator: RegExp): string[] {
  const inside = text.replace(/^\s*\|\s*|\s*\|\s*$/gu, "");
  return inside.split(new RegExp(separator, "gu")).map((cell) => cell.trim().replace(/^"(.*)"$/su, "$1"));
}

/** Most lines have as many cells as one another, and more than one. */
function isConsistent(lines: readonly Line[], separator: RegExp): boolean {
  const counts = new Map<number, number>();
  for (const { text } of lines.slice(0, 200)) {
    const { length } = cellsOf(text, separator);
    counts.set(length, (counts.get(length) ?? 0) + 1);
  }
  const total = Math.min(200, lines.length);
  return total > 1 && [...counts].some(([length, count]) => length > 1 && count >= total * minSplit);
}
