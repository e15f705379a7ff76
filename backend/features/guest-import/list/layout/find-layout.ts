import { message, type PlainKey } from "../../../../../common/messages/message.ts";
import type { Sheet, SheetRow } from "../../formats/sheet.ts";
import { profileColumns } from "../columns/column-profile.ts";
import { knownColumns } from "../columns/known-columns.ts";
import { nameColumnsByContents } from "../columns/name-by-contents.ts";
import { tableByContents } from "../columns/table-column.ts";
import { type Decisions, shortened } from "../model/decisions.ts";
import { filledCells, type GuestRows, plainRows } from "../model/guest-rows.ts";
import { findAcross } from "./across.ts";
import { findBlocks } from "./blocks.ts";
import type { FoundLayout } from "./found-layout.ts";
import { findHeaderRow, type HeaderRow } from "./header-row.ts";
import { findHeadings } from "./headings.ts";
import { repairCommas } from "./repair-commas.ts";
import { joinSideBySide, sideBySide } from "./side-by-side.ts";
import { findTableRows } from "./table-rows.ts";

const layoutNames = ["rows", "headings", "blocks", "tableRows", "sideBySide", "across"] as const;
type LayoutName = (typeof layoutNames)[number];

type Candidates = Partial<Record<LayoutName, FoundLayout>>;

const offeredRows = 10;
const maxRowsOfTables = 10_000;
const noHeader = "none";

/** Rows of one guest or party each. `isText`: commas separate the cells. */
export function findLayout(sheet: Sheet, decisions: Decisions, isText = false): GuestRows {
  const header = decideHeader(sheet, decisions);
  const candidates = candidatesOf(sheet, header);
  const { layout: suggested, isCertain } = bestLayout(candidates, header);
  const found = layoutNames.filter((name) => candidates[name] !== undefined);
  const taken = decisions.take({
    id: "layout",
    question: message("reading.decisions.layout.question"),
    reason: message(layoutReasons[suggested]),
    options: found.map((value) => ({ value, label: message(layoutLabels[value]) })),
    suggested,
    isCertain: isCertain || found.length === 1,
  });
  const layout = layoutNames.find((name) => name === taken) ?? suggested;
  const guestRows = candidates[layout]?.guestRows ?? plainRows([], []);
  // Elsewhere, tables are found without a header row.
  if (layout !== "rows" && layout !== "sideBySide") decisions.settle("header");
  return isText && layout === "rows" ? repairCommas(guestRows, decisions) : guestRows;
}

const layoutLabels: Record<LayoutName, PlainKey> = {
  rows: "reading.decisions.layout.rows",
  headings: "reading.decisions.layout.headings",
  blocks: "reading.decisions.layout.blocks",
  tableRows: "reading.decisions.layout.tableRows",
  sideBySide: "reading.decisions.layout.sideBySide",
  across: "reading.decisions.layout.across",
};

const layoutReasons: Record<LayoutName, PlainKey> = {
  rows: "reading.decisions.layout.rowsReason",
  headings: "reading.decisions.layout.headingsReason",
  blocks: "reading.decisions.layout.blocksReason",
  tableRows: "reading.decisions.layout.tableRowsReason",
  sideBySide: "reading.decisions.layout.sideBySideReason",
  across: "reading.decisions.layout.acrossReason",
};

function decideHeader({ rows }: Sheet, decisions: Decisions): HeaderRow | undefined {
  const found = findHeaderRow(rows);
  const unknown = found === undefined ? headerInOtherWords(rows) : undefined;
  const suggested = found ?? unknown;
  const offered = rows.slice(0, Math.max(offeredRows, (suggested?.index ?? 0) + 1));
  const taken = decisions.take({
    id: "header",
    question: message("reading.decisions.header.question"),
    reason: message(headerReason(found, unknown)),
    options: [
      ...offered.map((row) => ({
        value: String(row.number),
        label: message("reading.decisions.header.row", { row: String(row.number), texts: textsOf(row) }),
      })),
      { value: noHeader, label: message("reading.decisions.header.none") },
    ],
    suggested: suggested === undefined ? noHeader : String(rows[suggested.index]?.number),
    isCertain: found?.isSure === true,
  });
  if (taken === noHeader) return undefined;
  const index = rows.findIndex(({ number }) => String(number) === taken);
  if (index === suggested?.index) return suggested;
  return { index, hasName: true, hasTable: true, isSure: true };
}

function headerReason(found: HeaderRow | undefined, unknown: HeaderRow | undefined): PlainKey {
  if (found !== undefined) return "reading.decisions.header.byWords";
  return unknown === undefined ? "reading.decisions.header.noWords" : "reading.decisions.header.byContents";
}

function textsOf(row: SheetRow): string {
  const texts = filledCells(row).map(({ text }) => text);
  return shortened(texts.join(" · "), 60);
}

