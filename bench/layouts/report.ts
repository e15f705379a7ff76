import { formatTable } from "../lib/table.ts";
import type { Expectation } from "./expectation.ts";
import type { PlannedFile } from "./file-plan.ts";
import { type Kind, nameOf } from "./kinds/kind.ts";
import { type Judgement, type Verdict, verdicts } from "./verdict.ts";

export interface Outcome {
  kind: Kind;
  file: PlannedFile;
  expectation: Expectation;
  judgement: Judgement;
}

/** The least and most that the reader should reach, in percent. */
const targets = { untouched: 90, withTwoChoices: 98, silently: 0, asked: 20 };

const maxListed = 20;

/** Prints shares per group and in all, the targets, and the most costly kinds. */
export function report(outcomes: readonly Outcome[], isVerbose: boolean): void {
  const groups = [...groupedBy(outcomes, ({ kind }) => kind.group)];
  const head = ["Layout", "Of 100 lists", "Files", ...verdicts, "right but asked"];
  const rows = groups.map(([group, some]) => rowOf(group, some));
  console.log(formatTable(head, [...rows, rowOf("all", outcomes)]));
  const line = (title: string, share: number, target: number, isReached: boolean) =>
    console.log(`${title}: ${percent(share)}, target ${target} %: ${isReached ? "reached" : "not reached"}.`);
  const untouched = shareOf(outcomes, ["untouched"]);
  const withChoices = shareOf(outcomes, ["untouched", "one choice", "two choices"]);
  const silently = shareOf(outcomes, ["wrong silently"]);
  console.log("");
  line("Right untouched", untouched, targets.untouched, untouched >= targets.untouched);
  line("Right with at most two choices", withChoices, targets.withTwoChoices, withChoices >= targets.withTwoChoices);
  line("Wrong silently", silently, targets.silently, silently <= targets.silently);
  const asked = askedShare(outcomes);
  line("A question or warning though right untouched", asked, targets.asked, asked <= targets.asked);
  console.log("");
  listFailures(outcomes, isVerbose);
}

/** Of the lists that are right untouched, how many come with a question or a warning, in percent. */
function askedShare(outcomes: readonly Outcome[]): number {
  const right = outcomes.filter(({ judgement }) => judgement.verdict === "untouched");
  const asked = right.filter(({ judgement }) => judgement.said.length > 0);
  return (100 * asked.length) / Math.max(1, right.length);
}

function groupedBy<Key>(outcomes: readonly Outcome[], keyOf: (outcome: Outcome) => Key): Map<Key, Outcome[]> {
  const groups = new Map<Key, Outcome[]>();
  for (const outcome of outcomes) {
    const key = keyOf(outcome);
    groups.set(key, [...(groups.get(key) ?? []), outcome]);
  }
  return groups;
}

const percent = (share: number) => `${share.toFixed(1)} %`;

const weightOf = (outcomes: readonly Outcome[]) =>
  [...groupedBy(outcomes, ({ kind }) => kind)].reduce((sum, [{ weight }]) => sum + weight, 0);

function shareOf(outcomes: readonly Outcome[], wanted: readonly Verdict[]): number {
  const perKind = groupedBy(outcomes, ({ kind }) => kind);
  let share = 0;
  for (const [{ weight }, files] of perKind) {
    share += (weight * files.filter(({ judgement }) => wanted.includes(judgement.verdict)).length) / files.length;
  }
  return (100 * share) / weightOf(outcomes);
}

function rowOf(title: string, outcomes: readonly Outcome[]): string[] {
  const shares = verdicts.map((verdict) => percent(shareOf(outcomes, [verdict])));
  return [title, weightOf(outcomes).toFixed(1), String(outcomes.length), ...shares, percent(askedShare(outcomes))];
}

/** Silence costs most, then lists that cannot be imported, then choices. */
const costs: Record<Verdict, number> = {
  untouched: 0,
  "one choice": 0.2,
  "two choices": 0.4,
  refused: 1,
  "wrong but said": 1,
  "wrong silently": 3,
};

function listFailures(outcomes: readonly Outcome[], isVerbose: boolean): void {
  const kinds = [...groupedBy(outcomes, ({ kind }) => kind)]
    .map(([kind, files]) => ({ kind, files, cost: costOf(kind, files) }))
    .filter(({ cost }) => cost > 0)
    .sort((one, other) => other.cost - one.cost);
  const listed = isVerbose ? kinds : kinds.slice(0, maxListed);
  console.log(`${kinds.length} kinds are not always right untouched. The most costly ${listed.length}:\n`);
  for (const { kind, files } of listed) console.log(describe(kind, files));
}

const costOf = ({ weight }: Kind, files: readonly Outcome[]) =>
  files.reduce((sum, { judgement }) => sum + (weight * costs[judgement.verdict]) / files.length, 0);

function describe(kind: Kind, files: readonly Outcome[]): string {
  const counts = verdicts.flatMap((verdict) => {
    const count = files.filter(({ judgement }) => judgement.verdict === verdict).length;
    return count > 0 ? [`${count} ${verdict}`] : [];
  });
  const [worst] = files.toSorted((one, other) => costs[other.judgement.verdict] - costs[one.judgement.verdict]);
  return `- ${nameOf(kind)}, ${kind.weight.toFixed(2)} of 100: ${counts.join(", ")}${worst ? exampleOf(worst.judgement) : ""}`;
}

function exampleOf({ said, difference }: Judgement): string {
  const few = (title: string, texts: readonly string[]) =>
    texts.length === 0 ? [] : [`  ${title} ${texts.length}: ${texts.slice(0, 3).map(shortened).join(" | ")}`];
  const lines = [
    ...(said.length > 0 ? [`  said: ${said.join("; ")}`] : []),
    ...few("missing", difference?.missing ?? []),
    ...few("unexpected", difference?.unexpected ?? []),
    ...few("lost extras", difference?.lostExtras ?? []),
  ];
  return lines.length > 0 ? `\n${lines.join("\n")}` : "";
}

const shortened = (text: string) => (text.length > 60 ? `${text.slice(0, 59)}…` : text);
