import pg from "pg";
import { expect, it, vi } from "vitest";
import { EventDocument, EventsDocument } from "../testing/generated/operations.ts";
import { insertGuests } from "../testing/guest-lists.ts";
import { sharedTestApi } from "../testing/test-api.ts";

const api = await sharedTestApi();
const admin = await api.signInAsAdmin();
const eventId = (await makeEvents(1))[0] ?? 0;

async function makeEvents(count: number): Promise<number[]> {
  const { prisma } = api.db;
  const accounts = Array.from({ length: count }, () => {
    const name = `owner-${crypto.randomUUID()}`;
    const keys = { username: name, usernameKey: name, email: name, emailKey: name };
    return { ...keys, name, passwordHash: "", role: "customer" as const };
  });
  const owners = await prisma.user.createManyAndReturn({ data: accounts });
  const data = owners.map(({ id: ownerId, name }) => ({ ownerId, name, shortLink: name }));
  const events = await prisma.event.createManyAndReturn({ data });
  for (const { id } of events) await insertGuests(api.db, id, 1);
  return events.map(({ id }) => id);
}

/** The fewest of ten runs: work in the background adds statements to some, and loads that are late make a second batch. */
async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const counts: number[] = [];
  for (let run = 0; run < 10; run += 1) {
    const query = vi.spyOn(pg.Client.prototype, "query");
    await work();
    counts.push(query.mock.calls.length);
    query.mockRestore();
  }
  return Math.min(...counts);
}

it("the number of statements grows with no list: events, their owners, guests, history and its authors", async () => {
  const list = () => admin.execute(EventsDocument, { limit: 100 });
  const read = () => admin.execute(EventDocument, { id: eventId, limit: 100 });
  const record = async (count: number) => {
    const users = await api.db.prisma.user.findMany({ take: count, orderBy: { id: "desc" } });
    const entries = users.map(({ id: userId }) => ({ eventId, userId, action: "update" as const }));
    await api.db.prisma.historyEntry.createMany({ data: entries });
  };
  await makeEvents(2);
  await record(1);
  // The names of the extra columns are read once per version of the list.
  await read();
  const few = [await countStatements(list), await countStatements(read)];
  await makeEvents(40);
  await record(15);
  await insertGuests(api.db, eventId, 90);
  expect([await countStatements(list), await countStatements(read)]).toEqual(few);
});
