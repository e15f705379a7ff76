import fc from "fast-check";
import { afterAll, expect, it } from "vitest";
import { LatestEventDocument } from "../../frontend/organizer/event/generated/event-here.ts";
import { UpdateEventDocument } from "../../frontend/organizer/features/events/generated/events.ts";
import { UpdateGuestDocument } from "../../frontend/organizer/features/guests/generated/guests.ts";
import {
  ChangeFloorPlanDocument,
  ChangeWishesDocument,
  MergeTablesDocument,
} from "../../frontend/organizer/features/seating/generated/board-acts.ts";
import { BoardFloorPlanDocument } from "../../frontend/organizer/features/seating/generated/read-board.ts";
import {
  SavedPlanSeatingDocument,
  SavedPlansDocument,
  SavePlanDocument,
} from "../../frontend/organizer/features/seating/plans/generated/saved-plans.ts";
import { type ApiClient, ApiRefusal } from "../testing/api-client.ts";
import { archiveFile, downloadArchive } from "../testing/event-archives.ts";
import {
  BoardDocument,
  DeleteGuestDocument,
  DeleteTableDocument,
  ImportEventArchiveDocument,
  UpdateTableDocument,
  WishesDocument,
} from "../testing/generated/operations.ts";
import { addGuest, newEvent, searchGuests, undo, uploadGuests } from "../testing/guest-list-calls.ts";
import { createTable, noteDetails, readTables, seat } from "../testing/seating-calls.ts";
import { sharedTestApi, startTestApi, type TestApi } from "../testing/test-api.ts";

const here = await sharedTestApi();
const there = await startTestApi();
const [admin, adminThere] = [await here.signInAsAdmin(), await there.signInAsAdmin()];
afterAll(() => there.close());

/** From here on, each number of seven digits in an answer is an id, of one table. */
const firstId = 1_000_000;
async function beginIdsAt({ db }: Pick<TestApi, "db">, first: number): Promise<void> {
  const tables = ["guests", "tables", "fixtures", "wishes", "saved_plans", "floor_plans", "event_pictures"];
  for (const [place, table] of tables.entries()) {
    await db.pool.query(`SELECT setval(pg_get_serial_sequence('${table}', 'id'), ${first + place * 100_000})`);
  }
}
await beginIdsAt(here, firstId);
await beginIdsAt(there, 2 * firstId);

/** What an event answers, with ids in the order in which they are first seen. */
async function answersOf(client: ApiClient, eventId: number): Promise<string> {
  const { savedPlans } = await client.execute(SavedPlansDocument, { eventId });
  const plans: unknown[] = [];
  for (const { id } of savedPlans) plans.push(await client.execute(SavedPlanSeatingDocument, { eventId, id }));
  const answers = [
    await client.execute(BoardDocument, { eventId }),
    await readTables(client, eventId),
    await client.execute(BoardFloorPlanDocument, { eventId }),
    await client.execute(WishesDocument, { eventId }),
    plans,
    await searchGuests(client, eventId, "Anna"),
    await client.execute(LatestEventDocument, { id: eventId }),
  ];
  const seen = new Map<string, number>();
  return JSON.stringify(
    answers,
    (key, value) => (["listVersion", "shortLink", "updatedAt"].includes(key) ? 0 : value),
    1,
  ).replace(/\b\d{7,10}\b/g, (id) => {
    if (!seen.has(id)) seen.set(id, seen.size);
    return `#${seen.get(id)}`;
  });
}

const names = ["Anna Berg", "Ben Dorn", "Zoë Lind", "李雷", "Emil Falk"];
const labels = ["1", "2", "Rose", "Head"];

interface Chosen {
  act: number;
  one: number;
  other: number;
}

const lives = fc.array(fc.record({ act: fc.nat({ max: 13 }), one: fc.nat({ max: 99 }), other: fc.nat({ max: 99 }) }), {
  minLength: 200,
  maxLength: 200,
});

const from = <Value>(values: readonly Value[], place: number): Value | undefined =>
  values[place % Math.max(1, values.length)];

