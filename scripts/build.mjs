import { createHash } from "node:crypto";
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { compressFiles } from "./compress-files.mjs";
import { ensureInstalled } from "./install.mjs";
import { isAmong } from "./kept-results.mjs";
import { withProgress } from "./progress.mjs";
import { inProject, mustSucceed, programs, runNode, runScript } from "./project.mjs";

const stampFile = inProject("dist/.built-from");

const sourceFolders = ["backend", "common", "door", "frontend", "guest-pages", "prisma"];
const sourceFiles = [
  "package.json",
  "package-lock.json",
  "tsconfig.json",
  "tsconfig.build.json",
  "vite.child-programs.config.ts",
  "vite.config.ts",
  "vite.door.config.ts",
  "vite.guest-pages.config.ts",
  "scripts/build.mjs",
  "scripts/app-budgets.ts",
  "scripts/app-chunks.ts",
  "scripts/bundling.ts",
  "scripts/compiled-messages.ts",
  "scripts/compress-files.mjs",
  "scripts/generate-prisma-client.mjs",
  "scripts/lean-chakra.ts",
  "scripts/structure/used-messages.ts",
  "scripts/woff2-only.ts",
];
// The former is generated from prisma/schema.prisma, the latter only run in tests.
const notBuilt = /^backend[\\/](database[\\/]generated|testing)[\\/]|\.test\.tsx?$/;

/** Messages, and tables that the server reads. */
const isData = /^common[\\/].*\.json$|^backend[\\/].*\.txt$/;

/** Whether the build depends on a file. @param {string} file from the root of the checkout */
export const isBuilt = (file) => isAmong(file, [...sourceFiles, ...sourceFolders]) && !notBuilt.test(file);

/** Builds the server and front end into dist/ if sources have changed. @throws {Error} when a part does not build */
export async function ensureBuilt() {
  const sources = hashOfSources();
  if (readStamp() === sources) return;
  rmSync(inProject("dist"), { recursive: true, force: true });
  await withProgress("Building", Promise.all([buildServer(), buildPages()]));
  writeFileSync(stampFile, sources);
}

async function buildServer() {
  await mustSucceed("Generating the database client", generatePrismaClient());
  await mustSucceed("Building the server", runNode(programs.tsc, ["-p", "tsconfig.build.json"]));
  await mustSucceed("Bundling the child programs", buildChildPrograms());
  copyData(inProject("dist"));
}

async function buildPages() {
  await mustSucceed("Building the front end", buildApp());
  await mustSucceed("Building the guests' pages", buildGuestPages());
  await mustSucceed("Building the door's page", buildDoorPage());
  await compressFiles(inProject("dist/frontend"));
}

function buildChildPrograms() {
  const config = ["--config", "vite.child-programs.config.ts"];
  return runNode(programs.vite, ["build", ...config, "--logLevel", "warn"], { env: { NODE_ENV: "production" } });
}

/** Fails beyond its budgets, too. @param {string} [folder] target @param {{ quiet?: boolean }} [options] */
export function buildApp(folder = inProject("dist/frontend"), options = {}) {
  return runNode(programs.vite, ["build", "--outDir", folder, "--logLevel", "warn"], {
    ...options,
    env: { NODE_ENV: "production" },
  });
}

/** @param {string} [folder] target, instead of dist */
export function buildGuestPages(folder = inProject("dist")) {
  const config = ["--config", "vite.guest-pages.config.ts"];
  return runNode(programs.vite, ["build", ...config, "--outDir", folder, "--logLevel", "warn"], {
    env: { NODE_ENV: "production" },
  });
}

/** @param {string} [folder] target, instead of dist */
export function buildDoorPage(folder = inProject("dist")) {
  const config = ["--config", "vite.door.config.ts"];
  const target = path.join(folder, "frontend");
  return runNode(programs.vite, ["build", ...config, "--outDir", target, "--logLevel", "warn"], {
    env: { NODE_ENV: "production" },
  });
}

/** Copies data files that compilers and bundlers do not. @param {string} target */
export function copyData(target) {
  const data = [...filesBelow("common"), ...filesBelow("backend")].filter((file) => isData.test(file));
  for (const file of data) cpSync(inProject(file), path.join(target, file));
}

export function generatePrismaClient() {
  return runNode(inProject("scripts/generate-prisma-client.mjs"));
}

function readStamp() {
  try {
    return readFileSync(stampFile, "utf8");
  } catch {
    return undefined;
  }
}

function hashOfSources() {
  const hash = createHash("sha256");
  for (const file of [...sourceFiles, ...sourceFolders.flatMap(filesBelow)].sort()) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(inProject(file)))
      .update("\0");
  }
  return hash.digest("hex");
}

/** @param {string} folder */
function filesBelow(folder) {
  return readdirSync(inProject(folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(inProject(), path.join(entry.parentPath, entry.name)))
    .filter((file) => !notBuilt.test(file));
}

if (import.meta.filename === process.argv[1]) {
  await runScript(async () => {
    await ensureInstalled();
    await ensureBuilt();
  });
}
