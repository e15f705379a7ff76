import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { brokenBudgets } from "./test-budgets.mjs";
import { keepDurations, readDurations } from "./test-durations.mjs";

let folder: string;
let target: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "fyt-test-durations-"));
  target = path.join(folder, "below", "durations.json");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const file = (name: string, seconds: number) => ({ file: name, kind: "unit" as const, seconds });
const keep = (isWhole: boolean, processorSeconds: number | undefined, ...files: ReturnType<typeof file>[]) =>
  keepDurations({ project: "node", files, isWhole, processorSeconds }, target);
const shares = () =>
  Object.entries(readDurations(target).files).map(([name, { seconds, processorSeconds }]) => [
    name,
    seconds,
    processorSeconds,
  ]);

it("knows nothing before the first run", () => {
  expect(readDurations(target)).toEqual({ files: {}, ratios: {} });
});

it("gives each file its share of the processor seconds of its part", () => {
  keep(true, 20, file("a", 3), file("b", 1));
  expect(shares()).toEqual([
    ["a", 3, 15],
    ["b", 1, 5],
  ]);
});

it("gives files that ran alone no more than the last whole run took for a second", () => {
  keep(true, 20, file("a", 3), file("b", 1));
  keep(false, 30, file("b", 2));
  expect(shares()).toEqual([
    ["a", 3, 15],
    ["b", 2, 10],
  ]);
  keep(false, 2, file("b", 2));
  expect(shares().at(-1)).toEqual(["b", 2, 2]);
});

it("keeps the time on the clock alone where nothing tells the processor's", () => {
  keep(false, 30, file("a", 2));
  keep(true, undefined, file("b", 2));
  expect(shares()).toEqual([
    ["a", 2, undefined],
    ["b", 2, undefined],
  ]);
});

it("names files above their budget, unless they are excused or gone, and excuses without a reason", () => {
  const files = {
    within: { kind: "unit", seconds: 1, processorSeconds: 10 },
    slow: { kind: "unit", seconds: 1, processorSeconds: 10.5 },
    api: { kind: "api", seconds: 1, processorSeconds: 20 },
    slowApi: { kind: "api", seconds: 1, processorSeconds: 21 },
    browser: { kind: "browser", seconds: 1, processorSeconds: 40 },
    slowBrowser: { kind: "browser", seconds: 1, processorSeconds: 41 },
    excused: { kind: "unit", seconds: 1, processorSeconds: 99 },
    gone: { kind: "unit", seconds: 1, processorSeconds: 99 },
    unknown: { kind: "unit", seconds: 99 },
  } as const;
  const exceptions = { excused: "It kills processes.", within: " ", missing: "It was slow." };
  const isThere = (name: string) => name in files && name !== "gone";
  expect(brokenBudgets(files, exceptions, isThere)).toEqual([
    "missing is excused, but is not here.",
    "within is excused without a reason.",
    "slow took 10.5 s, and may take 10 (unit).",
    "slowApi took 21.0 s, and may take 20 (api).",
    "slowBrowser took 41.0 s, and may take 40 (browser).",
  ]);
});
