import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { MigrationList } from "@prisma/schema-engine-wasm/schema_engine_bg";
import { migrationsFolder, readMigrations } from "../backend/database/migration-files.ts";
import { projectRoot } from "../backend/lib/project-root.ts";
import { openSchemaEngine } from "./schema-engine.ts";

/** SQL that migrations lack compared with schema.prisma; undefined if none. Creates and drops a database. */
export async function diffMigrationsWithSchema(url: string): Promise<string | undefined> {
  const path = join(projectRoot, "prisma", "schema.prisma");
  const { engine, close } = await openSchemaEngine(url);
  try {
    const { exitCode, stdout } = await engine.diff({
      from: { tag: "migrations", ...(await listMigrations()) },
      to: { tag: "schemaDatamodel", files: [{ path, content: await readFile(path, "utf8") }] },
      script: true,
      exitCode: true,
      filters: { externalTables: [], externalEnums: [] },
    });
    return exitCode === 0 ? undefined : (stdout ?? "");
  } finally {
    await close();
  }
}

export async function listMigrations(): Promise<MigrationList> {
  return {
    baseDir: migrationsFolder,
    lockfile: { path: "migration_lock.toml", content: 'provider = "postgresql"\n' },
    shadowDbInitScript: "",
    migrationDirectories: (await readMigrations(migrationsFolder)).map(({ name, sql }) => ({
      path: name,
      migrationFile: { path: "migration.sql", content: { tag: "ok", value: sql } },
    })),
  };
}
