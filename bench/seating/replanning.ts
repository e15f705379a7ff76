import type { Highs } from "highs";
import type { SeatingProblem } from "../../backend/features/seating/solve/seating-problem.ts";
import { formatTable } from "../lib/table.ts";
import { startClock } from "./clock.ts";
import { fewestMoves } from "./fewest-moves.ts";
import { problemOf, type SeatingInstance } from "./instance.ts";
import { search, searchProblem } from "./our-solver.ts";
import { drawRealistic } from "./realistic.ts";

interface LateChange {
  name: string;
  problem: SeatingProblem;
}

/** More than all wishes together are worth. */
const keepPrice = 10_000;
const seconds = 2;
const removedTables = [0, 7, 12] as const;

/** Prints how many guests move after late changes, beside the exact minimum. Guests of a removed table do not count. */
export function measureReplanning(highs: Highs, seed: number): void {
  const rows = rooms().flatMap(([room, instance]) => {
    const today = search(instance, { seed, limit: { seconds } }).assignment;
    return lateChanges(instance, today).map(({ name, problem }) => {
      const clock = startClock();
      const exact = fewestMoves(highs, problem);
      const exactSeconds = clock().cpu;
      const start = problem.guests.map(({ current }) => current);
      const { assignment, untilBest } = searchProblem(problem, { seed, limit: { seconds }, start });
      const moved = problem.guests.filter(({ current }, guest) => current !== null && current !== assignment[guest]);
      return [
        ...[room, name, String(exact?.placed ?? ""), String(exact?.moved ?? "no plan"), exactSeconds.toFixed(2)],
        ...[String(moved.length), untilBest.cpu.toFixed(2), exact && moved.length <= exact.moved + 2 ? "yes" : "no"],
      ];
    });
  });
  const head = ["Room", "Change", "Without a table", "Fewest moves", "CPU s", "Ours", "CPU s", "≤ fewest + 2"];
  console.log(`\n${formatTable(head, rows)}`);
}

/** The same guests with few and with many free seats. */
function rooms(): [string, SeatingInstance][] {
  const full = drawRealistic({ guests: 240, seats: [10], seed: 1240 });
  return [
    ["10 free seats", full],
    ["30 free seats", { ...full, tables: [...full.tables, 10, 10] }],
  ];
}

function lateChanges(instance: SeatingInstance, today: readonly number[]): LateChange[] {
  return [
    ...removedTables.map((table) => withoutTable(instance, today, table)),
    ...[6].map((guests) => withNewGuests(instance, today, guests)),
  ];
}

function withoutTable(instance: SeatingInstance, today: readonly number[], removed: number): LateChange {
  const tables = instance.tables.filter((_, table) => table !== removed);
  const tableNow = (table: number) => (table > removed ? table - 1 : table);
  const current = today.map((table) => (table === removed ? null : tableNow(table)));
  return { name: `table ${removed + 1} is gone`, problem: keeping({ ...instance, tables }, current) };
}

function withNewGuests(instance: SeatingInstance, today: readonly number[], count: number): LateChange {
  const first = instance.guests.length;
  const guests = [...instance.guests, ...Array.from({ length: count }, (_, guest) => `Late guest ${guest + 1}`)];
  const couples = Array.from({ length: count / 2 }, (_, couple) => [first + 2 * couple, first + 2 * couple + 1]);
  const late = { ...instance, guests, together: [...instance.together, ...couples] };
  return {
    name: `${count} come in addition`,
    problem: keeping(late, [...today, ...guests.slice(first).map(() => null)]),
  };
}

function keeping(instance: SeatingInstance, current: readonly (number | null)[]): SeatingProblem {
  const problem = problemOf(instance);
  const guests = problem.guests.map((guest, place) => ({ ...guest, current: current[place] ?? null }));
  return { ...problem, guests, keep: keepPrice };
}
