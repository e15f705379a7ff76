import type { SeatingProblem } from "../solve/seating-problem.ts";
import type { RuleRef, SolveFeasibility } from "./explanation.ts";
import { localRules } from "./local-rules.ts";
import { quickXplain } from "./quick-xplain.ts";
import { RuleChecker } from "./rule-checker.ts";
import { rulesOf } from "./rules.ts";

/** Rules that an organizer can do without most easily come first. */
const kindsToDrop = ["minimum", "apart", "allowed", "together", "capacity"] as const;

/** How to look for a contradiction. */
export interface ContradictionOptions {
  /** Milliseconds from now until there must be an answer. */
  readonly deadlineMs: number;
  readonly solveFeasibility: SolveFeasibility;
}

/**
 * Finds rules that contradict themselves, of which none can be spared: without any one of them, the others can hold. If the
 * time is up before that is certain, they are the fewest rules proven to contradict themselves so far.
 *
 * @returns "unknown" if the time was up without a proof either way. No rules at all if there are guests but no tables.
 */
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
    // There are many questions: one of them may not take all the time that is left.
    return (await checker.check(rules, secondsLeft() / 4)) === "impossible";
  };
  try {
    return await shrink(checker, isContradicting);
  } catch (error) {
    if (!(error instanceof TimeUp)) throw error;
    return [...(checker.smallest ?? [])];
  }
}

/** Says whether all rules can hold: by quick checks, by those about few tables, and at last by everything there is. */
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

/** There is no time left to ask whether rules contradict themselves. */
class TimeUp extends Error {
  override name = "TimeUp";
}

/** Leaves out what the contradiction does not need: whole kinds of rules, then rule by rule. */
async function shrink(checker: RuleChecker, isContradicting: (rules: readonly RuleRef[]) => Promise<boolean>) {
  for (const kind of kindsToDrop) {
    const rules = (checker.smallest ?? []).filter((rule) => rule.kind !== kind);
    // The checker remembers what contradicts itself.
    if (rules.length < (checker.smallest?.length ?? 0)) await isContradicting(rules);
  }
  return await quickXplain(checker.smallest ?? [], isContradicting);
}
