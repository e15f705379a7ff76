import { expect, it } from "vitest";
import { childrenOf, hardEvent, suggest } from "../plan-runs.ts";
import { sharedTestDatabase } from "../test-database.ts";
import { startKillableServer } from "./killable-server.ts";

const { url, db } = await sharedTestDatabase();

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

it("leaves nothing of a search for a plan when the server is killed half-way", async () => {
  const server = await startKillableServer(url);
  const { eventId } = await hardEvent(server.admin);
  const before = await db.prisma.event.findUniqueOrThrow({ where: { id: eventId } });
  const run = suggest(server.admin, eventId, { seconds: 30 });
  let report = await run.next();
  while (report && report.moves.length === 0) report = await run.next();
  const children = childrenOf("plan.child", server.pid);
  expect(children.map(isAlive)).toEqual([true]);
  expect(await db.claims.claim("plan", eventId)).toBeUndefined();
  await server.kill();
  await expect(run.end()).rejects.toBeDefined();
  await expect.poll(() => children.map(isAlive)).toEqual([false]);
  await expect.poll(async () => (await db.claims.claim("plan", eventId))?.lost.aborted).toBe(false);
  expect(await db.prisma.event.findUniqueOrThrow({ where: { id: eventId } })).toEqual(before);
});
