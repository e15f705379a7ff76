import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { cacheFolder, inProject } from "./project.mjs";

// Outside the checkout, so that clones share it.
const defaultFile = path.join(cacheFolder, "test-times.json");

/**
 * @typedef {object} Duration
 * @property {import("./kept-tests.mjs").PlannedTest["kind"]} kind
 * @property {number} seconds on the clock
 * @property {number} [processorSeconds] its share of what its part took
 */
/**
 * @typedef {object} Durations of each test file's last run on this machine
 * @property {Record<string, Duration>} files by path from the root of the checkout
 * @property {Record<string, number>} ratios processor seconds per second on the clock, in each part's last whole run
 */

/** Empty before the first run. @returns {Durations} */
export function readDurations(file = defaultFile) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return { files: {}, ratios: {} };
  }
}

/**
 * Threads do not count processor seconds, so files share their part's by time on the clock. In a run of few files,
 * starting weighs more, so the last whole run's ratio is the maximum.
 * @param {object} part
 * @param {"node" | "e2e"} part.project
 * @param {readonly { file: string, seconds: number, kind: Duration["kind"] }[]} part.files that ran
 * @param {boolean} part.isWhole whether all of its files ran
 * @param {number | undefined} part.processorSeconds of all of them, if known
 */
export function keepDurations({ project, files, isWhole, processorSeconds }, target = defaultFile) {
  const before = readDurations(target);
  const total = files.reduce((sum, { seconds }) => sum + seconds, 0);
  const ratio = processorSeconds === undefined || total === 0 ? Number.NaN : processorSeconds / total;
  const usual = isWhole ? ratio : Math.min(ratio, before.ratios[project] ?? Number.NaN);
  const measured = files.map(({ file, kind, seconds }) => {
    const share = Number.isNaN(usual) ? {} : { processorSeconds: seconds * usual };
    return [file, { kind, seconds, ...share }];
  });
  const ratios = isWhole && !Number.isNaN(usual) ? { [project]: usual } : {};
  const after = {
    files: { ...before.files, ...Object.fromEntries(measured) },
    ratios: { ...before.ratios, ...ratios },
  };
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, JSON.stringify(after));
}

/** @param {string} file absolute @returns {string} from the root, with forward slashes */
export const projectPath = (file) => path.relative(inProject(), file).replaceAll("\\", "/");
