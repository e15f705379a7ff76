import { existsSync, readFileSync } from "node:fs";
import { inProject } from "./project.mjs";
import { readDurations } from "./test-durations.mjs";

/** Processor seconds that a file of tests may take, by what it starts. */
const budgets = { unit: 10, api: 20, browser: 40 };

// Files that may take longer, each with the reason.
const exceptionsFile = "scripts/test-budget-exceptions.json";

/**
 * Describes files that are over budget, and stale or unexplained exceptions.
 * @param {import("./test-durations.mjs").Durations["files"]} files
 * @param {Readonly<Record<string, string>>} exceptions reasons by file
 * @param {(file: string) => boolean} isThere whether the checkout has a file; clones share what they measure
 * @returns {string[]}
 */
export function brokenBudgets(files, exceptions, isThere) {
  const excused = Object.entries(exceptions);
  const stale = excused.filter(([file]) => !isThere(file)).map(([file]) => `${file} is excused, but is not here.`);
  const mute = excused
    .filter(([, reason]) => reason.trim() === "")
    .map(([file]) => `${file} is excused without a reason.`);
  const slow = Object.entries(files).flatMap(([file, { kind, processorSeconds = 0 }]) => {
    const isAllowed = processorSeconds <= budgets[kind] || file in exceptions || !isThere(file);
    return isAllowed ? [] : [`${file} took ${processorSeconds.toFixed(1)} s, and may take ${budgets[kind]} (${kind}).`];
  });
  return [...stale, ...mute, ...slow];
}

export function checkBudgets() {
  const { files } = readDurations();
  const exceptions = JSON.parse(readFileSync(inProject(exceptionsFile), "utf8"));
  const broken = brokenBudgets(files, exceptions, (file) => existsSync(inProject(file)));
  if (broken.length > 0) {
    return { ok: false, output: [...broken, `Make them faster, or say why not in ${exceptionsFile}.`].join("\n") };
  }
  const measured = Object.values(files).filter(({ processorSeconds }) => processorSeconds !== undefined).length;
  return { ok: true, output: measured === 0 ? "nothing recorded yet" : `${measured} files recorded` };
}
