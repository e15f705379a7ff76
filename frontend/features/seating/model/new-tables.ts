import type { TableShape } from "../../../generated/schema-types.ts";
import { labelKey } from "../../../lib/table-labels.ts";
import type { BoardTable } from "./board.ts";
import type { NewTable } from "./board-act.ts";

interface Wish {
  readonly count: number;
  readonly firstLabel: string;
  readonly capacity: number | null;
  readonly shape: TableShape;
}

export const maxNewTables = 500;

/** Tables with new labels: 7, 8, 9 from "7"; "Rose", "Rose 2", "Rose 3" from "Rose". */
export function newTables(existing: readonly Pick<BoardTable, "label">[], wish: Wish): NewTable[] {
  const taken = new Set(existing.map(({ label }) => labelKey(label)));
  const [, before = wish.firstLabel, digits = ""] = /^(.*?)(\d{1,6})$/.exec(wish.firstLabel.trim()) ?? [];
  const labelAt = (step: number) => {
    if (digits !== "") return `${before}${Number(digits) + step}`;
    return step === 0 ? before.trim() : `${before.trim()} ${step + 1}`;
  };
  const tables: NewTable[] = [];
  for (let step = 0; tables.length < Math.min(wish.count, maxNewTables); step++) {
    const label = labelAt(step);
    if (!taken.has(labelKey(label))) tables.push({ label, capacity: wish.capacity, shape: wish.shape });
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
