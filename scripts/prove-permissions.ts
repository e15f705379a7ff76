import { readdirSync } from "node:fs";
import path from "node:path";
import { permissionRules } from "./permission-rules.ts";
import { ProjectCopy, source } from "./project-copy.ts";

// In a copy of the project, the matrix must fail without each rule. Slow; words after `--` select by file or text.

interface Deletion {
  file: string;
  rule: string;
  without: string;
}

function resolverFiles(): string[] {
  const files = readdirSync(path.resolve(import.meta.dirname, "../backend/features"), {
    recursive: true,
    encoding: "utf8",
  });
  return files.filter((file) => file.endsWith(".resolver.ts")).map((file) => path.join("backend/features", file));
}

function withoutDecorators(): Deletion[] {
  return resolverFiles().flatMap((file) => {
    const text = source(file);
    const decorators = [...text.matchAll(/^ {2}@Authorized\(.*\)\n/gm)];
    return decorators.map(({ 0: line, index }) => ({
      file,
      rule: `${line.trim()} in line ${text.slice(0, index).split("\n").length}`,
      without: text.slice(0, index) + text.slice(index + line.length),
    }));
  });
}

function withoutConditions(): Deletion[] {
  return permissionRules.flatMap(({ file, rule, instead }) => {
    const parts = source(file).split(rule);
    if (parts.length === 1) throw new Error(`${file} no longer says: ${rule}`);
    return parts.slice(1).map((_, i) => ({
      file,
      rule: parts.length > 2 ? `${rule} (${i + 1})` : rule,
      without: `${parts.slice(0, i + 1).join(rule)}${instead}${parts.slice(i + 1).join(rule)}`,
    }));
  });
}

const matrix = ["run", "--project", "node", "--bail", "1", "backend/testing/permissions"];

const words = process.argv.slice(2);
const isWanted = ({ file, rule }: Deletion) =>
  words.length === 0 || words.some((word) => `${file}: ${rule}`.includes(word));
const deletions = [...withoutDecorators(), ...withoutConditions()].filter(isWanted);
if (deletions.length === 0) throw new Error(`No rule has ${words.join(" or ")} in its file or text.`);
let missed = 0;
const copy = new ProjectCopy("server");
const matrixPasses = () => copy.run("node_modules/vitest/vitest.mjs", matrix).isOk;
try {
  if (!matrixPasses()) throw new Error("The matrix fails even while every rule is in place.");
  for (const { file, rule, without } of deletions) {
    const caught = !copy.during(file, without, matrixPasses);
    if (!caught) missed += 1;
    console.log(`${caught ? "caught" : "MISSED"}  ${file}: ${rule}`);
  }
} finally {
  copy.remove();
}
console.log(`${deletions.length - missed} of ${deletions.length} deletions were caught.`);
process.exitCode = missed === 0 ? 0 : 1;