async function act(eventId: number, { act: kind, one, other }: Chosen): Promise<unknown> {
  const [listed, tables] = await Promise.all([
    here.db.prisma.guest.findMany({ where: { eventId }, select: { id: true }, orderBy: { id: "asc" } }),
    here.db.prisma.table.findMany({ where: { eventId }, orderBy: { id: "asc" } }),
  ]);
  const guests = listed.map(({ id }) => id);
  const guestId = from(guests, one) ?? 0;
  const [table, another] = [from(tables, other), from(tables, one)];
  const [id, otherId] = [table?.id ?? 0, another?.id ?? 0];
  const [name = "", label = ""] = [from(names, one), from(labels, other)];
  const input = { name: `${name} ${other}`, tableNumber: label, additionalInfo: { 2027: name, Meal: label } };
  const wish = { kind: "LIKE" as const, guestIds: [guestId, from(guests, other) ?? 0] };
  const acts: (() => Promise<unknown>)[] = [
    () => addGuest(admin, eventId, input),
    () => addGuest(admin, eventId, input),
    () => admin.execute(UpdateGuestDocument, { eventId, id: guestId, input }),
    () => admin.execute(DeleteGuestDocument, { eventId, id: guestId }),
    // Reading a file takes a process of its own.
    () =>
      one < 25
        ? uploadGuests(admin, eventId, ["Name,Table,Meal", `${name} ${other},${label},Fish`], {
            mode: one % 2 ? "MERGE" : "UPDATE",
          })
        : addGuest(admin, eventId, input),
    () => createTable(admin, eventId, { label: `${label} ${one}`, capacity: other + 1, x: one, y: other }),
    () => admin.execute(UpdateTableDocument, { eventId, input: { id, capacity: one + 1, note: name } }),
    () => admin.execute(DeleteTableDocument, { eventId, id }),
    () => seat(admin, eventId, [{ guestId, tableLabel: table?.label ?? label }]),
    () => noteDetails(admin, eventId, [guestId], { isChild: one % 2 === 0, household: name, doorNote: label }),
    () => admin.execute(MergeTablesDocument, { eventId, id, into: otherId }),
    () => admin.execute(ChangeWishesDocument, { eventId, changes: [wish], removedIds: [] }),
    () => {
      const fixture = { kind: "BAR" as const, label: "", x: one, y: other, width: 100, depth: 50, rotation: 0 };
      return admin.execute(ChangeFloorPlanDocument, { eventId, input: { width: 1000 + one, fixtures: [fixture] } });
    },
    () =>
      admin.execute(UpdateEventDocument, { id: eventId, input: { greeting: name, hiddenColumns: [label, "Meal"] } }),
  ];
  return acts[kind]?.();
}

const newestEntry = async (eventId: number) =>
  (await here.db.prisma.historyEntry.findFirstOrThrow({ where: { eventId }, orderBy: { id: "desc" } })).id;

it("is undone to the start and done again, and answers the same where its archive is imported", async () => {
  const [life = []] = fc.sample(lives, { numRuns: 1 });
  const eventId = await newEvent(admin, { name: "Anna & Ben" });
  const start = await answersOf(admin, eventId);
  const done: number[] = [];
  for (const chosen of life) {
    const before = await newestEntry(eventId);
    await act(eventId, chosen).catch((error: unknown) => {
      if (!(error instanceof ApiRefusal)) throw error;
    });
    const after = await newestEntry(eventId);
    if (after !== before) done.push(after);
  }
  expect(done.length).toBeGreaterThan(80);
  await admin.execute(UpdateEventDocument, { id: eventId, input: { greeting: "Welcome", hiddenColumns: ["Meal"] } });
  done.push(await newestEntry(eventId));
  await admin.execute(SavePlanDocument, { eventId, name: "As it is" });

  const file = archiveFile(await downloadArchive(admin, eventId));
  const { event } = (await adminThere.execute(ImportEventArchiveDocument, { file })).importEventArchive;
  expect(await answersOf(adminThere, event.id)).toBe(await answersOf(admin, eventId));

  await here.db.prisma.savedPlan.deleteMany({ where: { eventId } });
  const end = await answersOf(admin, eventId);
  const undoings: number[] = [];
  for (const id of done.toReversed()) undoings.push((await undo(admin, eventId, id)).historyEntryId);
  expect(await answersOf(admin, eventId)).toBe(start);
  for (const id of undoings.toReversed()) await undo(admin, eventId, id);
  expect(await answersOf(admin, eventId)).toBe(end);
}, 180_000);
