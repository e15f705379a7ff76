import { message } from "../../../../common/messages/message.ts";
import type { Sheet } from "../formats/sheet.ts";
import type { Decisions } from "./model/decisions.ts";

/** Leaves out hidden rows, as the spreadsheet program does, unless the organizer wants them. */
export function decideHiddenRows(sheets: readonly Sheet[], decisions: Decisions): Sheet[] {
  const hidden = sheets.flatMap(({ rows }) => rows.filter((row) => row.hidden));
  if (hidden.length === 0) return [...sheets];
  const taken = decisions.take({
    id: "hiddenRows",
    question: message("reading.decisions.hiddenRows.question", { count: hidden.length }),
    reason: message("reading.decisions.hiddenRows.reason"),
    options: [
      { value: "leaveOut", label: message("reading.decisions.hiddenRows.leaveOut") },
      { value: "read", label: message("reading.decisions.hiddenRows.read") },
    ],
    suggested: "leaveOut",
    isCertain: false,
    examples: hidden.map(({ cells }) => cells.filter((cell) => cell !== "").join(" · ")),
  });
  if (taken === "read") return [...sheets];
  return sheets.map((sheet) => ({ ...sheet, rows: sheet.rows.filter((row) => !row.hidden) }));
}
