import { plainText } from "../../../lib/plain-text.ts";
import type { BoardGuest, BoardTable } from "./board.ts";

const maxSwaps = 8;
const minNameLength = 2;

/** Guests of other tables whose name contains what was typed, to swap with. */
export function swapChoices(guests: Iterable<BoardGuest>, moved: BoardGuest, typed: string): BoardGuest[] {
  const wanted = plainText(typed.trim());
  const choices: BoardGuest[] = [];
  if (wanted.length < minNameLength) return choices;
  for (const guest of guests) {
    const sitsElsewhere = guest.tableNumber !== "" && guest.tableNumber !== moved.tableNumber;
    if (sitsElsewhere && plainText(guest.name).includes(wanted)) choices.push(guest);
    if (choices.length === maxSwaps) break;
  }
  return choices;
}

export function nextNumber(tables: readonly Pick<BoardTable, "label">[]): number {
  const numbers = tables.map(({ label }) => (/^\d{1,6}$/.test(label) ? Number(label) : 0));
  return Math.max(0, ...numbers) + 1;
}
