import { execFileSync } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { migrate } from "../backend/database/migrate.ts";
import { startThrowAwayServer } from "../backend/testing/database-server.ts";
import { queryOnce } from "../backend/testing/query-once.ts";
import { inProject, runScript } from "./project.mjs";
import { sqlBetween } from "./schema-engine.ts";

// npm run migration NAME writes prisma/migrations/<time>_NAME/migration.sql: what schema.prisma has, and that of the last
// commit has not. With --check it fails if a database that the migrations made lacks anything of schema.prisma.

const [, , name = ""] = process.argv;
const schemaFile = "prisma/schema.prisma";

async function create(serverUrl: string, schema: string): Promise<void> {
  const committed = execFileSync("git", ["show", `HEAD:${schemaFile}`], { cwd: inProject(), encoding: "utf8" });
  const time = new Date().toISOString().replace(/\D/g, "").slice(0, 14);
  const folder = inProject("prisma/migrations", `${time}_${name}`);
  await mkdir(folder);
  await writeFile(`${folder}/migration.sql`, await sqlBetween(serverUrl, committed, schema));
  console.log(`Wrote ${folder}/migration.sql. Read it before you commit it.`);
}

/** Columns, constraints, indexes and values of enums. What fills a column is not compared where the database computes it. */
const parts = `
  SELECT format('%s.%s %s%s %s', attrelid::regclass, attname, format_type(atttypid, atttypmod),
      CASE WHEN attnotnull THEN ' NOT NULL' END, CASE WHEN attgenerated = '' THEN pg_get_expr(adbin, adrelid) END) AS part
    FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
    WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND attnum > 0 AND NOT attisdropped
  UNION ALL SELECT format('%s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
    FROM pg_constraint WHERE connamespace = 'public'::regnamespace
  UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'
  UNION ALL SELECT format('%s %s', enumtypid::regtype, enumlabel) FROM pg_enum`;

async function check(serverUrl: string, schema: string): Promise<void> {
  const partsOf = async (database: string, make: (url: string) => Promise<unknown>) => {
    await queryOnce(serverUrl, `CREATE DATABASE ${database}`);
    const url = new URL(`/${database}?sslmode=disable`, serverUrl).href;
    await make(url);
    return (await queryOnce<{ part: string }>(url, parts)).map(({ part }) => part);
  };
  const migrated = new Set(await partsOf("migrated", migrate));
  const sql = await sqlBetween(serverUrl, undefined, schema);
  const missing = (await partsOf("described", (url) => queryOnce(url, sql))).filter((part) => !migrated.has(part));
  if (missing.length > 0) throw new Error(`The migrations do not make this of ${schemaFile}:\n${missing.join("\n")}`);
  console.log(`The migrations match ${schemaFile}.`);
}

await runScript(async () => {
  if (name !== "--check" && !/^[a-z0-9_]+$/.test(name))
    throw new Error("Usage: npm run migration NAME (lower-case letters, digits and underscores)");
  const schema = await readFile(inProject(schemaFile), "utf8");
  const server = await startThrowAwayServer();
  await (name === "--check" ? check : create)(server.url, schema).finally(() => server.stop());
});
