import type { Highs } from "highs";
import type { ProblemTable, SeatingProblem } from "../../backend/features/seating/solve/seating-problem.ts";
import { cpuBudget } from "./clock.ts";
import { mergedSets } from "./instance.ts";
import { LinearProgram, type Term } from "./linear-program.ts";

export interface FewestMoves {
  /** Guests with a table today who need another one. */
  moved: number;
  placed: number;
  assignment: number[];
}

const none = Number.NEGATIVE_INFINITY;

/**
 * The fewest guests who change tables in any plan that follows the rules, by integer programming with HiGHS. For a
 * removed table, leave it out and give its guests no table today: they count as placed.
 * @returns null if no plan follows the rules
 * @throws Error if there is no proof in time
 */
export function fewestMoves(highs: Highs, problem: SeatingProblem, seconds = 120): FewestMoves | null {
  const program = new SeatProgram(highs, problem);
  program.limitTables();
  program.keepApart();
  const assignment = program.solve(seconds);
  if (assignment === null) return null;
  const changes = problem.guests.filter(({ current }, guest) => current !== assignment[guest]);
  const moved = changes.filter(({ current }) => current !== null).length;
  return { moved, placed: changes.length - moved, assignment };
}

class SeatProgram {
  readonly #problem: SeatingProblem;
  readonly #program: LinearProgram;
  readonly #units: readonly (readonly number[])[];
  /** Variable of each unit at each table; null where it may not sit. */
  readonly #seats: readonly (readonly (number | null)[])[];

  constructor(highs: Highs, problem: SeatingProblem) {
    this.#problem = problem;
    this.#program = new LinearProgram(highs);
    this.#units = mergedSets(problem.guests.length, problem.together);
    this.#seats = this.#units.map((unit) => [...problem.tables.keys()].map((table) => this.#addSeat(unit, table)));
    for (const seats of this.#seats) this.#program.addRow(1, 1, terms(seats));
  }

  limitTables(): void {
    for (const [table, limits] of this.#problem.tables.entries()) {
      const sizes = this.#units.map((unit) => sum(unit.map((guest) => this.#problem.guests[guest]?.size ?? 0)));
      const taken = terms(this.#seatsAt(table), sizes);
      this.#program.addRow(none, limits.capacity, taken);
      if (limits.minimum > 0) this.#fillTable(limits, taken);
    }
  }

  keepApart(): void {
    const unitOf = new Map(this.#units.flatMap((unit, place) => unit.map((guest) => [guest, place] as const)));
    for (const pair of this.#problem.apart)
      for (const table of this.#problem.tables.keys()) {
        const seats = this.#seatsAt(table);
        // A single variable if they must also be together: then there is no plan.
        const either = new Set(pair.map((guest) => seats[unitOf.get(guest) ?? -1] ?? null));
        this.#program.addRow(none, either.size - 1, terms([...either]));
      }
  }

  solve(seconds: number): number[] | null {
    const outcome = this.#program.solve({ isMaximum: false, seconds, isOver: cpuBudget(seconds) });
    if (outcome?.isOptimal === false) throw new Error("There is no proof in time.");
    if (outcome === null) return null;
    const assignment: number[] = [];
    for (const [place, unit] of this.#units.entries()) {
      const seats = this.#seats[place] ?? [];
      const table = seats.findIndex((variable) => variable !== null && (outcome.values[variable] ?? 0) > 0.5);
      for (const guest of unit) assignment[guest] = table;
    }
    return assignment;
  }

  #addSeat(unit: readonly number[], table: number): number | null {
    const guests = unit.map((guest) => this.#problem.guests[guest]);
    if (guests.some((guest) => guest?.tables?.includes(table) === false)) return null;
    const movers = guests.filter((guest) => guest && guest.current !== null && guest.current !== table);
    return this.#program.addVariable({ cost: movers.length, isWhole: true });
  }

  #seatsAt(table: number): (number | null)[] {
    return this.#seats.map((seats) => seats[table] ?? null);
  }

  /** At least `minimum` guests, or none where that is allowed. */
  #fillTable({ minimum, mayBeEmpty }: ProblemTable, taken: readonly Term[]): void {
    if (!mayBeEmpty) {
      this.#program.addRow(minimum, Number.POSITIVE_INFINITY, taken);
      return;
    }
    const isEmpty = this.#program.addVariable({ cost: 0, isWhole: true });
    this.#program.addRow(minimum, Number.POSITIVE_INFINITY, [...taken, [isEmpty, minimum]]);
    for (const [variable] of taken) this.#program.addRow(none, 1, terms([variable, isEmpty]));
  }
}

function terms(variables: readonly (number | null)[], factors?: readonly number[]): Term[] {
  return variables.flatMap((variable, place): Term[] => (variable === null ? [] : [[variable, factors?.[place] ?? 1]]));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
