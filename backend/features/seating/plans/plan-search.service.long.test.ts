import { expect, it } from "vitest";
import { LogoutDocument } from "../../../../frontend/features/auth/generated/logout.ts";
import { DeleteEventDocument } from "../../../../frontend/features/events/generated/delete-event.ts";
import type { ApiClient } from "../../../testing/api-client.ts";
import { childrenOf, hardEvent, suggest } from "../../../testing/plan-runs.ts";
import { sharedTestApi } from "../../../testing/test-api.ts";

// A stopped search leaves nothing behind; these would take half a minute.
const long = { seconds: 30 };

const api = await sharedTestApi();
const admin = await api.signInAsAdmin();
const events = await Promise.all([1, 2, 3, 4].map(() => hardEvent(admin)));
const eventIds = events.map((event) => event.eventId);
const eventId = eventIds[0] ?? 0;

const ownLocks = `locktype = 'advisory' AND classid = 841205
  AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;

/** Waits for the first plan. Other tests may have such processes at the same time. */
async function begun(client: ApiClient, eventId: number) {
  const run = suggest(client, eventId, long);
  let next = await run.next();
  while (next && next.value === null) next = await run.next();
  expect(next?.state).toBe("SEARCHING");
  expect(next?.moves.length).toBeGreaterThan(0);
  const children = childrenOf("plan.child");
  expect(children).not.toEqual([]);
  return { ...run, children };
}

async function nothingIsLeft(...runs: { children: number[] }[]): Promise<void> {
  const children = runs.flatMap((run) => run.children);
  await expect.poll(() => childrenOf("plan.child").filter((pid) => children.includes(pid))).toEqual([]);
  const locks = `SELECT count(*)::int AS count FROM pg_locks WHERE ${ownLocks}`;
  await expect.poll(async () => (await api.db.pool.query(locks)).rows).toEqual([{ count: 0 }]);
}

it("ends when the session ends, and when the event is deleted", async () => {
  const other = await api.signInAsAdmin();
  const run = await begun(other, eventId);
  await other.execute(LogoutDocument, {});
  // The socket is closed, unless the search asks first.
  await expect(run.end()).rejects.toMatchObject({ code: expect.toBeOneOf([4440, "NOT_FOUND"]) });
  await nothingIsLeft(run);
  const deleted = (await hardEvent(admin)).eventId;
  const second = await begun(admin, deleted);
  await admin.execute(DeleteEventDocument, { id: deleted });
  await expect(second.end()).rejects.toMatchObject({ code: "NOT_FOUND" });
  await nothingIsLeft(second);
});

it("waits while two others run, and begins when one of them ends", async () => {
  const [one = 0, two = 0, three = 0, four = 0] = eventIds;
  const first = await begun(admin, one);
  const second = await begun(admin, two);
  const third = suggest(admin, three, long);
  expect(await third.next()).toMatchObject({ state: "WAITING", seconds: 0, moves: [] });
  const fourth = suggest(admin, four, long);
  expect(await fourth.next()).toMatchObject({ state: "WAITING" });
  await third.close();
  await first.close();
  expect(await fourth.next()).toMatchObject({ state: "SEARCHING" });
  await Promise.all([second.close(), fourth.close()]);
  await nothingIsLeft(first, second);
});
