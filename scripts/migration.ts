import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { migrationsFolder } from "../backend/database/migration-files.ts";
import { startThrowAwayServer } from "../backend/testing/database-server.ts";
import { inProject, runScript } from "./project.mjs";
import { listMigrations, openSchemaEngine } from "./schema-engine.ts";

// npm run migration NAME writes prisma/migrations/<time>_NAME/migration.sql: what the migrations lack compared with
// schema.prisma. With --check it fails if they lack anything.

const [, , name = ""] = process.argv;

/** Undefined if nothing is missing. */
async function missingSql(): Promise<string | undefined> {
  const server = await startThrowAwayServer();
  const { engine, close } = await openSchemaEngine(server.url);
  try {
    const schema = inProject("prisma/schema.prisma");
    const { exitCode, stdout } = await engine.diff({
      from: { tag: "migrations", ...(await listMigrations()) },
      to: { tag: "schemaDatamodel", files: [{ path: schema, content: await readFile(schema, "utf8") }] },
      script: true,
      exitCode: true,
      filters: { externalTables: [], externalEnums: [] },
    });
    return exitCode === 0 ? undefined : (stdout ?? "");
  } finally {
    await close();
    await server.stop();
  }
}

async function create(sql: string): Promise<void> {
  const time = new Date().toISOString().replace(/\D/g, "").slice(0, 14);
  const folder = path.join(migrationsFolder, `${time}_${name}`);
  await mkdir(folder);
  await writeFile(path.join(folder, "migration.sql"), sql);
  console.log(`Wrote ${path.join(folder, "migration.sql")}. Read it before you commit it.`);
}

await runScript(async () => {
  const isCheck = name === "--check";
  if (!isCheck && !/^[a-z0-9_]+$/.test(name))
    throw new Error("Usage: npm run migration NAME (lower-case letters, digits and underscores)");
  const sql = await missingSql();
  if (sql === undefined) return console.log("The migrations match prisma/schema.prisma.");
  if (!isCheck) return create(sql);
  throw new Error(`The migrations lack this of prisma/schema.prisma; write it with npm run migration NAME:\n\n${sql}`);
});
