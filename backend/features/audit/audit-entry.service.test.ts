import { randomBytes } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { createDatabase, type Database } from "../../database/client.ts";
import { errorCodes } from "../../database/error-codes.ts";
import { migrate } from "../../database/migrate.ts";
import { createTestDatabase, type TestDatabase } from "../../testing/test-database.ts";
import { recordAudit, recordRepeatedAudit, removeOldAudit } from "./audit-entry.service.ts";
import type { NewAuditEntry } from "./audit-entry.type.ts";

/** Its account has rights only to its own tables, as at a hosting company. */
async function createPlainDatabase(): Promise<TestDatabase> {
  const serverUrl = inject("databaseServerUrl");
  const name = `plain_${randomBytes(8).toString("hex")}`;
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`CREATE ROLE ${name} LOGIN PASSWORD '${name}'`);
  await client.query(`CREATE DATABASE ${name} TEMPLATE template0 OWNER ${name}`);
  const url = new URL(serverUrl);
  url.pathname = url.username = url.password = name;
  await migrate(url.href);
  return {
    url: url.href,
    async drop() {
      await client.query(`DROP DATABASE ${name} WITH (FORCE)`);
      await client.query(`DROP ROLE ${name}`).finally(() => client.end());
    },
  };
}

const signedIn: NewAuditEntry = {
  kind: "signed-in",
  by: { userId: 7, name: "Alex", network: "192.0.2.1" },
  details: { way: "password" },
};
const failed: NewAuditEntry = {
  kind: "sign-in-failed",
  by: { userId: null, name: "", network: "192.0.2.1" },
  subject: { id: 7, name: "Alex" },
  details: { way: "password" },
};

describe("the audit", () => {
  let database: TestDatabase;
  let db: Database;
  beforeAll(async () => {
    database = await createTestDatabase();
    db = createDatabase(database.url);
  });
  afterAll(async () => {
    await db.close();
    await database.drop();
  });

  const old = (count: number) => `INSERT INTO audit_entries (kind, at)
    SELECT 'signed-in', now() - interval '180 days 1 minute' FROM generate_series(1, ${count})`;
  const countEntries = () => db.prisma.auditEntry.count();

  it.each([
    "UPDATE audit_entries SET network = ''",
    "UPDATE audit_entries SET at = now() - interval '200 days'",
    "DELETE FROM audit_entries",
    "TRUNCATE users, audit_entries CASCADE",
    "SET session_replication_role = replica; DELETE FROM audit_entries",
  ])("is not changed by %j", async (statement) => {
    await recordAudit(db.prisma, signedIn);
    const before = await db.prisma.auditEntry.findMany();
    const refusal = await db.pool.query(statement).catch((error: unknown) => error);
    expect(errorCodes(refusal)).toContain("42501");
    expect(await db.prisma.auditEntry.findMany()).toEqual(before);
  });

  it("removes what is older than 180 days, also from two processes", async () => {
    const before = await countEntries();
    await db.pool.query(old(50));
    await Promise.all([removeOldAudit(db), removeOldAudit(db)]);
    expect(await countEntries()).toBe(before);
    const refusal = await db.pool.query("DELETE FROM audit_entries").catch((error: unknown) => error);
    expect(errorCodes(refusal)).toContain("42501");
  });

  const newEntries = async (act: () => Promise<void>) => {
    const last = await db.prisma.auditEntry.findFirst({ orderBy: { id: "desc" } });
    await act();
    return db.prisma.auditEntry.findMany({ where: { id: { gt: last?.id ?? 0 } }, orderBy: { id: "asc" } });
  };

  it("has what is recorded, with the transaction of what is recorded", async () => {
    const [entry, ...others] = await newEntries(async () => {
      await recordAudit(db.prisma, { ...signedIn, eventId: 3 });
      const work = db.prisma.$transaction(async (tx) => {
        await recordAudit(tx, { ...signedIn, eventId: 4 });
        throw new Error("undone");
      });
      await expect(work).rejects.toThrow("undone");
    });
    expect(others).toEqual([]);
    expect(entry).toMatchObject({
      ...{ kind: "signed-in", userId: 7, actorName: "Alex", subjectId: null, subjectName: "" },
      ...{ eventId: 3, network: "192.0.2.1", details: { way: "password" } },
    });
  });

  const record = async (count: number, entry: NewAuditEntry) => {
    for (let number = 0; number < count; number += 1) await recordRepeatedAudit(db.prisma, entry);
  };
  const failedElsewhere: NewAuditEntry = { ...failed, by: { ...failed.by, network: "192.0.2.2" } };

  it("has what is repeated a hundred times in an hour, from whatever networks, and each account apart", async () => {
    const entries = await newEntries(async () => {
      await record(60, failed);
      await record(60, failedElsewhere);
    });
    expect(entries).toHaveLength(100);
    const other: NewAuditEntry = { ...failed, subject: { id: 8, name: "Kim" } };
    expect(await newEntries(() => record(2, other))).toHaveLength(2);
    await db.prisma.$executeRaw`
      INSERT INTO audit_entries (kind, subject_id, at)
      SELECT 'sign-in-failed', 9, now() - interval '61 minutes' FROM generate_series(1, 100)`;
    expect(await newEntries(() => record(1, { ...failed, subject: { id: 9, name: "Jo" } }))).toHaveLength(1);
  });

  it("hides nothing of a user behind many entries of another kind, or about another event", async () => {
    const by = { userId: 8, name: "Alex", network: "192.0.2.1" };
    const exported: NewAuditEntry = { kind: "list-exported", by, eventId: 9, details: { format: "csv" } };
    expect(await newEntries(() => record(101, { ...exported, details: { format: "xlsx" } }))).toHaveLength(100);
    expect(await newEntries(() => record(1, exported))).toEqual([]);
    expect(await newEntries(() => record(1, { ...exported, eventId: 10 }))).toHaveLength(1);
    expect(await newEntries(() => record(1, { ...exported, by: { ...by, userId: 9 } }))).toHaveLength(1);
    const changed: NewAuditEntry = { kind: "password-changed", by, details: {} };
    expect(await newEntries(() => record(1, changed))).toHaveLength(1);
  });
});

