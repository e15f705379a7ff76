import { message } from "../../../../common/messages/message.ts";
import type { Sheet, SheetRow } from "../formats/sheet.ts";
import { findHeaderRow } from "./layout/header-row.ts";
import type { DecisionId, Decisions } from "./model/decisions.ts";

/** Leaves out hidden and struck-out rows, unless the organizer wants them. */
export function decideRowsSetAside(sheets: readonly Sheet[], decisions: Decisions): Sheet[] {
  const visible = decide("hiddenRows", sheets, withoutHidden, decisions);
  return decide("struckRows", visible, withoutStruck, decisions);
}

/** A sheet without some of its texts, and these. */
interface Parted {
  sheet: Sheet;
  setAside: readonly string[][];
}

function decide(
  id: DecisionId & ("hiddenRows" | "struckRows"),
  sheets: readonly Sheet[],
  part: (sheet: Sheet) => Parted,
  decisions: Decisions,
): Sheet[] {
  const parted = sheets.map(part);
  const setAside = parted.flatMap((each) => each.setAside);
  if (setAside.length === 0) return [...sheets];
  const taken = decisions.take({
    id,
    question: message(`reading.decisions.${id}.question`, { count: setAside.length }),
    reason: message(`reading.decisions.${id}.reason`),
    options: [
      { value: "leaveOut", label: message(`reading.decisions.${id}.leaveOut`) },
      { value: "read", label: message(`reading.decisions.${id}.read`) },
    ],
    suggested: "leaveOut",
    isCertain: false,
    examples: setAside.map((cells) => cells.filter((cell) => cell !== "").join(" · ")),
  });
  return taken === "read" ? [...sheets] : parted.map(({ sheet }) => sheet);
}

function withoutHidden(sheet: Sheet): Parted {
  const hidden = sheet.rows.filter((row) => row.hidden);
  if (hidden.length === 0) return { sheet, setAside: [] };
  const rows = sheet.rows.filter((row) => !row.hidden);
  return { sheet: { ...sheet, rows }, setAside: hidden.map(({ cells }) => cells) };
}

/** In a list, a struck name strikes its row; elsewhere, each cell is somebody else's. */
function withoutStruck(sheet: Sheet): Parted {
  if (!sheet.rows.some((row) => struckColumns(row).length > 0)) return { sheet, setAside: [] };
  const header = findHeaderRow(sheet.rows);
  const isList = header?.hasName === true;
  const setAside: string[][] = [];
  const rows = sheet.rows.flatMap((row, index) => {
    const struck = index === header?.index ? [] : struckColumns(row);
    if (struck.length === 0) return [row];
    if (isList && !strikesName(row, struck)) return [row];
    const gone = isList ? row.cells : row.cells.map((cell, column) => (struck.includes(column) ? cell : ""));
    setAside.push(gone);
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
