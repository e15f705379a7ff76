import type { SeatingProblem } from "../solve/seating-problem.ts";
import type { FoundContradiction } from "./contradiction.ts";
import type { ExplainNames, GuestLimit, RuleRef, SolveFeasibility } from "./explanation.ts";
import { type FewerKept, fewerKept } from "./kept-free.ts";
import { RuleChecker } from "./rule-checker.ts";
import { rulesOf, withRules } from "./rules.ts";
import { toUnitProblem } from "./unit-problem.ts";

/** What an organizer can do so that some rules no longer contradict each other. */
export type Repair =
  | { readonly kind: "addTables"; readonly count: number; readonly seats: number; readonly isAccessible: boolean }
  | { readonly kind: "addSeats"; readonly table: number; readonly seats: number }
  /** Any one of them suffices. */
  | { readonly kind: "unlock"; readonly guests: readonly number[] }
  | { readonly kind: "splitHouseholds" }
  | { readonly kind: "dropTogether" | "dropApart"; readonly index: number }
  /** A wish about the tables of guests, as far as they are part of the contradiction. */
  | { readonly kind: "dropTables"; readonly guests: readonly number[] }
  | { readonly kind: "dropMinimum" }
  | ({ readonly kind: "keepFewer" } & FewerKept);

const maxRepairs = 3;
const maxNewTables = 5;
const maxNewSeats = 10;
const checkSeconds = 0.5;

/** The repairs that are known to suffice for a contradiction, the easiest first. */
export async function repairsFor(
  problem: SeatingProblem,
  contradiction: FoundContradiction,
  names: ExplainNames,
  solveFeasibility: SolveFeasibility,
): Promise<Repair[]> {
  const { rules, isMinimal } = contradiction;
  const suffices = async (changed: SeatingProblem) =>
    (await new RuleChecker(changed, solveFeasibility).check(rulesOf(changed), checkSeconds)) === "feasible";
  const relaxed = withRules(problem, rules).problem;
  const more = [await moreTables(relaxed, rules, names, suffices), await moreSeats(relaxed, rules, suffices)];
  const fewer = await fewerKept(relaxed, rules, names, suffices);
  const kept = fewer === undefined ? [] : [{ kind: "keepFewer", ...fewer } as const];
  const dropped = isMinimal ? droppedRules(rules, names) : [];
  return [...more.flat(), ...kept, ...dropped].slice(0, maxRepairs);
}

type Suffices = (changed: SeatingProblem) => Promise<boolean>;

const hasKind = (rules: readonly RuleRef[], kind: RuleRef["kind"]) => rules.some((rule) => rule.kind === kind);

/** Tables as large as the largest, or as the largest group. */
async function moreTables(
  problem: SeatingProblem,
  rules: readonly RuleRef[],
  names: ExplainNames,
  suffices: Suffices,
): Promise<Repair[]> {
  const isOfSeats = hasKind(rules, "capacity") || hasKind(rules, "apart") || rules.length === 0;
  const limits = new Set(
    rules.flatMap((rule) => ("guest" in rule ? names.limits(rule.guest) : [])).map(({ kind }) => kind),
  );
  const needsAccess = limits.has("access");
  if (!isOfSeats && !needsAccess && !limits.has("notAt")) return [];
  const largest = Math.max(1, ...toUnitProblem(problem).units.map(({ size }) => size));
  const seatsOf = problem.tables.flatMap(({ capacity }, table) =>
    rules.some((rule) => rule.kind === "capacity" && rule.table === table) ? [capacity] : [],
  );
  const seats = Math.max(largest, ...seatsOf);
  for (let count = 1; count <= maxNewTables; count++) {
    for (const isAccessible of needsAccess ? [false, true] : [false]) {
      const changed = withTables(problem, { count, seats, isAccessible }, names);
      const all = seats + names.keptFree.atNewTables;
      if (await suffices(changed)) return [{ kind: "addTables", count, seats: all, isAccessible }];
    }
  }
  return [];
}

function withTables(
  problem: SeatingProblem,
  { count, seats, isAccessible }: { count: number; seats: number; isAccessible: boolean },
  names: ExplainNames,
): SeatingProblem {
  const added = Array.from({ length: count }, (_, place) => problem.tables.length + place);
  return {
    ...problem,
    tables: [...problem.tables, ...added.map(() => ({ capacity: seats, minimum: 0, mayBeEmpty: true }))],
    guests: problem.guests.map((guest, place) =>
      guest.tables !== null && names.limits(place).every((limit) => isOpenTo(limit, isAccessible))
        ? { ...guest, tables: [...guest.tables, ...added] }
        : guest,
    ),
  };
}

/** Whether guests with a limit may sit at tables that are added. */
function isOpenTo({ kind }: GuestLimit, isAccessible: boolean): boolean {
  return kind === "access" ? isAccessible : kind === "notAt";
}

/** At the one table that is too small. */
async function moreSeats(problem: SeatingProblem, rules: readonly RuleRef[], suffices: Suffices): Promise<Repair[]> {
  const [first, ...others] = rules.flatMap((rule) => (rule.kind === "capacity" ? [rule.table] : []));
  if (first === undefined || others.length > 0) return [];
  for (let seats = 1; seats <= maxNewSeats; seats++) {
    const tables = problem.tables.map((table, place) =>
      place === first ? { ...table, capacity: table.capacity + seats } : table,
    );
    if (await suffices({ ...problem, tables })) return [{ kind: "addSeats", table: first, seats }];
  }
  return [];
}

/** Without any one rule, the others of a minimal contradiction can hold. */
function droppedRules(rules: readonly RuleRef[], names: ExplainNames): Repair[] {
  const locked = rules.flatMap((rule) =>
    "guest" in rule && names.limits(rule.guest).some(({ kind }) => kind === "locked") ? rule.guest : [],
  );
  const sets = rules.flatMap((rule) => (rule.kind === "together" ? [rule.index] : []));
  const isWish = (index: number) => names.together(index).kind === "wish";
  const wished = sets.find(isWish);
  const apart = rules.flatMap((rule) => (rule.kind === "apart" ? [rule.index] : []))[0];
  return [
    ...(locked.length > 0 ? [{ kind: "unlock", guests: locked } as const] : []),
    ...(sets.some((index) => !isWish(index)) ? [{ kind: "splitHouseholds" } as const] : []),
    ...(wished === undefined ? [] : [{ kind: "dropTogether", index: wished } as const]),
    ...(apart === undefined ? [] : [{ kind: "dropApart", index: apart } as const]),
    ...droppedTables(rules, names),
    ...(hasKind(rules, "minimum") ? [{ kind: "dropMinimum" } as const] : []),
  ];
}

/** Of a guest with several limits, the others may still be too many. */
function droppedTables(rules: readonly RuleRef[], names: ExplainNames): Repair[] {
  const limits = rules.flatMap((rule) => {
    const [limit, another] = "guest" in rule ? names.limits(rule.guest) : [];
    return "guest" in rule && limit && "wish" in limit && another === undefined
      ? [{ guest: rule.guest, wish: limit.wish }]
      : [];
  });
  const [first] = limits;
  if (first === undefined) return [];
  return [{ kind: "dropTables", guests: limits.flatMap(({ guest, wish }) => (wish === first.wish ? guest : [])) }];
}
