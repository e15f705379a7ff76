import type { SeatingProblem } from "../solve/seating-problem.ts";
import type { RuleRef, SolveFeasibility } from "./explanation.ts";
import { localRules } from "./local-rules.ts";
import { quickXplain } from "./quick-xplain.ts";
import { RuleChecker } from "./rule-checker.ts";
import { rulesOf } from "./rules.ts";

/** Rules that an organizer can most easily do without come first. */
const kindsToDrop = ["minimum", "apart", "allowed", "together", "capacity"] as const;

/** How to look for a contradiction. */
export interface ContradictionOptions {
  /** From now. */
  readonly deadlineMs: number;
  readonly solveFeasibility: SolveFeasibility;
}

/** A minimal contradiction, or the smallest proven in time; no rules for guests without tables; "unknown" for none. */
export async function findContradiction(
  problem: SeatingProblem,
  { deadlineMs, solveFeasibility }: ContradictionOptions,
): Promise<RuleRef[] | "feasible" | "unknown"> {
  const end = performance.now() + deadlineMs;
  const secondsLeft = () => (end - performance.now()) / 1000;
  if (problem.tables.length === 0) return problem.guests.length === 0 ? "feasible" : [];
  const checker = new RuleChecker(problem, solveFeasibility);
  const verdict = await decide(problem, checker, secondsLeft);
  if (verdict !== "impossible") return verdict;
  const isContradicting = async (rules: readonly RuleRef[]) => {
    if (secondsLeft() <= 0) throw new TimeUp();
    // One of many questions must not use up all the time.
    return (await checker.check(rules, secondsLeft() / 4)) === "impossible";
  };
  try {
    return await shrink(checker, isContradicting);
  } catch (error) {
    if (!(error instanceof TimeUp)) throw error;
    return [...(checker.smallest ?? [])];
  }
}

async function decide(problem: SeatingProblem, checker: RuleChecker, secondsLeft: () => number) {
  const rules = rulesOf(problem);
  const verdict = checker.checkQuickly(rules);
  if (verdict !== "unknown") return verdict;
  const most = secondsLeft() / 2;
  for (const local of localRules(problem)) {
    if (secondsLeft() < most) break;
    if ((await checker.check(local, most / 5)) === "impossible") return "impossible";
  }
  return await checker.check(rules, secondsLeft() * 0.6);
}

class TimeUp extends Error {
  override name = "TimeUp";
}

async function shrink(checker: RuleChecker, isContradicting: (rules: readonly RuleRef[]) => Promise<boolean>) {
  for (const kind of kindsToDrop) {
    const rules = (checker.smallest ?? []).filter((rule) => rule.kind !== kind);
    // The checker remembers contradictions.
    if (rules.length < (checker.smallest?.length ?? 0)) await isContradicting(rules);
  }
  return await quickXplain(checker.smallest ?? [], isContradicting);
}
