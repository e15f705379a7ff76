import type { SeatingProblem } from "../solve/seating-problem.ts";
import type { RuleRef, SolveFeasibility } from "./explanation.ts";
import { localRules } from "./local-rules.ts";
import { quickXplain } from "./quick-xplain.ts";
import { RuleChecker } from "./rule-checker.ts";
import { ruleKey, rulesOf } from "./rules.ts";
import { smallestContradiction } from "./smallest-contradiction.ts";

/** Rules that an organizer can most easily do without come first. */
const kindsToDrop = ["minimum", "apart", "allowed", "together", "capacity"] as const;

/** How to look for a contradiction. */
interface ContradictionOptions {
  /** From now. */
  readonly deadlineMs: number;
  readonly solveFeasibility: SolveFeasibility;
  /** For each, to look for a smaller one than the first that was found. With hundreds of rules, minutes are no proof either. */
  readonly smallestMs?: number;
}

const defaultSmallestMs = 2000;

/** Rules that cannot all hold. */
export interface FoundContradiction {
  readonly rules: readonly RuleRef[];
  /** Whether it is proven that the others could hold without any of them. */
  readonly isMinimal: boolean;
}

/** More of them than anybody reads at once. */
const maxContradictions = 6;

/**
 * Contradictions that share no rule but seats, the one with the fewest rules first; no rules for guests without tables;
 * "unknown" for none. As many as are found in time, and as small as is proven in time.
 */
export async function findContradictions(
  problem: SeatingProblem,
  options: ContradictionOptions,
): Promise<FoundContradiction[] | "feasible" | "unknown"> {
  const end = performance.now() + options.deadlineMs;
  const secondsLeft = () => (end - performance.now()) / 1000;
  if (problem.tables.length === 0) return problem.guests.length === 0 ? "feasible" : [{ rules: [], isMinimal: true }];
  const found: FoundContradiction[] = [];
  for (let rules = rulesOf(problem); found.length < maxContradictions; ) {
    const next = await findAmong({ problem, rules }, options, secondsLeft);
    if (typeof next === "string") {
      if (found.length === 0) return next;
      break;
    }
    found.push(next);
    rules = without(rules, next.rules);
  }
  return found.toSorted((one, other) => one.rules.length - other.rules.length);
}

/** Seats are part of most contradictions, so those that share nothing else count as different. */
function without(rules: readonly RuleRef[], contradiction: readonly RuleRef[]): RuleRef[] {
  const others = contradiction.filter(({ kind }) => kind !== "capacity");
  const gone = new Set((others.length > 0 ? others : contradiction).map(ruleKey));
  return rules.filter((rule) => !gone.has(ruleKey(rule)));
}

/** Whether the rules can hold, as far as quick checks know. */
export function checkQuickly(problem: SeatingProblem): "feasible" | "impossible" | "unknown" {
  if (problem.tables.length === 0) return problem.guests.length === 0 ? "feasible" : "impossible";
  const unsolved = async () => "unknown" as const;
  return new RuleChecker(problem, unsolved).checkQuickly(rulesOf(problem));
}

interface Rules {
  readonly problem: SeatingProblem;
  readonly rules: readonly RuleRef[];
}

async function findAmong(
  { problem, rules }: Rules,
  { solveFeasibility, smallestMs = defaultSmallestMs }: ContradictionOptions,
  secondsLeft: () => number,
): Promise<FoundContradiction | "feasible" | "unknown"> {
  const checker = new RuleChecker(problem, solveFeasibility);
  const verdict = await decide({ problem, rules }, checker, secondsLeft);
  if (verdict !== "impossible") return verdict;
  const isContradicting = async (some: readonly RuleRef[]) => {
    if (secondsLeft() <= 0) throw new TimeUp();
    // One of many questions must not use up all the time.
    return (await checker.check(some, secondsLeft() / 4)) === "impossible";
  };
  try {
    const minimal = await shrink(checker, isContradicting);
    const rest = Math.max(secondsLeft() / 2, secondsLeft() - smallestMs / 1000);
    const smallest = await smallestContradiction(checker, rules, minimal, () => secondsLeft() - rest);
    return { rules: smallest, isMinimal: true };
  } catch (error) {
    if (!(error instanceof TimeUp)) throw error;
    return { rules: checker.smallest ?? [], isMinimal: false };
  }
}

async function decide({ problem, rules }: Rules, checker: RuleChecker, secondsLeft: () => number) {
  const verdict = checker.checkQuickly(rules);
  if (verdict !== "unknown") return verdict;
  const most = secondsLeft() / 2;
  const given = new Set(rules.map(ruleKey));
  for (const local of localRules(problem)) {
    if (secondsLeft() < most) break;
    const some = local.filter((rule) => given.has(ruleKey(rule)));
    if ((await checker.check(some, most / 5)) === "impossible") return "impossible";
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
