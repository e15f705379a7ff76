import type { SeatingProblem } from "../solve/seating-problem.ts";
import type { RuleRef } from "./explanation.ts";
import { rulesOf, withRules } from "./rules.ts";
import { toStructure } from "./structure.ts";
import { toUnitProblem } from "./unit-problem.ts";

/** For tables that guests depend on, rules about these only, fewest tables first: contradictions show sooner there. */
export function localRules(problem: SeatingProblem): RuleRef[][] {
  const rules = rulesOf(problem);
  const relaxed = withRules(problem, rules);
  const { areas, units } = toStructure(relaxed, toUnitProblem(relaxed.problem));
  return areas
    .filter(({ tables, units: inside }) => tables.length < problem.tables.length && inside.length > 1)
    .sort((a, b) => a.tables.length - b.tables.length)
    .map((area) => {
      const tables = new Set(area.tables);
      const guests = new Set(area.units.flatMap((number) => units[number]?.guests ?? []));
      return rules.filter((rule) => {
        if ("guest" in rule) return guests.has(rule.guest);
        if ("index" in rule) return problem[rule.kind][rule.index]?.every((guest) => guests.has(guest));
        return rule.kind === "capacity" && tables.has(rule.table);
      });
    });
}
