import type { Sheet } from "../../formats/sheet.ts";
import type { GuestRows, PartOfSheet } from "../model/guest-rows.ts";
import { isOwnHeader } from "../model/own-header.ts";
import { readBlocks } from "./blocks/read-blocks.ts";
import type { Regions } from "./blocks/regions.ts";
import { findHeaderRow, type HeaderRow } from "./header-row.ts";
import { readTable } from "./table.ts";
import { findPairs, findTexts } from "./text/find-text.ts";
import { withoutNumbers } from "./text/numbered-cells.ts";
import { splitLines } from "./text/split-lines.ts";
import { cellLines, hasOneColumn, linesOf } from "./text/text-lines.ts";
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
