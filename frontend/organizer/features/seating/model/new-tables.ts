import { tableKey } from "../../../../../common/table-key.ts";
import type { TableShape } from "../../../generated/schema-types.ts";
import { plainText } from "../../../lib/words.ts";
import type { BoardGuest, BoardTable } from "./board.ts";
import type { NewTable } from "./board-act.ts";
import { canSwap } from "./seat-moves.ts";

interface Wish {
  readonly count: number;
  readonly firstLabel: string;
  readonly capacity: number | null;
  readonly shape: TableShape;
}

export const maxNewTables = 500;

/** Tables with new labels: 7, 8, 9 from "7"; "Rose", "Rose 2", "Rose 3" from "Rose". */
export function newTables(existing: readonly Pick<BoardTable, "label">[], wish: Wish): NewTable[] {
  const taken = new Set(existing.map(({ label }) => tableKey(label)));
  const [, before = wish.firstLabel, digits = ""] = /^(.*?)(\d{1,6})$/.exec(wish.firstLabel.trim()) ?? [];
  const labelAt = (step: number) => {
    if (digits !== "") return `${before}${Number(digits) + step}`;
    return step === 0 ? before.trim() : `${before.trim()} ${step + 1}`;
  };
  const tables: NewTable[] = [];
  for (let step = 0; tables.length < Math.min(wish.count, maxNewTables); step++) {
    const label = labelAt(step);
    if (!taken.has(tableKey(label))) tables.push({ label, capacity: wish.capacity, shape: wish.shape });
  }
  return tables;
}

/** The most frequent capacity; null if that is none. */
export function usualCapacity(tables: readonly Pick<BoardTable, "capacity">[]): number | null {
  const counts = new Map<number, number>();
  for (const { capacity } of tables) if (capacity !== null) counts.set(capacity, (counts.get(capacity) ?? 0) + 1);
  const [most] = [...counts].sort(([, one], [, other]) => other - one);
  return most?.[0] ?? null;
}

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