const givenAway = (program: string, auditor: string) => `
  CREATE ROLE ${auditor} NOLOGIN;
  GRANT USAGE ON SCHEMA public TO ${auditor};
  ALTER TABLE audit_entries OWNER TO ${auditor};
  ALTER FUNCTION remove_old_audit_entries(integer) OWNER TO ${auditor};
  ALTER FUNCTION keep_audit_entries() OWNER TO ${auditor};
  ALTER FUNCTION keep_all_audit_entries() OWNER TO ${auditor};
  REVOKE UPDATE, DELETE, TRUNCATE ON audit_entries FROM ${auditor};
  GRANT SELECT, INSERT ON audit_entries TO ${program};
  GRANT USAGE, SELECT ON SEQUENCE audit_entries_id_seq TO ${program};
  GRANT EXECUTE ON FUNCTION remove_old_audit_entries(integer) TO ${program};`;

it("cannot be changed by the program, whatever rights it grants itself, once it belongs to another account", async () => {
  const database = await createPlainDatabase();
  const program = new URL(database.url).username;
  const superuser = new URL(inject("databaseServerUrl"));
  superuser.pathname = program;
  const operator = new pg.Client({ connectionString: superuser.href });
  await operator.connect();
  const auditor = `auditor_${program}`;
  const db = createDatabase(database.url);
  try {
    await operator.query(givenAway(program, auditor));
    await recordAudit(db.prisma, signedIn);
    await operator.query("INSERT INTO audit_entries (kind, at) VALUES ('signed-in', now() - interval '181 days')");
    await removeOldAudit(db);
    expect(await db.prisma.auditEntry.count()).toBe(1);
    for (const statement of [
      "DELETE FROM audit_entries",
      "GRANT DELETE ON audit_entries TO CURRENT_USER; DELETE FROM audit_entries",
      "ALTER TABLE audit_entries DISABLE TRIGGER ALL",
    ]) {
      const refusal = await db.pool.query(statement).catch((error: unknown) => error);
      expect(errorCodes(refusal), statement).toContain("42501");
    }
  } finally {
    await db.close();
    await operator.end();
    await database.drop();
    const client = new pg.Client({ connectionString: inject("databaseServerUrl") });
    await client.connect();
    await client.query(`DROP ROLE ${auditor}`).finally(() => client.end());
  }
});
