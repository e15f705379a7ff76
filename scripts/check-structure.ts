import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { findCircles } from "./structure/circles.ts";
import { wrongName } from "./structure/file-names.ts";
import { brokenBy } from "./structure/import-rules.ts";
import { readImports } from "./structure/read-imports.ts";

// Who imports whom, circles, imports that lead nowhere, and file names, over every source of the product.
const folders = ["backend", "bench", "common", "e2e", "frontend", "prisma", "scripts"];
const files = folders
  .filter((folder) => existsSync(folder))
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => path.join(folder, file)),
  )
  .map((file) => file.split(path.sep).join("/"))
  .filter((file) => /\.tsx?$/.test(file) && !file.startsWith("backend/database/generated/"));
const imports = files.flatMap((file) => readImports(file, readFileSync(file, "utf8")));

const isFile = (to: string) => !/^(npm|node):/.test(to);
const mistakes = [
  ...imports.flatMap((found) => brokenBy(found).map(({ name }) => `${found.from} imports ${found.to}\n    ${name}`)),
  ...imports
    .filter(({ to }) => isFile(to) && !existsSync(to))
    .map(({ from, to }) => `${from} imports ${to}\n    no such file`),
  ...findCircles(imports.filter(({ to }) => isFile(to))).map((way) => `circle: ${way.join("\n      → ")}`),
  ...files.flatMap((file) => (wrongName(file) ? [`${file}\n    ${wrongName(file)}`] : [])),
];

for (const mistake of mistakes) console.error(mistake);
console.log(`${files.length} files, ${imports.length} imports, ${mistakes.length} mistakes.`);
process.exitCode = mistakes.length === 0 ? 0 : 1;
