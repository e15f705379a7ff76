import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { solveFile } from "../common/seating/search/seating-file.ts";
import { runCommand } from "./lib/command.ts";

// Implements `npm run solve`: prints the best plan that it finds for a file, as a line of JSON, and exits.

const maxSearch = 3600;
const usage = "Name the problem: npm run solve -- FILE [--seconds S] [--steps N] [--seed N]";

function readNumber(name: string, text: string, isValid: (number: number) => boolean, what: string): number {
  const number = Number(text);
  if (text.trim() !== "" && isValid(number)) return number;
  throw new Error(`${name} must be ${what}.\n${usage}`);
}

const isDuration = (number: number) => number > 0 && number <= maxSearch;

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: {
      seconds: { type: "string" },
      steps: { type: "string" },
      seed: { type: "string", default: "1" },
    },
    allowPositionals: true,
  });
  const [file] = positionals;
  if (file === undefined || positionals.length > 1) throw new Error(usage);
  // A number of steps is for the same plan everywhere: no clock ends it before, unless one is named.
  const defaultSeconds = values.steps === undefined ? "10" : String(maxSearch);
  const durations = `a number above 0, at most ${maxSearch}`;
  const seconds = readNumber("--seconds", values.seconds ?? defaultSeconds, isDuration, durations);
  const isCount = (number: number) => Number.isSafeInteger(number) && number > 0;
  const steps =
    values.steps === undefined ? undefined : readNumber("--steps", values.steps, isCount, "a whole number above 0");
  const seed = readNumber("--seed", values.seed, Number.isSafeInteger, "a whole number");
  const endsWhenQuiet = values.seconds === undefined && steps === undefined;
  const solved = solveFile(await readFile(file, "utf8"), seed, { seconds, endsWhenQuiet, steps });
  process.stdout.write(`${JSON.stringify(solved)}\n`);
});
