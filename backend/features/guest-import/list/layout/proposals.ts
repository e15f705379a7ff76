import type { Sheet } from "../../formats/sheet.ts";
import { filledCells, type GuestRows } from "../model/guest-rows.ts";
import { isOwnHeader } from "../model/own-header.ts";
import { findAcross } from "./across.ts";
import { findCharts } from "./chart/find-chart.ts";
import { findHeaderRow, type HeaderRow } from "./header-row.ts";
import { findHeadings } from "./headings.ts";
import { listRows } from "./list-rows.ts";
import { findSideBySide } from "./side-by-side.ts";
import { findTableRows } from "./table-rows.ts";
import { findPairs, findTexts } from "./text/find-text.ts";
import { withoutNumbers } from "./text/numbered-cells.ts";
import { splitLines } from "./text/split-lines.ts";
import { cellLines, hasOneColumn, linesOf } from "./text/text-lines.ts";

/** In the order in which they are offered. */
export const layoutNames = [
  ...(["rows", "headings", "tableRows", "sideBySide", "across"] as const),
  ...(["chartBelow", "chartAbove", "chartBeside", "chartAround"] as const),
  ...(["textColumns", "textPairs", "textTables"] as const),
] as const;
export type LayoutName = (typeof layoutNames)[number];

/** One way to read a sheet. */
export interface Proposal {
  name: LayoutName;
  guestRows: GuestRows;
  /** From 0, if places of cells, and not only texts, are against it. */
  strain?: number;
}

type Propose = (sheet: Sheet, header: HeaderRow | undefined) => GuestRows | undefined;

/** Of those that explain a sheet equally well, the first is taken. */
const others: readonly { name: LayoutName; propose: Propose }[] = [
  { name: "sideBySide", propose: findSideBySide },
  { name: "tableRows", propose: findTableRows },
  { name: "across", propose: findAcross },
  { name: "headings", propose: findHeadings },
];

/** Longer sheets are lists. */
const maxRowsOfTables = 10_000;

/** All the ways in which a sheet can be read. */
export function proposalsFor(
  written: Sheet,
  header: HeaderRow | undefined,
  isText: boolean,
): [Proposal, ...Proposal[]] {
  const isShort = written.rows.length <= maxRowsOfTables;
  const sheet =
    isShort && !isOwnHeader(written.rows[header?.index ?? -1]?.cells ?? []) ? withoutNumbers(written) : written;
  const list: Proposal = { name: "rows", guestRows: listRows(sheet, header) };
  const { headers } = list.guestRows;
  // Lists that we write have no empty columns.
  const isOurs = isOwnHeader(headers) && !headers.includes("");
  if (isOurs || !isShort) return [list];
  const found = others.flatMap(({ name, propose }): Proposal[] => {
    const guestRows = propose(sheet, header);
    return guestRows === undefined ? [] : [{ name, guestRows }];
  });
  const isList = header?.isSure === true && header.hasName && header.hasTable;
  if (isList) return [list, ...found];
  const texts = textsIn(written, isText);
  // In a text, the same lines are read with more knowledge of how people write.
  const isWritten = isText && texts.some(({ name }) => name === "textTables") && hasOneColumn(sheet);
  return isWritten ? [list, ...texts] : [list, ...found, ...chartsIn(sheet, header), ...texts];
}

const chartNames = { below: "chartBelow", above: "chartAbove", beside: "chartBeside", around: "chartAround" } as const;

/** Below a header with names, only words make tables of its columns. */
function chartsIn(sheet: Sheet, header: HeaderRow | undefined): Proposal[] {
  const row = sheet.rows[header?.index ?? -1];
  const hasNames = header?.isSure === true && header.hasName && row !== undefined && filledCells(row).length > 1;
  return findCharts(sheet, hasNames).map(({ side, guestRows, strain }) => ({
    name: chartNames[side],
    guestRows,
    strain,
  }));
}

function textsIn(sheet: Sheet, isText: boolean): Proposal[] {
  const lines = linesOf(sheet, isText);
  const pairs = findPairs(lines ?? cellLines(sheet));
  const tables = lines && findTexts(lines);
  const split = lines && splitLines(lines);
  return [
    ...(pairs === undefined ? [] : [{ name: "textPairs" as const, guestRows: pairs }]),
    ...(tables === undefined ? [] : [{ name: "textTables" as const, guestRows: tables }]),
    // Where each guest has a table in these lines, their parts as columns would only ask.
    ...(split === undefined || (isSeated(pairs) && isPaired(split)) ? [] : columnsIn(split)),
  ];
}

function isSeated(pairs: GuestRows | undefined): boolean {
  return pairs?.rows.every(({ cells }) => (cells[pairs.fixed.table ?? -1] ?? "") !== "") === true;
}

function isPaired({ rows }: Sheet): boolean {
  return rows.filter(({ cells }) => cells.length > 2).length <= rows.length / 5;
}

/** Texts with a sign between their parts, read like a sheet with columns. */
function columnsIn(split: Sheet): Proposal[] {
  const header = findHeaderRow(split.rows);
  const found = [listRows(split, header), findTableRows(split, header), findHeadings(split, header)];
  return found.flatMap((guestRows) =>
    guestRows === undefined ? [] : [{ name: "textColumns", guestRows: { ...guestRows, hasSheetColumns: false } }],
  );
}
