import fc from "fast-check";
import { expect, it } from "vitest";
import { randomRuns } from "../../../../common/testing/random-runs.ts";
import { seatingProblems } from "../../../testing/seating-problems.ts";
import { PlanState } from "./plan-state.ts";
import { evaluatePlan } from "./plan-value.ts";
import { Proposal } from "./proposal.ts";
import { assignmentOf, compileModel, type SearchModel } from "./search-model.ts";

const penalty = 100;

function plainEnergy(model: SearchModel, state: PlanState) {
  const { value } = evaluatePlan(model.problem, assignmentOf(model, state.tableOf));
  return value - penalty * state.violations;
}

it.each([2, 40])(
  "keeps gains and counts as a full evaluation has them, with groups above %i counted by table",
  (most) => {
    const moves = fc.array(fc.array(fc.tuple(fc.nat(), fc.nat()), { minLength: 1, maxLength: 4 }), { maxLength: 20 });
    fc.assert(
      fc.property(seatingProblems(9, 4), moves, fc.infiniteStream(fc.nat()), (problem, proposals, numbers) => {
        const model = compileModel(problem, most);
        const tables = Int32Array.from(model.units, () => (numbers.next().value ?? 0) % problem.tables.length);
        const state = new PlanState(model);
        let energy = state.reset(tables, penalty);
        const constant = plainEnergy(model, state) - energy;
        for (const wished of proposals) {
          const proposal = new Proposal(state);
          const moved = new Set<number>();
          for (const [unitNumber, to] of wished) {
            const unit = unitNumber % model.units.length;
            const table = to % problem.tables.length;
            if (moved.has(unit) || state.tableOf[unit] === table) continue;
            moved.add(unit);
            proposal.add(unit, state.tableOf[unit] ?? 0, table);
          }
          energy += proposal.moveCounted(proposal.gain(), Number.NEGATIVE_INFINITY);
          proposal.apply();
          expect(energy + constant).toBeCloseTo(plainEnergy(model, state), 6);
          const fresh = new PlanState(model);
          fresh.reset(state.tableOf, penalty);
          expect(state.violations).toBe(fresh.violations);
          expect(state.gains).toEqual(fresh.gains);
          expect(state.loads).toEqual(fresh.loads);
        }
      }),
      { numRuns: randomRuns(150) },
    );
  },
);
