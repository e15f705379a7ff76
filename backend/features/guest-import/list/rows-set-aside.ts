import type { DecisionId } from "../../../../common/guest-preview.ts";
import { message } from "../../../../common/messages/message.ts";
import type { Sheet, SheetRow } from "../formats/sheet.ts";
import { tableHeading } from "./layout/cells/table-heading.ts";
import { findHeaderRow } from "./layout/header-row.ts";
import type { Decisions } from "./model/decisions.ts";
import type { RowError } from "./model/guest-list.ts";
import { filledCells } from "./model/guest-rows.ts";
import { isTotal } from "./words/value-words.ts";

/** Sheets without the rows that are left out, and those that were struck out. */
export interface SetAside {
  sheets: Sheet[];
  struck: RowError[];
}

/** Leaves out hidden and struck-out rows, unless the organizer wants them. */
export function decideRowsSetAside(sheets: readonly Sheet[], decisions: Decisions): SetAside {
  const visible = decide("hiddenRows", sheets, withoutHidden, decisions);
  const { sheets: left, setAside } = decide("struckRows", visible.sheets, withoutStruck, decisions);
  return { sheets: left, struck: setAside.flatMap(struckOut) };
}

/** A sheet without some of its texts, and these. */
interface Parted {
  sheet: Sheet;
  setAside: readonly SheetRow[];
  /** Whether what is left are no guests. */
  isEmptied?: boolean;
}

function struckOut({ number, cells }: SheetRow): RowError[] {
  const texts = cells.map((cell) => cell.trim()).filter((cell) => /\p{L}/u.test(cell));
  return texts.slice(0, 1).map((text) => ({ row: number, message: message("reading.notGuests.struck", { text }) }));
}

function decide(
  id: DecisionId & ("hiddenRows" | "struckRows"),
  sheets: readonly Sheet[],
  part: (sheet: Sheet) => Parted,
  decisions: Decisions,
): { sheets: Sheet[]; setAside: readonly SheetRow[] } {
  const parted = sheets.map(part);
  const setAside = parted.flatMap((each) => each.setAside);
  if (setAside.length === 0) return { sheets: [...sheets], setAside };
  const isEmptied = parted.every((each) => each.setAside.length === 0 || each.isEmptied === true);
  const taken = decisions.take({
    id,
    question: message(`reading.decisions.${id}.question`, { count: setAside.length }),
    reason: message(`reading.decisions.${id}.reason`),
    options: [
      { value: "leaveOut", label: message(`reading.decisions.${id}.leaveOut`) },
      { value: "read", label: message(`reading.decisions.${id}.read`) },
    ],
    suggested: isEmptied ? "read" : "leaveOut",
    isCertain: isEmptied,
    examples: setAside.map(({ cells }) => cells.filter((cell) => cell !== "").join(" · ")),
  });
  return taken === "read"
    ? { sheets: [...sheets], setAside: [] }
    : { sheets: parted.map(({ sheet }) => sheet), setAside };
}

function withoutHidden(sheet: Sheet): Parted {
  const hidden = sheet.rows.filter((row) => row.hidden);
  if (hidden.length === 0) return { sheet, setAside: [] };
  const rows = sheet.rows.filter((row) => !row.hidden);
  return { sheet: { ...sheet, rows }, setAside: hidden, isEmptied: areClosedGroups(rows, hidden) };
}

/** Only the names of tables and totals are left: the guests of each table are a group of rows that is closed. */
function areClosedGroups(visible: readonly SheetRow[], hidden: readonly SheetRow[]): boolean {
  if (hidden.length < visible.length) return false;
  const texts = visible.map((row) => filledCells(row)[0]?.text ?? "");
  const headings = texts.filter((text) => tableHeading(text)?.isSure).length;
  const others = texts.filter((text) => !tableHeading(text)?.isSure && !isTotal(text)).length;
  return headings >= 2 && others <= 1;
}

/** In a list, a struck name strikes its row; elsewhere, each cell is somebody else's. */
function withoutStruck(sheet: Sheet): Parted {
  if (!sheet.rows.some((row) => struckColumns(row).length > 0)) return { sheet, setAside: [] };
  const header = findHeaderRow(sheet.rows);
  const isList = header?.hasName === true;
  const setAside: SheetRow[] = [];
  const rows = sheet.rows.flatMap((row, index) => {
    const struck = index === header?.index ? [] : struckColumns(row);
    if (struck.length === 0) return [row];
    if (isList && !strikesName(row, struck)) return [row];
    const gone = isList ? row.cells : row.cells.map((cell, column) => (struck.includes(column) ? cell : ""));
    setAside.push({ ...row, cells: gone });
    const cells = row.cells.map((cell, column) => (gone[column] === cell ? "" : cell));
    return cells.some((cell) => cell.trim() !== "") ? [{ ...row, cells }] : [];
  });
  return { sheet: { ...sheet, rows }, setAside };
}

/** Columns with a struck text. */
function struckColumns({ cells, looks }: SheetRow): number[] {
  if (looks === undefined) return [];
  return [...looks].flatMap(([column, { isStruck }]) =>
    isStruck && /\p{L}/u.test(cells[column] ?? "") ? [column] : [],
  );
}

/** Whether the first text, or most of them, are struck. */
function strikesName({ cells }: SheetRow, struck: readonly number[]): boolean {
  const texts = cells.flatMap((cell, column) => (/\p{L}/u.test(cell) ? [column] : []));
  return struck.includes(texts[0] ?? -1) || struck.length * 2 > texts.length;
}
