import type { PrintTable } from "../pages/print-facts.ts";

/** Rank of a table by its label (ignoring case). Labels of no table rank last. */
export function rankTables(tables: readonly PrintTable[]): (label: string) => number {
  const ranks = new Map<string, number>();
  for (const [rank, { label }] of tables.entries()) {
    const key = tableKey(label);
    if (!ranks.has(key)) ranks.set(key, rank);
  }
  return (label) => ranks.get(tableKey(label)) ?? tables.length;
}

/** The same for labels of the same table; empty for no table. */
export function tableKey(label: string): string {
  return label.trim().toLowerCase();
}
