import { z } from "zod";
import type { ProjectCopy } from "../project-copy.ts";

export interface FoundByTests {
  /** "broken": the tests could not run, for want of a build, for example. */
  kind: "passed" | "failed" | "broken";
  /** First failure; empty if all passed. */
  how: string;
  failedFiles: readonly string[];
}

const report = "test-results/planted.json";

const reportSchema = z.object({
  success: z.boolean(),
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

type Report = z.infer<typeof reportSchema>;

const colors = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, "g");

/** Without colors and the stack. */
const firstLines = (text: string) =>
  text
    .replaceAll(colors, "")
    .split("\n")
    .filter((line) => line.trim() !== "" && !/^\s+at /.test(line))
    .slice(0, 4)
    .join("\n");

const lastLines = (output: string) => output.replaceAll(colors, "").trim().split("\n").slice(-20).join("\n");

function howFailed({ testResults }: Report): string {
  const failed = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .find(({ status }) => status === "failed");
  return failed ? `${failed.fullName}\n${firstLines(failed.failureMessages?.[0] ?? "")}` : "";
}

/** Builds what browser tests run on. @returns the reason of a failure; undefined on success */
function build(copy: ProjectCopy): string | undefined {
  const { isOk, output } = copy.run("scripts/build.mjs");
  return isOk ? undefined : lastLines(output);
}

/** @param tests paths from the root of the project @param most failures after which to stop; 0 for no limit */
export function runTests(copy: ProjectCopy, tests: readonly string[], most: number): FoundByTests {
  const project = tests.some(isOfBrowser) ? "e2e" : "node";
  const broken = (how: string): FoundByTests => ({ kind: "broken", how, failedFiles: tests });
  const mistake = project === "e2e" ? build(copy) : undefined;
  if (mistake !== undefined) return broken(mistake);
  copy.delete(report);
  const reports = ["--reporter", "json", "--outputFile", report];
  const options = ["run", "--project", project, "--bail", String(most), ...reports];
  const { output } = copy.run("node_modules/vitest/vitest.mjs", [...options, ...tests]);
  const text = copy.read(report);
  if (text === undefined) return broken(lastLines(output));
  const read = reportSchema.parse(JSON.parse(text));
  const files = read.testResults.filter(({ status }) => status !== "passed");
  const failedFiles = tests.filter((test) => files.some(({ name }) => name.endsWith(`/${test}`)));
  if (read.numFailedTests > 0) return { kind: "failed", how: howFailed(read), failedFiles };
  if (read.success && read.numPassedTests > 0) return { kind: "passed", how: "", failedFiles };
  const why = read.testResults.map(({ message }) => firstLines(message)).join("\n");
  return broken(`${why}\n${lastLines(output)}`);
}

export const isOfBrowser = (test: string): boolean => test.startsWith("e2e/");
