import { expect, it } from "vitest";
import { SeatGuestsDocument } from "../../../frontend/features/seating/generated/board-acts.ts";
import { FindGuestsDocument } from "../../../frontend/features/seating/generated/find-guests.ts";
import { BoardDocument, TablesDocument } from "../../testing/generated/operations.ts";
import { addGuest, newEvent, readEvent, searchGuests } from "../../testing/guest-list-calls.ts";
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

it("refuses an operation that is too large", async () => {
  const { eventId, ids } = await eventWith(1);
  const moves = Array.from({ length: 5001 }, () => ({ guestId: ids[0] ?? 0, tableLabel: "x" }));
  expect(await admin.refusal(SeatGuestsDocument, { eventId, moves })).toMatchObject({
    code: "BAD_INPUT",
    message: "Please send from 1 to 5,000 entries in one operation.",
  });
  const long = moves.map((move) => ({ ...move, tableLabel: "x".repeat(300) }));
  expect(await admin.refusal(SeatGuestsDocument, { eventId, moves: long })).toMatchObject({
    code: "TOO_LARGE",
    message: "The request is too large.",
  });
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

it("finds guests as guests find each other, all of them, for organizers only", async () => {
  const { eventId } = await eventWith(1200);
  const names = ["José Álvarez", "Jürgen Müller", "Siobhán O’Connor", "Anne-Marie Dupont"];
  const ids = new Map<string, number>();
  for (const name of names) ids.set(name, (await addGuest(admin, eventId, { name })).id);
  const find = async (query: string) => (await admin.execute(FindGuestsDocument, { eventId, query })).findGuests;
  for (const [query, name] of [
    ["jose", "José Álvarez"],
    ["muller", "Jürgen Müller"],
    ["oconnor", "Siobhán O’Connor"],
    ["o'connor", "Siobhán O’Connor"],
    ["anne marie", "Anne-Marie Dupont"],
    ["dupnot", "Anne-Marie Dupont"],
  ] as const) {
    expect(await find(query)).toEqual([ids.get(name)]);
    const found = await searchGuests(admin, eventId, query);
    expect(found.map(({ id }) => id)).toEqual([ids.get(name)]);
  }
  expect(await find("guest")).toHaveLength(1000);
  expect(await find("  ")).toEqual([]);
  const tooLong = { eventId, query: "x".repeat(101) };
  expect((await admin.refusal(FindGuestsDocument, tooLong)).code).toBe("BAD_INPUT");
});
