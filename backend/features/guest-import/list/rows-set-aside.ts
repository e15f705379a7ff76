import { message } from "../../../../common/messages/message.ts";
import type { Sheet, SheetRow } from "../formats/sheet.ts";
import { tableHeading } from "./layout/cells/table-heading.ts";
import { findHeaderRow } from "./layout/header-row.ts";
import type { Decisions } from "./model/decisions.ts";
import type { RowError } from "./model/guest-list.ts";
import { filledCells, type PartOfSheet } from "./model/guest-rows.ts";
import { isTotal } from "./words/value-words.ts";

/** Sheets without the rows that are left out, and those that were struck out. */
interface SetAside {
  sheets: PartOfSheet[];
  struck: RowError[];
}

/** Leaves out hidden and struck-out rows, unless the organizer wants them. */
export function decideRowsSetAside(sheets: readonly Sheet[], decisions: Decisions): SetAside {
  const visible = decide("hiddenRows", sheets, withoutHidden, decisions);
  const left = decide("struckRows", visible.sheets, withoutStruck, decisions);
  const struck = left.setAside.flatMap(({ number: row, cells }) => {
    const text = cells.map((cell) => cell.trim()).find((cell) => /\p{L}/u.test(cell));
    return text === undefined ? [] : [{ row, message: message("reading.notGuests.struck", { text }) }];
  });
  return { sheets: left.sheets, struck };
}

/** Rows of a sheet without some of their texts, and these. */
interface Parted {
  rows: SheetRow[];
  setAside: SheetRow[];
  /** Whether what is left are no guests. */
  isEmptied?: boolean;
}

function decide(
  id: "hiddenRows" | "struckRows",
  sheets: readonly PartOfSheet[],
  part: (rows: readonly SheetRow[]) => Parted,
  decisions: Decisions,
): { sheets: PartOfSheet[]; setAside: SheetRow[] } {
  const parted = sheets.map(({ rows }) => part(rows));
  const setAside = parted.flatMap((each) => each.setAside);
  if (setAside.length === 0) return { sheets: [...sheets], setAside };
  const isEmptied = parted.every((each) => each.setAside.length === 0 || each.isEmptied === true);
  const taken = decisions.take({
    id,
    count: setAside.length,
    reason: `reading.decisions.${id}.reason`,
    options: [`reading.decisions.${id}.leaveOut`, `reading.decisions.${id}.read`],
    suggested: isEmptied ? "read" : "leaveOut",
    isCertain: isEmptied,
    examples: setAside.map(({ cells }) => cells.filter((cell) => cell !== "").join(" · ")),
  });
  if (taken === "read") return { sheets: [...sheets], setAside: [] };
  const left = sheets.map((sheet, at): PartOfSheet => {
    const { rows = [], setAside: own = [] } = parted[at] ?? {};
    return { ...sheet, rows, gone: new Set([...(sheet.gone ?? []), ...own.map(({ number }) => number)]) };
  });
  return { sheets: left, setAside };
}

function withoutHidden(all: readonly SheetRow[]): Parted {
  const [rows, setAside] = [all.filter((row) => !row.hidden), all.filter((row) => row.hidden)];
  return { rows, setAside, isEmptied: areClosedGroups(rows, setAside) };
}

/** Only the names of tables and totals are left: the guests of each table are a group of rows that is closed. */
function areClosedGroups(visible: readonly SheetRow[], hidden: readonly SheetRow[]): boolean {
  const texts = visible.map((row) => filledCells(row)[0]?.text ?? "");
  const others = texts.filter((text) => !tableHeading(text)?.isSure);
  const areHeadings = texts.length - others.length >= 2 && others.filter((text) => !isTotal(text)).length <= 1;
  return areHeadings && hidden.length >= visible.length;
}

/** In a list, a struck name strikes its row; elsewhere, each cell is somebody else's. */
function withoutStruck(all: readonly SheetRow[]): Parted {
  const isAny = all.some((row) => struckColumns(row).length > 0);
  const header = isAny ? findHeaderRow(all) : undefined;
  const isList = header?.hasName === true;
  const setAside: SheetRow[] = [];
  const rows = all.flatMap((row, index) => {
    const struck = isAny && index !== header?.index ? struckColumns(row) : [];
    if (struck.length === 0 || (isList && !strikesName(row, struck))) return [row];
    const gone = row.cells.map((cell, column) => (isList || struck.includes(column) ? cell : ""));
    setAside.push({ ...row, cells: gone });
    const cells = row.cells.map((cell, column) => (gone[column] === cell ? "" : cell));
    return cells.some((cell) => cell.trim() !== "") ? [{ ...row, cells }] : [];
  });
  return { rows, setAside };
}

/** Columns with a struck text. */
function struckColumns({ cells, looks }: SheetRow): number[] {
  const columns = [...(looks ?? [])].filter(([, { isStruck }]) => isStruck).map(([column]) => column);
  return columns.filter((column) => /\p{L}/u.test(cells[column] ?? ""));
}

/** Whether the first text, or most of them, are struck. */
function strikesName({ cells }: SheetRow, struck: readonly number[]): boolean {
  const texts = [...cells.keys()].filter((column) => /\p{L}/u.test(cells[column] ?? ""));
  return struck.includes(texts[0] ?? -1) || struck.length * 2 > texts.length;
}
