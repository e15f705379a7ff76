import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { compressFiles } from "./compress-files.mjs";
import { ensureGenerated, filesOf, hashOf } from "./generate.mjs";
import { ensureInstalled } from "./install.mjs";
import { withProgress } from "./progress.mjs";
import { inProject, mustSucceed, programs, runNode, runScript } from "./project.mjs";

const stampFile = inProject("dist/.built-from");

const sourceFolders = ["backend", "common", "frontend", "prisma", "scripts"];
const isConfiguration = (/** @type {string} */ file) => /^(vite\..*|package\.json|tsconfig.*)$/.test(file);
const notBuilt = /^backend\/testing\/|\/corpus\/|\.test\.tsx?$/;

/** Messages, and tables that the server reads. */
const isData = /^common\/.*\.json$|^backend\/.*\.(?:txt|tsv)$/;

/** Builds the server and front end into dist/ if sources have changed. @throws {Error} when a part does not build */
export async function ensureBuilt() {
  await ensureGenerated();
  const files = [...readdirSync(inProject()).filter(isConfiguration), ...sourceFolders.flatMap(filesOf)];
  const stamp = hashOf(files.filter((file) => !notBuilt.test(file)));
  if (readStamp() === stamp) return;
  rmSync(inProject("dist"), { recursive: true, force: true });
  await withProgress("Building", Promise.all([buildServer(), buildPages()]));
  writeFileSync(stampFile, stamp);
}

async function buildServer() {
  await mustSucceed("Building the server", runNode(programs.tsc, ["-p", "backend/tsconfig.build.json"]));
  await mustSucceed("Bundling the child programs", vite("programs"));
  copyData(inProject("dist"));
}

async function buildPages() {
  await mustSucceed("Building the front end", vite("app"));
  await mustSucceed("Building the guests' pages", vite("guest-pages"));
  await mustSucceed("Building the door's page", vite("door"));
  await compressFiles(inProject("dist/frontend"));
}

/** @param {string} mode */
function vite(mode) {
  const args = ["build", "--mode", mode, "--logLevel", "warn"];
  return runNode(programs.vite, args, { env: { NODE_ENV: "production" } });
}

/** Copies data files that compilers and bundlers do not. @param {string} target */
export function copyData(target) {
  const data = ["common", "backend"].flatMap(filesOf).filter((file) => isData.test(file) && !notBuilt.test(file));
  for (const file of data) cpSync(inProject(file), path.join(target, file));
}

function readStamp() {
  try {
    return readFileSync(stampFile, "utf8");
  } catch {
    return undefined;
  }
}

if (import.meta.filename === process.argv[1]) {
  await runScript(async () => {
    await ensureInstalled();
    await ensureBuilt();
    const { checkSizes } = await import("./sizes.mjs");
    await checkSizes();
  });
}
