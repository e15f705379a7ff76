import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openResults } from "./kept-results.mjs";
import { divide, type FileResult, keepSound, type PlannedTest } from "./kept-tests.mjs";
import { TestInputs } from "./test-inputs/test-inputs.ts";
import { testKeys } from "./test-inputs/test-keys.ts";

let folder: string;
let results: ReturnType<typeof openResults>;
let texts: Record<string, string>;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "fyt-kept-tests-"));
  results = openResults(folder);
  texts = {
    "backend/one.ts": "export const one = 1;",
    "backend/one.test.ts": `import { one } from "./one.ts";`,
    "backend/two.test.ts": "expect(2).toBe(2);",
    "docs/three.md": "Three.",
  };
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function plan(): PlannedTest[] {
  const read = (file: string) => texts[file] ?? "";
  const contents = new Map(Object.entries(texts));
  const inputs = new TestInputs(contents.keys(), read, []);
  const keyOf = testKeys({ inputs, contents, read, env: {}, chromium: "" });
  return inputs.tests().map((file) => ({ file, project: "node", kind: "unit", key: keyOf(file) }));
}
const passed = (file: string, other: Partial<FileResult> = {}): FileResult => ({
  ...{ file, passed: 2, failed: [], skipped: 1, flaky: [], isSound: true, seconds: 1 },
  ...other,
});
const waiting = () => divide(plan(), results).waiting.map(({ file }) => file);
const bothPass = () => ({ files: [passed("backend/one.test.ts"), passed("backend/two.test.ts")], unhandledErrors: [] });
const both = ["backend/one.test.ts", "backend/two.test.ts"];

it("what passed is not run again until one of its inputs changes, and again once it is as before", () => {
  expect(waiting()).toEqual(both);
  keepSound(bothPass(), plan(), plan(), results);
  expect(divide(plan(), results)).toEqual({
    kept: both.map((file) => ({ file, passed: 2, skipped: 1 })),
    waiting: [],
  });
  const before = { ...texts };
  texts["docs/three.md"] = "Four.";
  expect(waiting()).toEqual([]);
  texts["backend/one.ts"] = "export const one = 2;";
  expect(waiting()).toEqual(["backend/one.test.ts"]);
  texts = before;
  expect(waiting()).toEqual([]);
});

it("a new test file runs", () => {
  keepSound(bothPass(), plan(), plan(), results);
  texts["backend/three.test.ts"] = "";
  expect(waiting()).toEqual(["backend/three.test.ts"]);
});

it("a file in which something went wrong is not kept", () => {
  const run = { files: [passed("backend/one.test.ts", { isSound: false }), passed("backend/two.test.ts")] };
  keepSound({ ...run, unhandledErrors: [] }, plan(), plan(), results);
  expect(waiting()).toEqual(["backend/one.test.ts"]);
});

it("nothing is kept of a run with an error outside any test", () => {
  keepSound({ ...bothPass(), unhandledErrors: ["outside any test: it ended"] }, plan(), plan(), results);
  expect(waiting()).toEqual(both);
});

it("a file whose inputs were changed during the run is kept neither as it was nor as it is", () => {
  const before = { ...texts };
  const planned = plan();
  texts["backend/one.ts"] = "export const one = 2;";
  keepSound(bothPass(), planned, plan(), results);
  expect(waiting()).toEqual(["backend/one.test.ts"]);
  texts = before;
  expect(waiting()).toEqual(["backend/one.test.ts"]);
});

it("a file that nobody planned is not kept", () => {
  keepSound({ files: [passed("backend/other.test.ts")], unhandledErrors: [] }, plan(), plan(), results);
  expect(waiting()).toEqual(both);
});
