import type { SheetRow } from "../../formats/sheet.ts";
import { tableText, tidyText } from "../model/cell-text.ts";

/** A slip of the pen here and there. */
const maxTakenTwice = 0.1;

/** Whether numbers hardly repeat at one table, unlike numbers of seats that guests need. */
export function isEachSeatTakenOnce(rows: readonly SheetRow[], seatColumn: number, tableColumn: number): boolean {
  const taken = new Set<string>();
  let seats = 0;
  let twice = 0;
  let table = "";
  for (const { cells } of rows) {
    table = tableText(cells[tableColumn]) || table;
    const seat = tidyText(cells[seatColumn] ?? "");
    if (seat === "") continue;
    seats += 1;
    const key = JSON.stringify([table, seat]);
    if (taken.has(key)) twice += 1;
    taken.add(key);
  }
  return twice <= seats * maxTakenTwice;
}
