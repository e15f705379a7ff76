import { append } from "../../../../common/lib/append.ts";
import { type Message, message } from "../../../../common/messages/message.ts";
import type { SeatingProblem } from "../solve/seating-problem.ts";
import type { ExplainNames, RuleRef } from "./explanation.ts";
import { nameList, tableTitle } from "./name-list.ts";

/** A wish that would keep fewer seats free, or none. */
export interface FewerKept {
  readonly before: number;
  readonly count: number;
  readonly named: readonly string[];
}

/** The seats that tables do not count, as they stay free. */
export function keptFreeMessages(tables: readonly number[], names: ExplainNames): Message[] {
  const byCount = new Map<number, number[]>();
  for (const table of tables) {
    const seats = names.keptFree.at(table);
    if (seats > 0) append(byCount, seats, table);
  }
  return [...byCount].map(([seats, alike]) =>
    alike.length === 1
      ? message("seating-reasons.rule.keptFree", { table: tableTitle(names, alike[0] ?? 0), seats })
      : message("seating-reasons.rule.keptFreeEach", { tables: nameList(alike.map((at) => names.table(at))), seats }),
  );
}

/** What to do, as a sentence. */
export function fewerKeptMessage({ before, count, named }: FewerKept): Message {
  const values = { before, count, tables: nameList(named) };
  if (named.length === 0) {
    return count === 0
      ? message("seating-reasons.repair.keepNone")
      : message("seating-reasons.repair.keepFewer", values);
  }
  return count === 0
    ? message("seating-reasons.repair.keepNoneAt", values)
    : message("seating-reasons.repair.keepFewerAt", values);
}

/** The most that one of the wishes can still keep so that a problem of these rules has a plan. */
export async function fewerKept(
  problem: SeatingProblem,
  rules: readonly RuleRef[],
  { keptFree }: ExplainNames,
  suffices: (changed: SeatingProblem) => Promise<boolean>,
): Promise<FewerKept | undefined> {
  // Tables with more seats may need more guests.
  if (rules.some(({ kind }) => kind === "minimum")) return undefined;
  const limited = new Set(rules.flatMap((rule) => (rule.kind === "capacity" ? [rule.table] : [])));
  for (const wish of keptFree.wishes) {
    const gain = (table: number, count: number) => keptFree.at(table) - wish.keptAt(table, count);
    const keeping = (count: number): SeatingProblem => ({
      ...problem,
      tables: problem.tables.map((table, at) =>
        limited.has(at) ? { ...table, capacity: table.capacity + gain(at, count) } : table,
      ),
    });
    const isConcerned = [...limited].some((table) => gain(table, 0) > 0);
    if (!isConcerned || !(await suffices(keeping(0)))) continue;
    let count = Math.min(wish.count, Math.max(...[...limited].map((table) => keptFree.at(table)))) - 1;
    while (count > 0 && !(await suffices(keeping(count)))) count--;
    return { before: wish.count, count, named: wish.named };
  }
  return undefined;
}
