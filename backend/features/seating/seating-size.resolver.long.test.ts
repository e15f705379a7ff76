import { expect, it } from "vitest";
import { BoardDocument, TablesDocument } from "../../testing/generated/operations.ts";
import { addGuest, newEvent, readEvent } from "../../testing/guest-list-calls.ts";
import { insertGuests } from "../../testing/guest-lists.ts";
import { noteDetails, readTables, seat, versionOf } from "../../testing/seating-calls.ts";
import { sharedTestApi } from "../../testing/test-api.ts";

const api = await sharedTestApi();
const admin = await api.signInAsAdmin();

async function eventWith(count: number): Promise<{ eventId: number; ids: number[] }> {
  const eventId = await newEvent(admin);
  return { eventId, ids: await insertGuests(api.db, eventId, count) };
}

it("moves 5,000 guests in one operation, each to a table with a long name", async () => {
  const count = 5000;
  const { eventId, ids } = await eventWith(count);
  const label = (i: number) => `${"A long name, ".repeat(7)}${i % 200}`;
  const moves = ids.map((guestId, i) => ({ guestId, tableLabel: label(i), seatNumber: i + 1 > 1000 ? null : i + 1 }));
  const version = await versionOf(admin, eventId);
  await seat(admin, eventId, moves, version);
  const tables = await readTables(admin, eventId);
  expect(tables.map(({ seatedCount }) => seatedCount)).toEqual(Array(200).fill(count / 200));
  expect(tables.map((table) => table.label)).toEqual(Array.from({ length: 200 }, (_, i) => label(i)));
  const { history } = await readEvent(admin, eventId);
  expect(history.nodes[0]).toMatchObject({ action: "update_guests", details: { count } });
  expect(await versionOf(admin, eventId)).toBe(version + 1);
  await noteDetails(admin, eventId, ids, { attendance: "YES" });
});

it("reads tables, and the guests of tables, only up to 20,000", async () => {
  const { eventId } = await eventWith(20_000);
  await api.db.prisma.$executeRaw`
    INSERT INTO tables (event_id, position, label)
    SELECT ${eventId}, place, 'Table ' || place FROM generate_series(0, 20000) AS place`;
  expect((await admin.refusal(BoardDocument, { eventId })).code).toBe("TOO_LARGE");
  await api.db.prisma.table.deleteMany({ where: { eventId } });
  await api.db.prisma.guest.updateMany({ where: { eventId }, data: { tableNumber: "1" } });
  await addGuest(admin, eventId, { name: "One more", tableNumber: "1" });
  expect((await admin.refusal(TablesDocument, { eventId })).code).toBe("TOO_LARGE");
});
