import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { projectRoot } from "../lib/project-root.ts";

export interface Migration {
  /** A time, then what the migration does. Migrations apply in the order of their names. */
  name: string;
  sql: string;
}

export const migrationsFolder = join(projectRoot, "prisma", "migrations");

/** Reads the migrations of a folder in order. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  const read = async (name: string) => ({ name, sql: await readFile(join(folder, name, "migration.sql"), "utf8") });
  return Promise.all(names.sort().map(read));
}
