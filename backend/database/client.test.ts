import { describe, expect, it } from "vitest";
import { startThrowAwayServer } from "../testing/database-server.ts";
import { sharedTestDatabase } from "../testing/test-database.ts";
import { createDatabase } from "./client.ts";
import { isDatabaseUnavailable, isUniqueViolation } from "./error-codes.ts";
import { inTransaction } from "./transaction.ts";

const { db } = await sharedTestDatabase();

function newUser(key: string) {
  const fields = { name: key, username: key, email: key, passwordHash: "-", role: "customer" } as const;
  return { ...fields, usernameKey: key, emailKey: `${key}@example.com` };
}

async function errorOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => undefined,
    (error: unknown) => error,
  );
}

describe("a database", () => {
  it("reports which value is taken, in operations and in SQL", async () => {
    await db.prisma.user.create({ data: newUser("taken") });
    const again = { ...newUser("taken"), emailKey: "another@example.com" };
    const error = await errorOf(db.prisma.user.create({ data: again }));
    expect(isUniqueViolation(error, "username_key")).toBe(true);
    expect(isUniqueViolation(error, "email_key")).toBe(false);
    const insert = db.prisma.$executeRaw`
      INSERT INTO users (name, username, username_key, email, email_key, password_hash, role)
      VALUES ('', '', 'taken', '', 'third@example.com', '', 'customer')`;
    expect(isUniqueViolation(await errorOf(insert), "username_key")).toBe(true);
    expect(isUniqueViolation(new Error("username_key"), "username_key")).toBe(false);
  });

  it("reports a statement timeout as an unavailable database, but not a wrong statement", async () => {
    const slow = inTransaction(db, async (tx) => {
      await tx.$executeRaw`SET LOCAL statement_timeout = 20`;
      await tx.$executeRaw`SELECT pg_sleep(10)`;
    });
    expect(isDatabaseUnavailable(await errorOf(slow))).toBe(true);
    expect(isDatabaseUnavailable(await errorOf(db.prisma.$queryRaw`SELECT nonsense`))).toBe(false);
  });

  it("survives the loss of its server, and reports it", async () => {
    const server = await startThrowAwayServer();
    const lost = createDatabase(server.url);
    await Promise.all([1, 2, 3].map(() => lost.prisma.$executeRaw`SELECT pg_sleep(0.05)`));
    const cut = errorOf(lost.prisma.$executeRaw`SELECT pg_sleep(20)`);
    await lost.prisma.$queryRaw`SELECT 1`;
    await server.stop();
    expect(isDatabaseUnavailable(await cut)).toBe(true);
    expect(await lost.readiness()).toBe("unreachable");
    expect(isDatabaseUnavailable(await errorOf(lost.prisma.user.count()))).toBe(true);
    expect(isDatabaseUnavailable(await errorOf(lost.prisma.$queryRaw`SELECT 1`))).toBe(true);
    expect(isDatabaseUnavailable(await errorOf(lost.pool.query("SELECT 1")))).toBe(true);
    expect(isDatabaseUnavailable(await errorOf(inTransaction(lost, (tx) => tx.user.count())))).toBe(true);
    await lost.close();
  });
});

describe("a transaction", () => {
  it("leaves no changes when its work fails", async () => {
    const work = inTransaction(db, async (tx) => {
      await tx.user.create({ data: newUser("undone") });
      throw new Error("no");
    });
    await expect(work).rejects.toThrow("no");
    expect(await db.prisma.user.count({ where: { username: "undone" } })).toBe(0);
  });

  it("is retried after a deadlock", async () => {
    const [first, second] = await Promise.all(
      ["one", "two"].map((key) => db.prisma.user.create({ data: newUser(key) })),
    );
    if (!first || !second) throw new Error("Two users were made.");
    let runs = 0;
    let held = 0;
    let bothHoldOne: (() => void) | undefined;
    const meeting = new Promise<void>((resolve) => {
      bothHoldOne = resolve;
    });
    const rename = (ids: number[], name: string) =>
      inTransaction(db, async (tx) => {
        runs += 1;
        const [here, there] = ids;
        await tx.user.update({ where: { id: here }, data: { name } });
        held += 1;
        if (held === 2) bothHoldOne?.();
        await meeting;
        await tx.user.update({ where: { id: there }, data: { name } });
      });
    await Promise.all([rename([first.id, second.id], "left"), rename([second.id, first.id], "right")]);
    // Repeated if the loser is back before the winner has woken up: then they collide again.
    expect(runs).toBeGreaterThanOrEqual(3);
    const users = await db.prisma.user.findMany({ where: { id: { in: [first.id, second.id] } } });
    expect(new Set(users.map(({ name }) => name)).size).toBe(1);
  });
});
