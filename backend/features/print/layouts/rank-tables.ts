import { tableKey } from "../../../../common/table-key.ts";
import type { PrintTable } from "../pages/print-facts.ts";

/** Rank of a table by any of its names. Labels of no table rank last. */
export function rankTables(tables: readonly PrintTable[]): (label: string) => number {
  const ranks = new Map<string, number>();
  for (const [rank, { label }] of tables.entries()) {
    const key = tableKey(label);
    if (!ranks.has(key)) ranks.set(key, rank);
  }
  return (label) => ranks.get(tableKey(label)) ?? tables.length;
}
