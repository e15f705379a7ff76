import { quantile } from "../lib/quantile.ts";
import { formatTable } from "../lib/table.ts";
import { gapOf, type MeasuredInstance } from "./runs.ts";

const minShare = 0.95;
const maxGap = 0.2;
const maxLongGap = 0.1;

export function printTargets(measured: readonly MeasuredInstance[]): void {
  const rows = [...smallRows(measured), ...middleRows(measured), ...largeRows(measured), ruleRow(measured)];
  console.log(`\n${formatTable(["Aim", "Instance", "Measured", "Reached"], rows)}`);
}

const isProven = ({ proven }: MeasuredInstance) => proven.bound === proven.best;
const verdict = (isReached: boolean) => (isReached ? "yes" : "no");

function smallRows(measured: readonly MeasuredInstance[]): string[][] {
  return measured
    .filter((one) => one.guests <= 120 && isProven(one))
    .map(({ name, ours, proven }) => {
      const share = ours.filter((run) => run.violations === 0 && run.value === proven.best).length / ours.length;
      const percent = `${(100 * share).toFixed(0)} % of ${ours.length}`;
      return ["optimum within 1 s for ≥ 95 % of seeds", name, percent, verdict(share >= minShare)];
    });
}

function middleRows(measured: readonly MeasuredInstance[]): string[][] {
  return measured
    .filter((one) => one.guests >= 225 && one.guests <= 230 && isProven(one))
    .map(({ name, ours, proven }) => {
      const gaps = ours.map((run) => gapOf(run, proven.best));
      const median = quantile(gaps, 0.5);
      const found = `median ${median.toFixed(2)} %, most ${Math.max(...gaps).toFixed(2)} %`;
      return ["≤ 0.2 % below the optimum in 1 s", name, found, verdict(median <= maxGap)];
    });
}

function largeRows(measured: readonly MeasuredInstance[]): string[][] {
  return measured.flatMap(({ name, ours, long }) => {
    if (!long) return [];
    const gaps = ours.map((run) => gapOf(run, long.value));
    const median = quantile(gaps, 0.5);
    const found = `median ${median.toFixed(2)} %, most ${Math.max(...gaps).toFixed(2)} % below ${long.value}`;
    return [["≤ 0.1 % below a run of 60 s in 10 s", name, found, verdict(median <= maxLongGap)]];
  });
}

function ruleRow(measured: readonly MeasuredInstance[]): string[] {
  const runs = measured.flatMap(({ ours, long }) => [...ours, ...(long ? [long] : [])]);
  const broken = runs.reduce((sum, { violations }) => sum + violations, 0);
  return ["no broken rule", "all", `${broken} in ${runs.length} runs`, verdict(broken === 0)];
}
