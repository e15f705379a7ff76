import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { cacheFolder, inProject } from "./project.mjs";

// Outside the checkout, so that clones share it.
const file = path.join(cacheFolder, "test-durations.json");

/** @typedef {Record<string, number>} Durations seconds by test file, as paths from the root of the checkout */

/**
 * How long test files took when they ran last on this machine; empty before the first run.
 *
 * @returns {Durations}
 */
export function readDurations() {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return {};
  }
}

/**
 * How long test files took in a run, from Vitest's JSON report.
 *
 * @param {{ testResults: { name: string, startTime: number, endTime: number }[] }} report
 * @returns {Durations}
 */
export function durationsOf({ testResults }) {
  const entries = testResults.map(({ name, startTime, endTime }) => [projectPath(name), (endTime - startTime) / 1000]);
  return Object.fromEntries(entries);
}

/** Keeps durations for the next run, beside those of other files. @param {Durations} durations */
export function keepDurations(durations) {
  mkdirSync(cacheFolder, { recursive: true });
  writeFileSync(file, JSON.stringify({ ...readDurations(), ...durations }));
}

/** @param {string} file absolute @returns {string} from the root of the checkout, with forward slashes */
export const projectPath = (file) => path.relative(inProject(), file).replaceAll("\\", "/");
