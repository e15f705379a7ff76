import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { appLanguages } from "../common/app-languages.ts";
import { inProject } from "./project.mjs";

// Lists messages a language lacks, those English lacks, and, given a commit, those whose English has changed since.
const since = process.argv[2];
const folder = "common/messages";

type Catalog = Readonly<Record<string, string>>;

function catalog(language: string, file: string): Catalog {
  const from = inProject(folder, language, file);
  return existsSync(from) ? JSON.parse(readFileSync(from, "utf8")) : {};
}

/** The English catalog in the commit; empty if there was none. */
function englishBefore(file: string): Catalog {
  if (since === undefined) return {};
  try {
    const before = execFileSync("git", ["show", `${since}:${path.posix.join(folder, "en", file)}`], {
      cwd: inProject(),
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
    return JSON.parse(before);
  } catch {
    return {};
  }
}

let count = 0;
function list(language: string, what: string, texts: Catalog): void {
  for (const [key, text] of Object.entries(texts)) {
    count += 1;
    console.log(`${language}  ${what}  ${key}: ${text}`);
  }
}

const only = (texts: Catalog, isWanted: (key: string) => boolean): Catalog =>
  Object.fromEntries(Object.entries(texts).filter(([key]) => isWanted(key)));

for (const file of readdirSync(inProject(folder, "en"))) {
  const english = catalog("en", file);
  const before = englishBefore(file);
  list(
    "en",
    "changed",
    only(english, (key) => key in before && before[key] !== english[key]),
  );
  for (const language of appLanguages.slice(1)) {
    const translated = catalog(language, file);
    list(
      language,
      "missing",
      only(english, (key) => !(key in translated)),
    );
    list(
      language,
      "surplus",
      only(translated, (key) => !(key in english)),
    );
  }
}
console.log(`${count} to translate or delete.`);
