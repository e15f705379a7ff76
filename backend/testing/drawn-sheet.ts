import type { Sheet } from "../features/guest-import/formats/sheet.ts";
import { findRoles } from "../features/guest-import/list/columns/find-roles.ts";
import { guestsFromRows } from "../features/guest-import/list/guests-from-rows.ts";
import { findLayout } from "../features/guest-import/list/layout/find-layout.ts";
import { type Answer, Decisions } from "../features/guest-import/list/model/decisions.ts";

/** A sheet as it is drawn: a line per row, with "|" between the cells. Empty lines are empty rows. */
export function drawnSheet(drawing: string): Sheet {
  const lines = drawing.split("\n").slice(1, -1);
  const rows = lines.flatMap((line, index) => {
    const cells = line.split(/(?<!\\)\|/u).map((cell) => cell.trim().replaceAll("\\|", "|").replaceAll("\\n", "\n"));
    return cells.every((cell) => cell === "") ? [] : [{ number: index + 1, cells }];
  });
  return { name: "", rows, merges: [], warnings: [] };
}

/** The layout taken, the names at each table, and what is listed as no guest. */
export function seatingOf(sheet: Sheet, answers: readonly Answer[] = []) {
  const decisions = new Decisions(answers);
  const guestRows = findLayout(sheet, decisions);
  const found = findRoles(guestRows, decisions);
  const { guests, notGuests } = guestsFromRows(
    guestRows,
    found.kind === "found" ? found.roles : found.likely,
    decisions,
  );
  const tables: Record<string, string> = {};
  for (const { name, tableNumber } of guests) {
    const before = tables[tableNumber];
    tables[tableNumber] = before === undefined ? name : `${before}, ${name}`;
  }
  const layout = decisions.list().find(({ id }) => id === "layout");
  return {
    layout: layout?.taken,
    isCertain: layout?.isCertain,
    options: layout?.options.map(({ value }) => value),
    tables,
    notGuests: notGuests.map(({ message }) => message.values.text ?? message.key),
  };
}
