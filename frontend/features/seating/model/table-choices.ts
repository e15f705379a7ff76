import { plainText } from "../../../lib/words.ts";
import type { BoardGuest, BoardTable } from "./board.ts";
import { canSwap } from "./seat-moves.ts";

const maxSwaps = 8;
const minNameLength = 2;

/** Guests at tables whose name contains what was typed, to swap with; of the own table only those with another seat number. */
export function swapChoices(guests: Iterable<BoardGuest>, moved: BoardGuest, typed: string): BoardGuest[] {
  const wanted = plainText(typed.trim());
  const choices: BoardGuest[] = [];
  if (wanted.length < minNameLength) return choices;
  for (const guest of guests) {
    const isOther = guest.tableNumber !== "" && canSwap(guest, moved);
    if (isOther && plainText(guest.name).includes(wanted)) choices.push(guest);
    if (choices.length === maxSwaps) break;
  }
  return choices;
}

export function nextNumber(tables: readonly Pick<BoardTable, "label">[]): number {
  const numbers = tables.map(({ label }) => (/^\d{1,6}$/.test(label) ? Number(label) : 0));
  return Math.max(0, ...numbers) + 1;
}
