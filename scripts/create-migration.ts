import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { migrationsFolder } from "../backend/database/migration-files.ts";
import { startThrowAwayServer } from "../backend/testing/database-server.ts";
import { diffMigrationsWithSchema } from "./schema-diff.ts";

/** Writes prisma/migrations/<time>_NAME/migration.sql: what the migrations lack compared with schema.prisma. */
async function createMigration(name: string): Promise<void> {
  const server = await startThrowAwayServer();
  const sql = await diffMigrationsWithSchema(server.url).finally(() => server.stop());
  if (sql === undefined) {
    console.log("Nothing to do: the migrations match prisma/schema.prisma.");
    return;
  }
  const time = new Date().toISOString().replace(/\D/g, "").slice(0, 14);
  const folder = join(migrationsFolder, `${time}_${name}`);
  await mkdir(folder);
  await writeFile(join(folder, "migration.sql"), sql);
  console.log(`Wrote ${join(folder, "migration.sql")}. Read it before you commit it.`);
}

const name = process.argv[2];
if (name && /^[a-z0-9_]+$/.test(name)) {
  await createMigration(name);
} else {
  console.error("Usage: npm run migration NAME (lower-case letters, digits and underscores)");
  process.exitCode = 1;
}
