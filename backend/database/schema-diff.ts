import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { projectRoot } from "../lib/project-root.ts";
import { migrationsFolder, readMigrations } from "./migration-files.ts";
import { everything, openSchemaEngine, toMigrationList } from "./schema-engine.ts";

/**
 * The SQL that the migrations lack compared with schema.prisma; undefined when they match. Creates and drops a database on the
 * server.
 *
 * @param url postgresql://… of a user who may create databases
 */
export async function diffMigrationsWithSchema(url: string): Promise<string | undefined> {
  const path = join(projectRoot, "prisma", "schema.prisma");
  const migrations = toMigrationList(migrationsFolder, await readMigrations(migrationsFolder));
  const { engine, close } = await openSchemaEngine(url);
  try {
    const { exitCode, stdout } = await engine.diff({
      from: { tag: "migrations", ...migrations },
      to: { tag: "schemaDatamodel", files: [{ path, content: await readFile(path, "utf8") }] },
      script: true,
      exitCode: true,
      filters: everything,
    });
    return exitCode === 0 ? undefined : (stdout ?? "");
  } finally {
    await close();
  }
}
