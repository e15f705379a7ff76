import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { appLanguages } from "../common/app-languages.ts";
import { inProject } from "./project.mjs";

// Lists messages a language lacks, those English lacks, and, given a commit, those whose English has changed since.
const since = process.argv[2];

type Catalog = Readonly<Record<string, string>>;

const fileOf = (language: string) => `common/messages/${language}.json`;
const catalogOf = (language: string): Catalog => JSON.parse(readFileSync(inProject(fileOf(language)), "utf8"));
const english = catalogOf("en");

function englishBefore(commit: string): Catalog {
  const before = execFileSync("git", ["show", `${commit}:${fileOf("en")}`], { cwd: inProject(), encoding: "utf8" });
  return JSON.parse(before);
}

let count = 0;
function list(language: string, what: string, texts: Catalog, isWanted: (key: string) => boolean): void {
  for (const [key, text] of Object.entries(texts).filter(([key]) => isWanted(key))) {
    count += 1;
    console.log(`${language}  ${what}  ${key}: ${text}`);
  }
}

const before = since === undefined ? {} : englishBefore(since);
list("en", "changed", english, (key) => key in before && before[key] !== english[key]);
for (const language of appLanguages.slice(1)) {
  const translated = catalogOf(language);
  list(language, "missing", english, (key) => !(key in translated));
  list(language, "surplus", translated, (key) => !(key in english));
}
console.log(`${count} to translate or delete.`);
