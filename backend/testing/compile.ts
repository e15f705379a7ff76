import { execFile } from "node:child_process";
import { cp, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { projectRoot } from "../lib/project-root.ts";

const prefix = "fyt-test-compiled-";
const compiler = path.join(projectRoot, "node_modules/typescript/lib/tsc.js");
const bundler = path.join(projectRoot, "node_modules/vite/bin/vite.js");
const foldersWithData = [
  "common/messages",
  "backend/features/guest-import/list/words/languages",
  "backend/features/guests/columns",
];
const linked = ["node_modules", "prisma"];

/** Compiled server, in a folder that looks like the project. */
export interface CompiledSources {
  folder: string;
  remove(): Promise<void>;
}

/** Without type checks; processes start four times as fast from there as from the sources. */
export async function compileSources(): Promise<CompiledSources> {
  const folder = await mkdtemp(path.join(tmpdir(), prefix));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const config = path.join(projectRoot, "backend/testing/tsconfig.compiled.json");
    await Promise.all([
      promisify(execFile)(process.execPath, [compiler, "-p", config, "--outDir", folder]),
      buildGuestPages(path.join(folder, "dist")),
    ]);
    // Replaces what the compiler made of them.
    await build("programs", folder);
    await copyFiles(folder);
    return { folder, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function build(mode: string, folder: string): Promise<void> {
  const options = ["--mode", mode, "--outDir", folder, "--logLevel", "warn"];
  await promisify(execFile)(process.execPath, [bundler, "build", ...options], {
    cwd: projectRoot,
    env: { ...process.env, NODE_ENV: "production" },
  });
}

/** Guests' pages as in production, placeholders for the organizers' app, which server tests do not open. */
async function buildGuestPages(dist: string): Promise<void> {
  await build("guest-pages", dist);
  const html =
    '<meta name="description" content="ours" /><title>ours</title><script nonce="__CSP_NONCE__">app</script>';
  for (const page of ["index.html", "playground.html", "door.html"])
    await writeFile(path.join(dist, "frontend", page), html);
}

/** Files that modules read at run time. */
async function copyFiles(folder: string): Promise<void> {
  const filter = (file: string) => !file.endsWith(".ts");
  await Promise.all([
    cp(path.join(projectRoot, "package.json"), path.join(folder, "package.json")),
    ...foldersWithData.map((data) =>
      cp(path.join(projectRoot, data), path.join(folder, data), { recursive: true, filter }),
    ),
    ...linked.map((name) => symlink(path.join(projectRoot, name), path.join(folder, name), "junction")),
  ]);
}
