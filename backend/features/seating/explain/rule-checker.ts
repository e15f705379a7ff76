import type { SeatingProblem } from "../solve/seating-problem.ts";
import type { RuleRef, SolveFeasibility } from "./explanation.ts";
import { firstFit } from "./first-fit.ts";
import { ruleKeeper, ruleKey, withRules } from "./rules.ts";
import { findStructuralContradiction } from "./structural-checks.ts";
import { toStructure } from "./structure.ts";
import { guestAssignment, toUnitProblem } from "./unit-problem.ts";

type Verdict = "feasible" | "impossible" | "unknown";

const attempts = 12;
const maxPlans = 100;

/** Decides whether some rules can hold together, and remembers results. */
export class RuleChecker {
  smallest: readonly RuleRef[] | null = null;
  private readonly contradictions: (readonly string[])[] = [];
  private readonly plans: ((rule: RuleRef) => boolean)[] = [];

  constructor(
    private readonly problem: SeatingProblem,
    private readonly solveFeasibility: SolveFeasibility,
  ) {}

  checkQuickly(rules: readonly RuleRef[]): Verdict {
    if (this.planFor(rules)) return "feasible";
    const keys = new Set(rules.map(ruleKey));
    if (this.contradictions.some((known) => known.every((key) => keys.has(key)))) return this.impossible(rules);
    const relaxed = withRules(this.problem, rules);
    const joined = toUnitProblem(relaxed.problem);
    const seat = (attempts: number) => (joined.isTorn ? null : firstFit(joined, attempts));
    // Most queried rules can hold, and the first attempt usually shows it.
    const quick = seat(1);
    if (quick !== null) return this.feasible(guestAssignment(joined, quick, this.problem.guests.length));
    const contradiction = findStructuralContradiction(toStructure(relaxed, joined));
    if (contradiction !== null) return this.impossible(contradiction);
    const tableOf = seat(attempts);
    return tableOf === null ? "unknown" : this.feasible(guestAssignment(joined, tableOf, this.problem.guests.length));
  }

  /** Decides with a search of so many seconds, if needed. */
  async check(rules: readonly RuleRef[], seconds: number): Promise<Verdict> {
    const verdict = this.checkQuickly(rules);
    if (verdict !== "unknown") return verdict;
    const found = await this.solveFeasibility(withRules(this.problem, rules).problem, seconds);
    if (found === "unknown") return found;
    return found === "impossible" ? this.impossible(rules) : this.feasible(found);
  }

  /** Whether a known plan that keeps these rules keeps another one, too; undefined if none is known. */
  planFor(rules: readonly RuleRef[]): ((rule: RuleRef) => boolean) | undefined {
    return this.plans.find((keeps) => rules.every(keeps));
  }

  private feasible(assignment: readonly number[]): Verdict {
    this.plans.unshift(ruleKeeper(this.problem, assignment));
    this.plans.splice(maxPlans);
    return "feasible";
  }

  private impossible(rules: readonly RuleRef[]): Verdict {
    this.contradictions.push(rules.map(ruleKey));
    if (this.smallest === null || rules.length < this.smallest.length) this.smallest = rules;
    return "impossible";
  }
}
