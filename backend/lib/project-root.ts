import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";

function findRoot(folder: string): string {
  if (existsSync(path.join(folder, "package.json"))) return folder;
  const parent = path.dirname(folder);
  if (parent === folder) throw new Error("package.json was not found above the program's files.");
  return findRoot(parent);
}

/** Absolute path, both from source and from the build. */
export const projectRoot = findRoot(path.dirname(fileURLToPath(import.meta.url)));

/** Of this program, such as 1.2.0. */
export const version = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(path.join(projectRoot, "package.json"), "utf8"))).version;
