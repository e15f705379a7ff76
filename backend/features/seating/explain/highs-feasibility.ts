import type { Highs } from "highs";
import { loadHighs, unloadHighs } from "../bound/load-highs.ts";
import { evaluatePlan } from "../solve/plan-value.ts";
import type { SeatingProblem } from "../solve/seating-problem.ts";
import { readSeating } from "./read-seating.ts";
import { seatingModel } from "./seating-model.ts";
import { type SettledUnits, settleUnits } from "./settled-units.ts";
import { apartSets, type TableClass, tableClasses, unitClasses } from "./unit-classes.ts";
import { guestAssignment, toUnitProblem, type UnitProblem } from "./unit-problem.ts";

/** A larger model exceeds the memory of a planning process, and anybody's patience. */
const maxVariables = 20_000;

/** Decides with HiGHS whether the rules can all hold; "unknown" after so many seconds. */
export async function solveFeasibility(
  problem: SeatingProblem,
  seconds: number,
): Promise<readonly number[] | "impossible" | "unknown"> {
  const joined = toUnitProblem(problem);
  const settled = joined.isTorn ? null : settleUnits(joined);
  if (settled === null) return "impossible";
  try {
    const highs = await loadHighs();
    const end = performance.now() + seconds * 1000;
    for (const isByTable of [false, true]) {
      const left = (end - performance.now()) / 1000;
      if (left <= 0) break;
      const found = solveModel(highs, joined, settled, { isByTable, seconds: isByTable ? left : left / 2 });
      if (found === "impossible") return found;
      const assignment = found === "unknown" ? [] : guestAssignment(joined, found, problem.guests.length);
      if (found !== "unknown" && evaluatePlan(problem, assignment).violations === 0) return assignment;
    }
  } catch {
    // No proof.
    unloadHighs();
  }
  return "unknown";
}

/** Over table classes, which may break rules about single tables, or over single tables. */
function solveModel(
  highs: Highs,
  joined: UnitProblem,
  settled: SettledUnits,
  { isByTable, seconds }: { isByTable: boolean; seconds: number },
): readonly number[] | "impossible" | "unknown" {
  const classes = unitClasses(joined, settled);
  if (classes.length === 0 && settled.tables.every(({ minimum, mayBeEmpty }) => minimum === 0 || mayBeEmpty)) {
    return settled.tableOf;
  }
  const alike = tableClasses(classes, settled);
  const tables = isByTable ? alike.flatMap((list) => list.map((table): TableClass => [table])) : alike;
  if (classes.length * tables.length > maxVariables) return "unknown";
  const model = seatingModel({ settled, classes, tables, apart: apartSets(joined, classes) });
  if (model.linear.size > maxVariables) return "unknown";
  return highs.withModel(model.linear.data(highs), (solver) => {
    solver.options.set({ output_flag: false, time_limit: seconds });
    solver.run();
    const status = solver.getModelStatus();
    if (status === highs.constants.modelStatus.infeasible) return "impossible";
    if (status !== highs.constants.modelStatus.optimal) return "unknown";
    return readSeating(model, solver.getSolution().colValue, settled, classes);
  });
}
