import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { findCircles } from "./structure/circles.ts";
import { earlyTexts } from "./structure/early-texts.ts";
import { wrongName } from "./structure/file-names.ts";
import { folderOf, readFolderKind } from "./structure/folder-kinds.ts";
import { betweenFolders, brokenBy, importRules } from "./structure/import-rules.ts";
import { readMessageKeys, unusedMessages } from "./structure/messages.ts";
import { readSources } from "./structure/sources.ts";
import { wrongWords } from "./structure/words.ts";

// Checks import rules, cycles, unresolved imports, names of files, banned words, texts that are read too early and
// unused messages in all sources of the product. The READMEs of the feature folders declare their kinds.
const { files, imports } = readSources();

const readmeOf = (folder: string) => {
  const readme = path.join(folder, "README.md");
  return existsSync(readme) ? readFileSync(readme, "utf8") : "";
};
const kinds = new Map(
  [...new Set(files.filter((file) => file.startsWith("backend/features/")).map(folderOf))].flatMap((folder) => {
    const kind = readFolderKind(readmeOf(folder));
    return kind ? [[folder, kind] as const] : [];
  }),
);
const rules = importRules(kinds);

// Tests, scripts and the generated list of all keys show no messages to anyone.
const isSilent = (file: string) =>
  /\.test\.tsx?$|\/testing\/|^(e2e|bench|research|scripts|common\/generated)\//.test(file);
const speaking = files.filter((file) => !isSilent(file));
const texts = speaking.map((file) => readFileSync(file, "utf8"));

// The start waits for its texts.
const inBrowsers = files.filter(
  (file) => /^(frontend|common)\//.test(file) && !/\.test\.tsx?$|\/generated\/|^frontend\/main\.tsx$/.test(file),
);

const isFile = (to: string) => !/^(npm|node):/.test(to);
const mistakes = [
  ...imports.flatMap((found) =>
    brokenBy(found, rules).map(({ name }) => `${found.from} imports ${found.to}\n    ${name}`),
  ),
  ...imports
    .filter(({ to }) => isFile(to) && !existsSync(to))
    .map(({ from, to }) => `${from} imports ${to}\n    no such file`),
  ...findCircles(imports.filter(({ to }) => isFile(to))).map((way) => `circle: ${way.join("\n      → ")}`),
  ...findCircles(betweenFolders(imports)).map((way) => `circle of folders: ${way.join("\n      → ")}`),
  ...files.flatMap((file) => {
    const wrong = wrongName(file, kinds);
    return wrong === undefined ? [] : [`${file}\n    ${wrong}`];
  }),
  ...files
    .filter((file) => !file.includes("/generated/"))
    .flatMap((file) => wrongWords(file, readFileSync(file, "utf8"))),
  ...earlyTexts(new Map(inBrowsers.map((file) => [file, readFileSync(file, "utf8")]))),
  ...unusedMessages(readMessageKeys(), texts).map((key) => `${key}\n    no source names this message`),
];

for (const mistake of mistakes) console.error(mistake);
console.log(`${files.length} files, ${imports.length} imports, ${mistakes.length} mistakes.`);
process.exitCode = mistakes.length === 0 ? 0 : 1;
