import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { permissionRules } from "./permission-rules.ts";

// Proves that the permission matrix protects what it claims to: in a copy of the project, each authorization rule is
// deleted in turn, and the matrix must fail every time. Takes long; with words after `--`, only those rules are deleted
// that have one of them in their file or text.

interface Deletion {
  file: string;
  rule: string;
  /** The whole text of the file without the rule. */
  without: string;
}

const project = path.resolve(import.meta.dirname, "..");
const copied = [
  "backend",
  "common",
  "guest-pages",
  "prisma",
  "scripts",
  "package.json",
  "prisma.config.ts",
  "tsconfig.json",
  "tsconfig.build.json",
  "vite.child-programs.config.ts",
  "vite.guest-pages.config.ts",
  "vitest.config.ts",
];

const source = (file: string): string => readFileSync(path.join(project, file), "utf8");

function resolverFiles(): string[] {
  const files = readdirSync(path.join(project, "backend/features"), { recursive: true, encoding: "utf8" });
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

function matrixPasses(folder: string): boolean {
  const vitest = path.join(project, "node_modules/vitest/vitest.mjs");
  const run = spawnSync(
    process.execPath,
    [vitest, "run", "--project", "node", "--bail", "1", "backend/testing/permissions"],
    {
      cwd: folder,
      encoding: "utf8",
    },
  );
  return run.status === 0;
}

const folder = mkdtempSync(path.join(tmpdir(), "fyt-permissions-"));
for (const name of copied) cpSync(path.join(project, name), path.join(folder, name), { recursive: true });
symlinkSync(path.join(project, "node_modules"), path.join(folder, "node_modules"));

const words = process.argv.slice(2);
const isWanted = ({ file, rule }: Deletion) =>
  words.length === 0 || words.some((word) => `${file}: ${rule}`.includes(word));
const deletions = [...withoutDecorators(), ...withoutConditions()].filter(isWanted);
if (deletions.length === 0) throw new Error(`No rule has ${words.join(" or ")} in its file or text.`);
let missed = 0;
try {
  if (!matrixPasses(folder)) throw new Error("The matrix fails even while every rule is in place.");
  for (const { file, rule, without } of deletions) {
    writeFileSync(path.join(folder, file), without);
    const caught = !matrixPasses(folder);
    writeFileSync(path.join(folder, file), source(file));
    if (!caught) missed += 1;
    console.log(`${caught ? "caught" : "MISSED"}  ${file}: ${rule}`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.log(`${deletions.length - missed} of ${deletions.length} deletions were caught.`);
process.exitCode = missed === 0 ? 0 : 1;
