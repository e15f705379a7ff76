import { describe, expect, it } from "vitest";
import { plantedContradictions } from "../../../testing/planted-contradictions.ts";
import { evaluatePlan } from "../solve/plan-value.ts";
import { findContradictions } from "./contradiction.ts";
import { solveFeasibility } from "./highs-feasibility.ts";
import { withRules } from "./rules.ts";

const planted = [60, 225].flatMap((guests) => plantedContradictions(guests));
const maxSpared = 12;

describe("a planted contradiction", () => {
  it.each(planted.map((one) => [one.problem.guests.length, one.name, one] as const))(
    "of %i guests is found: %s",
    async (_guests, _name, { problem, rules }) => {
      const found = await findContradictions(problem, { deadlineMs: 60_000, solveFeasibility, smallestMs: 100 });
      expect(found).toHaveLength(1);
      const refs = typeof found === "string" ? [] : (found[0]?.rules ?? []);
      const counts = Object.fromEntries(
        Object.keys(rules).map((kind) => [kind, refs.filter((rule) => rule.kind === kind).length]),
      );
      expect({ ...counts, all: refs.length }).toEqual({
        ...rules,
        all: Object.values(rules).reduce((sum, count) => sum + count),
      });
      expect(await solveFeasibility(withRules(problem, refs).problem, 60)).toBe("impossible");
      // Without a rule, there is a plan; some of the rules stand for all.
      const step = Math.ceil(refs.length / maxSpared);
      for (const spared of refs.filter((_, at) => at % step === 0)) {
        const { problem: relaxed } = withRules(
          problem,
          refs.filter((rule) => rule !== spared),
        );
        const plan = await solveFeasibility(relaxed, 60);
        expect(typeof plan === "string" ? plan : evaluatePlan(relaxed, plan).violations).toBe(0);
      }
    },
  );
});
