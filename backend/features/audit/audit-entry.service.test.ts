import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, inject, it } from "vitest";
import { createDatabase } from "../../database/client.ts";
import { errorCodes } from "../../database/error-codes.ts";
import { migrate } from "../../database/migrate.ts";
import { projectRoot } from "../../lib/project-root.ts";
import { queryOnce } from "../../testing/query-once.ts";
import { createBareDatabase, sharedTestDatabase } from "../../testing/test-database.ts";
import { recordAudit, removeOldAudit } from "./audit-entry.service.ts";
import type { NewAuditEntry } from "./audit-entry.type.ts";

const signedIn: NewAuditEntry = {
  kind: "signed-in",
  by: { userId: 7, name: "Alex", network: "192.0.2.1" },
  details: { way: "password" },
};
const { db } = await sharedTestDatabase();
const entries = () => db.prisma.auditEntry.findMany({ orderBy: { id: "asc" } });
const refusalOf = async ({ pool }: Pick<typeof db, "pool">, statement: string) =>
  errorCodes(await pool.query(statement).catch((error: unknown) => error));

it.each([
  "UPDATE audit_entries SET network = ''",
  "UPDATE audit_entries SET at = now() - interval '200 days'",
  "DELETE FROM audit_entries",
  "TRUNCATE users, audit_entries CASCADE",
  "SET session_replication_role = replica; DELETE FROM audit_entries",
])("is not changed by %j", async (statement) => {
  await recordAudit(db.prisma, signedIn);
  const before = await entries();
  expect(await refusalOf(db, statement)).toContain("42501");
  expect(await entries()).toEqual(before);
});

it("removes what is older than 180 days, also from two processes, and nothing else from then on", async () => {
  const before = await entries();
  await db.pool.query(`INSERT INTO audit_entries (kind, at)
    SELECT 'signed-in', now() - interval '180 days 1 minute' FROM generate_series(1, 50)`);
  await Promise.all([removeOldAudit(db), removeOldAudit(db)]);
  expect(await entries()).toEqual(before);
  expect(await refusalOf(db, "DELETE FROM audit_entries")).toContain("42501");
});

it("has what is recorded, as often as it happens, with the transaction of what is recorded", async () => {
  const before = await entries();
  for (const eventId of [3, 3]) await recordAudit(db.prisma, { ...signedIn, eventId });
  const work = db.prisma.$transaction(async (tx) => {
    await recordAudit(tx, { ...signedIn, eventId: 4 });
    throw new Error("undone");
  });
  await expect(work).rejects.toThrow("undone");
  const recorded = {
    ...{ kind: "signed-in", userId: 7, actorName: "Alex", subjectId: null, subjectName: "" },
    ...{ eventId: 3, network: "192.0.2.1", details: { way: "password" } },
  };
  expect((await entries()).slice(before.length)).toMatchObject([recorded, recorded]);
});

it("cannot be changed by the program, whatever rights it grants itself, once it is given away as the docs say", async () => {
  const database = await createBareDatabase();
  const program = `program_${randomBytes(8).toString("hex")}`;
  const url = new URL(database.url);
  await queryOnce(
    database.url,
    `CREATE ROLE ${program} LOGIN PASSWORD '${program}'; ALTER DATABASE ${url.pathname.slice(1)} OWNER TO ${program}`,
  );
  Object.assign(url, { username: program, password: program });
  await migrate(url.href);
  const auditor = `auditor_of_${program}`;
  const docs = await readFile(path.join(projectRoot, "docs/operating.md"), "utf8");
  const [, givenAway = ""] = /```sql\n(CREATE ROLE auditor .+?)```/s.exec(docs) ?? [];
  const own = createDatabase(url.href);
  try {
    await queryOnce(
      database.url,
      givenAway.replaceAll(/\bauditor\b/g, auditor).replaceAll(/\bfind_your_table\b/g, program),
    );
    await recordAudit(own.prisma, signedIn);
    const old = "INSERT INTO audit_entries (kind, at) VALUES ('signed-in', now() - interval '181 days')";
    await queryOnce(database.url, old);
    await removeOldAudit(own);
    expect(await own.prisma.auditEntry.count()).toBe(1);
    for (const statement of [
      "DELETE FROM audit_entries",
      "GRANT DELETE ON audit_entries TO CURRENT_USER; DELETE FROM audit_entries",
      "ALTER TABLE audit_entries DISABLE TRIGGER ALL",
    ]) {
      expect(await refusalOf(own, statement), statement).toContain("42501");
    }
  } finally {
    await own.close();
    await database.drop();
    await queryOnce(inject("databaseServerUrl"), `DROP ROLE IF EXISTS ${auditor}, ${program}`);
  }
});