/** In words that we do not know: text above a column of numbers. */
function headerInOtherWords(rows: readonly SheetRow[]): HeaderRow | undefined {
  const index = rows.findIndex((row) => filledCells(row).length > 1);
  const row = rows[index];
  if (row === undefined || index > 5) return undefined;
  const profiles = profileColumns(rows.slice(index + 1), row.cells.length);
  const isText = (column: number) => /\p{L}/u.test(row.cells[column] ?? "");
  const isAboveNumbers = profiles.some(
    ({ shares, filled }, column) => filled > 2 && shares.integer + shares.number > 0.9 && isText(column),
  );
  const areAllTexts = filledCells(row).every(({ text }) => !/^[\d.,]+$/u.test(text));
  return isAboveNumbers && areAllTexts ? { index, hasName: false, hasTable: false, isSure: false } : undefined;
}

function candidatesOf(sheet: Sheet, header: HeaderRow | undefined): Candidates {
  const below: FoundLayout = {
    guestRows: rowsBelow(sheet, header),
    isSure: header?.isSure === true && header.hasName && header.hasTable,
  };
  return sheet.rows.length > maxRowsOfTables ? { rows: below } : { rows: below, ...otherLayouts(sheet, header) };
}

function otherLayouts(sheet: Sheet, header: HeaderRow | undefined): Candidates {
  const { rows } = sheet;
  const headings = findHeadings(rows, header?.index);
  const blocks = findBlocks(rows);
  const tableRows = findTableRows(rows, header?.index);
  const across = header?.isSure && header.hasName && header.hasTable ? undefined : findAcross(rows);
  const headerRow = rows[header?.index ?? -1];
  const parts = headerRow && sideBySide(headerRow);
  return {
    ...(headings && { headings }),
    ...(blocks && { blocks }),
    ...(tableRows && { tableRows }),
    ...(headerRow && parts && { sideBySide: besides(sheet, headerRow, header?.index ?? 0, parts) }),
    ...(across && { across: { guestRows: across, isSure: true } }),
  };
}

function besides(
  { rows }: Sheet,
  headerRow: SheetRow,
  index: number,
  parts: readonly { from: number; to: number }[],
): FoundLayout {
  const guestRows = joinSideBySide(headerRow, rows.slice(index + 1), parts);
  return { guestRows: { ...guestRows, notGuests: titlesAbove(rows, index) }, isSure: true };
}

/** Without a header, from the first row that is more than a title. */
function rowsBelow({ rows, merges }: Sheet, header: HeaderRow | undefined): GuestRows {
  if (header !== undefined) {
    const headerRow = rows[header.index];
    return plainRows(headerRow?.cells ?? [], rows.slice(header.index + 1), {
      merges,
      notGuests: titlesAbove(rows, header.index),
      roles: new Map(headerRow === undefined ? [] : [[headerRow.number, "header"]]),
    });
  }
  const wide = rows.filter((row) => filledCells(row).length > 1).length;
  const start = wide * 2 > rows.length ? rows.findIndex((row) => filledCells(row).length > 1) : 0;
  return plainRows([], rows.slice(start), { merges, notGuests: titlesAbove(rows, start) });
}

function titlesAbove(rows: readonly SheetRow[], index: number): GuestRows["notGuests"] {
  return rows.slice(0, index).map(({ number }) => ({ row: number, message: message("reading.notGuests.title") }));
}

/** A complete header first, then layouts with the word "table", then likely contents. */
function bestLayout(candidates: Candidates, header: HeaderRow | undefined): { layout: LayoutName; isCertain: boolean } {
  const { headings, blocks, tableRows, across, rows, sideBySide: besideEachOther } = candidates;
  if (besideEachOther) return { layout: "sideBySide", isCertain: true };
  const isComplete = rows?.isSure === true;
  if (tableRows?.isSure) return { layout: "tableRows", isCertain: true };
  if (isComplete && headings?.isSure && hasEmptyTables(rows)) return { layout: "headings", isCertain: false };
  if (isComplete) return { layout: "rows", isCertain: true };
  if (across) return { layout: "across", isCertain: true };
  if (blocks?.isSure) return { layout: "blocks", isCertain: true };
  if (headings?.isSure) return { layout: "headings", isCertain: true };
  if (header?.hasName && header.hasTable) return { layout: "rows", isCertain: false };
  if (rows && looksComplete(rows.guestRows)) return { layout: "rows", isCertain: header === undefined };
  return likelyLayout(candidates);
}

function likelyLayout({ tableRows, blocks, headings }: Candidates): { layout: LayoutName; isCertain: boolean } {
  if (tableRows) return { layout: "tableRows", isCertain: false };
  if (blocks) return { layout: "blocks", isCertain: false };
  return headings ? { layout: "headings", isCertain: false } : { layout: "rows", isCertain: true };
}

function looksComplete(guestRows: GuestRows): boolean {
  const columns = knownColumns(guestRows);
  const name = nameColumnsByContents(columns);
  return name !== undefined && tableByContents(columns, name.columns) !== undefined;
}

function hasEmptyTables(rows: FoundLayout | undefined): boolean {
  if (rows === undefined) return false;
  const columns = knownColumns(rows.guestRows);
  const [table] = columns.meanings.columnsFor("table");
  const profile = columns.profiles[table?.column ?? -1];
  return profile !== undefined && profile.filled < profile.rows * 0.1;
}
