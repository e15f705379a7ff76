import pg from "pg";
import { expect, it, vi } from "vitest";
import { EventDocument, EventsDocument } from "../testing/generated/operations.ts";
import { sharedTestApi } from "../testing/test-api.ts";

const api = await sharedTestApi();
const admin = await api.signInAsAdmin();
const eventId = (await makeEvents(1))[0] ?? 0;

async function makeEvents(count: number): Promise<number[]> {
  const { prisma } = api.db;
  const ids: number[] = [];
  for (let i = 0; i < count; i += 1) {
    const name = `owner-${crypto.randomUUID()}`;
    const email = `${name}@example.com`;
    const account = { name, username: name, usernameKey: name, email, emailKey: email, passwordHash: "" };
    const owner = await prisma.user.create({ data: { ...account, role: "customer" } });
    const event = await prisma.event.create({ data: { ownerId: owner.id, name, shortLink: name } });
    await prisma.guest.create({ data: { eventId: event.id, position: 0, name: "Anna Berg", tableNumber: "1" } });
    ids.push(event.id);
  }
  return ids;
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
  await api.db.prisma.guest.createMany({
    data: Array.from({ length: 90 }, (_, i) => ({ eventId, position: i + 1, name: `Guest ${i}`, tableNumber: "1" })),
  });
  expect([await countStatements(list), await countStatements(read)]).toEqual(few);
});
