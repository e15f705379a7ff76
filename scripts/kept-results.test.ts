import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { keyOfCheck, openResults, readContents } from "./kept-results.mjs";

let root: string;
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
const files = [
  "backend/a.ts",
  "backend/deep/b.ts",
  "backend-notes.md",
  "docs/c.md",
  "package-lock.json",
  "scripts/d.mjs",
];

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), "fyt-kept-results-"));
  execFileSync("git", ["init", "-q"], { cwd: root });
  write(".gitignore", "ignored/");
  for (const file of files) write(file, "before");
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const keys = () => {
  const contents = readContents(root);
  const key = (input: string) => keyOfCheck("one", contents, [input]);
  return { backend: key("backend"), docs: key("docs/c.md"), all: key(".") };
};

it.each([
  ["backend/a.ts", ["backend", "all"]],
  ["backend/deep/b.ts", ["backend", "all"]],
  ["backend/new.ts", ["backend", "all"]],
  ["backend-notes.md", ["all"]],
  ["docs/c.md", ["docs", "all"]],
  ["package-lock.json", ["backend", "docs", "all"]],
  ["scripts/d.mjs", ["backend", "docs", "all"]],
  ["ignored/e.ts", []],
])("a change of %s gives other keys to what reads it, and to nothing else", (file, changed) => {
  const before = Object.entries(keys());
  write(file, "after");
  const after: Record<string, string> = keys();
  expect(before.filter(([name, key]) => after[name] !== key).map(([name]) => name)).toEqual(changed);
});

it("a removed file gives another key", () => {
  const before = keys().docs;
  rmSync(path.join(root, "docs/c.md"));
  expect(keys().docs).not.toBe(before);
});

it("each check has keys of its own", () => {
  const contents = readContents(root);
  expect(keyOfCheck("one", contents, ["backend"])).not.toBe(keyOfCheck("two", contents, ["backend"]));
});

it("a result is found under its key alone, for a month", () => {
  const results = openResults(path.join(root, "results"));
  const day = 24 * 60 * 60 * 1000;
  expect(results.find("a")).toBeUndefined();
  results.keep("a", { passed: 3, skipped: 1 });
  results.prune(Date.now() + 29 * day);
  expect(results.find("a")).toEqual({ passed: 3, skipped: 1 });
  expect(results.find("b")).toBeUndefined();
  results.prune(Date.now() + 31 * day);
  expect(results.find("a")).toBeUndefined();
});

it("a damaged result counts for nothing", () => {
  const results = openResults(path.join(root, "results"));
  results.keep("a", { passed: 3, skipped: 1 });
  writeFileSync(path.join(root, "results", "a"), "");
  expect(results.find("a")).toBeUndefined();
});
