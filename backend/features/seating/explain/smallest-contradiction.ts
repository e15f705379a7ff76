import type { RuleRef } from "./explanation.ts";
import { minHittingSet } from "./hitting-set.ts";
import type { RuleChecker } from "./rule-checker.ts";
import { ruleKey } from "./rules.ts";

/**
 * A contradiction with the fewest of these rules, of which `known` is one; the smallest that was found if time is up or
 * a check remains undecided. Every contradiction has one of the rules that a plan breaks, so a smallest set with one
 * of each plan's is either a smallest contradiction, or shows another plan (Ignatiev et al., CP 2015).
 */
export async function smallestContradiction(
  checker: RuleChecker,
  rules: readonly RuleRef[],
  known: readonly RuleRef[],
  secondsLeft: () => number,
): Promise<readonly RuleRef[]> {
  const byKey = new Map(rules.map((rule) => [ruleKey(rule), rule]));
  const broken: Set<string>[] = [];
  while (secondsLeft() > 0) {
    const hits = minHittingSet(broken, known.length);
    if (hits === null) break;
    const chosen = hits.flatMap((key) => byKey.get(key) ?? []);
    const verdict = await checker.check(chosen, secondsLeft() / 4);
    if (verdict === "impossible") return chosen;
    if (verdict === "unknown") break;
    broken.push(await brokenByPlan(checker, rules, chosen, secondsLeft));
  }
  return known;
}

/** Keys of the rules that a plan breaks which keeps the chosen ones, and as many others as it can. */
async function brokenByPlan(
  checker: RuleChecker,
  rules: readonly RuleRef[],
  chosen: readonly RuleRef[],
  secondsLeft: () => number,
): Promise<Set<string>> {
  const keptWith = (some: readonly RuleRef[]) => {
    const keeps = checker.planFor(some);
    return keeps ? rules.filter(keeps) : some;
  };
  let kept = keptWith(chosen);
  const isKept = new Set(kept.map(ruleKey));
  for (const rule of rules) {
    if (isKept.has(ruleKey(rule)) || secondsLeft() <= 0) continue;
    const more = [...kept, rule];
    if ((await checker.check(more, secondsLeft() / 20)) !== "feasible") continue;
    kept = keptWith(more);
    for (const other of kept) isKept.add(ruleKey(other));
  }
  return new Set(rules.map(ruleKey).filter((key) => !isKept.has(key)));
}
