import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { type Import, readImports } from "./read-imports.ts";

const folders = [
  "backend",
  "bench",
  "common",
  "door",
  "e2e",
  "frontend",
  "guest-pages",
  "prisma",
  "research",
  "scripts",
];

/** All sources of the product, by path from the root. */
export function listSources(): string[] {
  return folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => path.join(folder, file)),
    )
    .map((file) => file.split(path.sep).join("/"))
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith("backend/database/generated/"));
}

export function readSources(): { files: string[]; imports: Import[] } {
  const files = listSources();
  return { files, imports: files.flatMap((file) => readImports(file, readFileSync(file, "utf8"))) };
}
