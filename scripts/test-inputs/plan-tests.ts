import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { isBuilt } from "../build.mjs";
import { readContents } from "../kept-results.mjs";
import { inProject } from "../project.mjs";
import { projectOf, TestInputs } from "./test-inputs.ts";
import { testKeys } from "./test-keys.ts";

// Writes the key and kind of each test file as JSON to the given file, for scripts/test.mjs.
const [target = ""] = process.argv.slice(2);
const contents = readContents();
const texts = new Map<string, string>();
const read = (file: string) => {
  const text = texts.get(file) ?? readFileSync(inProject(file), "utf8");
  texts.set(file, text);
  return text;
};
const inputs = new TestInputs(contents.keys(), read, [...contents.keys()].filter(isBuilt));
const { CHROMIUM_PATH: browser } = process.env;
const chromium = browser ? execFileSync(browser, ["--version"], { encoding: "utf8" }) : "";
const keyOf = testKeys({ inputs, contents, read, env: process.env, chromium });

const plan = inputs
  .tests()
  .map((file) => ({ file, project: projectOf(file), kind: inputs.kindOf(file), key: keyOf(file) }));
writeFileSync(target, JSON.stringify(plan));
