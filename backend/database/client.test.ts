import { expect, it } from "vitest";
import { sharedTestDatabase } from "../testing/test-database.ts";
import { inTransaction } from "./transaction.ts";

const { db } = await sharedTestDatabase();

function newUser(key: string) {
  const fields = { name: key, username: key, email: key, passwordHash: "-", role: "customer" } as const;
  return { ...fields, usernameKey: key, emailKey: `${key}@example.com` };
}

it("a transaction is retried after a deadlock", async () => {
  const [first, second] = await Promise.all(["one", "two"].map((key) => db.prisma.user.create({ data: newUser(key) })));
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
