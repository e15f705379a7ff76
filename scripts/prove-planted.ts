import type { PlantedFault } from "./planted/planted-fault.ts";
import { isOfBrowser, runTests } from "./planted/run-tests.ts";
import { plantedFaults } from "./planted-faults.ts";
import { ProjectCopy, source } from "./project-copy.ts";

// In a copy of the project, a test must fail for each fault. Slow; words after `--` select by area, file or texts.

function withFault(text: string, { file, rule, instead }: PlantedFault): string {
  const [before, after, ...more] = text.split(rule);
  if (before === undefined || after === undefined || more.length > 0) {
    throw new Error(`${file} does not say this once: ${rule}`);
  }
  return `${before}${instead}${after}`;
}

/** Compiles with all mistakes at once: what does not compile needs no tests. */
function refuseWrongTypes(copy: ProjectCopy, faults: readonly PlantedFault[]): void {
  const [fault, ...others] = faults;
  const compile = () => copy.run("node_modules/typescript/lib/tsc.js", ["--noEmit"]);
  if (!fault) {
    const { isOk, output } = compile();
    if (!isOk) throw new Error(`A fault does not compile.\n${output}`);
    return;
  }
  const text = withFault(copy.read(fault.file) ?? "", fault);
  copy.during(fault.file, text, () => refuseWrongTypes(copy, others));
}

/** Test files that fail without a fault: they cannot show what they notice. */
function failingTests(copy: ProjectCopy, faults: readonly PlantedFault[]): ReadonlySet<string> {
  const tests = [...new Set(faults.flatMap((fault) => fault.tests))];
  const [ofBrowser, others] = [tests.filter(isOfBrowser), tests.filter((test) => !isOfBrowser(test))];
  const failing = [others, ofBrowser].flatMap((files) => {
    if (files.length === 0) return [];
    const { kind, how, failedFiles } = runTests(copy, files, 0);
    if (kind !== "passed" && failedFiles.length === 0) throw new Error(`The tests do not run.\n${how}`);
    console.log(`${files.length - failedFiles.length} of ${files.length} test files pass while nothing is planted.`);
    if (kind !== "passed") console.log(`${indented(failedFiles.join("\n"))}\n${indented(how)}`);
    return failedFiles;
  });
  return new Set(failing);
}

const indented = (text: string) => text.replaceAll(/^/gm, "        ");

/** Plants a fault, runs its tests and prints the outcome. @returns whether it was caught */
function isCaught(copy: ProjectCopy, fault: PlantedFault, failing: ReadonlySet<string>): boolean {
  const { area, seen, file, tests } = fault;
  const name = `${area}: ${seen} (${file})`;
  const usable = tests.filter((test) => !failing.has(test));
  if (usable.length === 0) {
    console.log(`error   ${name}\n${indented("Its tests fail while nothing is planted.")}`);
    return false;
  }
  const { kind, how } = copy.during(file, withFault(source(file), fault), () => runTests(copy, usable, 1));
  const result = { failed: "caught", passed: "MISSED", broken: "error " }[kind];
  console.log(`${result}  ${name}${how === "" ? "" : `\n${indented(how)}`}`);
  return kind === "failed";
}

const words = process.argv.slice(2);
const faults = plantedFaults.filter(({ area, seen, file, rule }) =>
  words.length === 0 ? true : words.some((word) => `${area}: ${seen} ${file}: ${rule}`.includes(word)),
);
if (faults.length === 0) throw new Error(`No fault has ${words.join(" or ")} in its area, file or texts.`);
const copy = new ProjectCopy("everything");
let caught = 0;
try {
  refuseWrongTypes(copy, faults);
  const failing = failingTests(copy, faults);
  for (const fault of faults) if (isCaught(copy, fault, failing)) caught += 1;
} finally {
  copy.remove();
}
console.log(`${caught} of ${faults.length} faults were caught.`);
process.exitCode = caught === faults.length ? 0 : 1;
