import fc from "fast-check";
import { expect, it } from "vitest";
import { RestoreGuestListDocument } from "../../../frontend/features/guest-import/generated/restore-guest-list.ts";
import { UpdateGuestDocument } from "../../../frontend/features/guests/generated/update-guest.ts";
import { UndoChangeDocument } from "../../../frontend/features/history/generated/undo-change.ts";
import {
  DeleteTablesDocument,
  MergeTablesDocument,
  RenumberTablesDocument,
  SwapTablesDocument,
  UpdateTablesDocument,
} from "../../../frontend/features/seating/generated/board-acts.ts";
import { ApiRefusal } from "../../testing/api-client.ts";
import { DeleteGuestDocument } from "../../testing/generated/operations.ts";
import { addGuest, newEvent, readEvent, searchGuests, uploadGuests } from "../../testing/guest-list-calls.ts";
import {
  changesSince,
  createTable,
  noteDetails,
  readBoard,
  readTables,
  seat,
  versionOf,
} from "../../testing/seating-calls.ts";
import { sharedTestApi } from "../../testing/test-api.ts";

// After each random change, a screen that follows the changes equals one that reads everything.

const api = await sharedTestApi();
const admin = await api.signInAsAdmin();

type Board = Awaited<ReturnType<typeof readBoard>>;

interface World {
  eventId: number;
  shown: Board & { listVersion: number };
}

const aLabel = fc.constantFrom("1", "2", "3", "Rose", "rose", "ROSE", "Äpfel", "äpfel", "İ", "i̇", "i", "%", "_", "");
const aName = fc.constantFrom("Anna Berg", "Ben Berg", "Carla", "Dora", "Émile", "Zoë");
const aSeat = fc.option(fc.integer({ min: 1, max: 3 }), { nil: null });
const at = fc.nat(30);
const someGuests = fc.array(fc.record({ name: aName, label: aLabel, seat: aSeat, hasHost: fc.boolean() }), {
  minLength: 1,
  maxLength: 5,
});
const aStep = fc.oneof(
  fc.record({ kind: fc.constant("add" as const), name: aName, label: aLabel }),
  fc.record({ kind: fc.constant("edit" as const), at, name: aName, label: aLabel }),
  fc.record({ kind: fc.constant("delete" as const), at }),
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant("seat" as const),
      moves: fc.array(fc.record({ at, label: aLabel, seat: aSeat }), { minLength: 1, maxLength: 4 }),
    }),
  },
  fc.record({ kind: fc.constant("details" as const), at, isLocked: fc.boolean() }),
  fc.record({ kind: fc.constant("create" as const), label: aLabel }),
  fc.record({
    kind: fc.constant("rename" as const),
    ats: fc.array(fc.tuple(at, aLabel), { minLength: 1, maxLength: 3 }),
  }),
  fc.record({ kind: fc.constant("renumber" as const), ats: fc.array(at, { minLength: 1, maxLength: 3 }) }),
  fc.record({ kind: fc.constant("drop" as const), ats: fc.array(at, { minLength: 1, maxLength: 2 }) }),
  fc.record({ kind: fc.constant("swap" as const), at, other: at }),
  fc.record({ kind: fc.constant("merge" as const), at, other: at }),
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("import" as const),
      guests: someGuests,
      hasSeats: fc.boolean(),
      mode: fc.constantFrom("REPLACE" as const, "MERGE" as const, "UPDATE" as const),
    }),
  },
  fc.record({ kind: fc.constant("restore" as const), at }),
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("undo" as const), at: fc.nat(3) }) },
);
type Step = typeof aStep extends fc.Arbitrary<infer Value> ? Value : never;

const pick = (map: ReadonlyMap<number, unknown>, place: number) => [...map.keys()][place % Math.max(map.size, 1)] ?? 0;

async function take(step: Step, { eventId, shown: { guests, tables } }: World): Promise<unknown> {
  switch (step.kind) {
    case "add":
      return addGuest(admin, eventId, { name: step.name, tableNumber: step.label });
    case "edit": {
      const input = { name: step.name, tableNumber: step.label };
      return admin.execute(UpdateGuestDocument, { eventId, id: pick(guests, step.at), input });
    }
    case "delete":
      return admin.execute(DeleteGuestDocument, { eventId, id: pick(guests, step.at) });
    case "seat": {
      const moves = step.moves.map((move) => ({
        ...{ guestId: pick(guests, move.at), tableLabel: move.label, seatNumber: move.seat },
      }));
      return seat(admin, eventId, moves);
    }
    case "details":
      return noteDetails(admin, eventId, [pick(guests, step.at)], { isLocked: step.isLocked });
    case "create":
      return createTable(admin, eventId, { label: step.label });
    case "rename": {
      const changes = step.ats.map(([place, label]) => ({ id: pick(tables, place), label }));
      return admin.execute(UpdateTablesDocument, { eventId, changes });
    }
    case "renumber":
      return admin.execute(RenumberTablesDocument, {
        eventId,
        ids: step.ats.map((place) => pick(tables, place)),
        start: 1,
      });
    case "drop":
      return admin.execute(DeleteTablesDocument, { eventId, ids: step.ats.map((place) => pick(tables, place)) });
    case "swap": {
      const pair = { id: pick(tables, step.at), otherId: pick(tables, step.other) };
      return admin.execute(SwapTablesDocument, { eventId, ...pair });
    }
    case "merge": {
      const pair = { id: pick(tables, step.at), into: pick(tables, step.other) };
      return admin.execute(MergeTablesDocument, { eventId, ...pair });
    }
    case "import": {
      const lines = step.guests.map((guest) => [
        guest.name,
        guest.label,
        guest.seat ?? "",
        guest.hasHost ? "Dora" : "",
      ]);
      const header = step.hasSeats ? ["Name", "Table", "Seat", "Guest of"] : ["Name", "Table"];
      const sheet = [header, ...lines].map((cells) => cells.slice(0, header.length).join(","));
      return uploadGuests(admin, eventId, sheet, { mode: step.mode });
    }
    default:
      return takeBack(step, eventId);
  }
}

async function takeBack(step: Extract<Step, { kind: "restore" | "undo" }>, eventId: number): Promise<void> {
  const { nodes } = (await readEvent(admin, eventId)).history;
  if (step.kind === "undo") {
    const historyEntryId = (await historyIds(eventId))[step.at] ?? 0;
    await admin.execute(UndoChangeDocument, { eventId, historyEntryId });
    return;
  }
  const places = nodes.flatMap(({ action }, place) =>
    action === "upload_file" || action === "restore_guests" ? [place] : [],
  );
  const historyEntryId = (await historyIds(eventId))[places[step.at % Math.max(places.length, 1)] ?? -1] ?? 0;
  await admin.execute(RestoreGuestListDocument, { eventId, historyEntryId });
}

async function historyIds(eventId: number): Promise<number[]> {
  const entries = await api.db.prisma.historyEntry.findMany({ where: { eventId }, orderBy: { id: "desc" }, take: 20 });
  return entries.map(({ id }) => id);
}

/** As a screen does: one that is too far behind reads everything. */
async function follow({ eventId, shown }: World): Promise<void> {
  const changes = await changesSince(admin, eventId, shown.listVersion);
  expect(changes.isComplete).toBe(true);
  for (const guest of changes.guests) shown.guests.set(guest.id, guest);
  for (const table of changes.tables) shown.tables.set(table.id, table);
  for (const id of changes.removedGuestIds) shown.guests.delete(id);
  for (const id of changes.removedTableIds) shown.tables.delete(id);
  shown.listVersion = changes.listVersion;
}

const byId = <Row extends { id: number }>(rows: ReadonlyMap<number, Row>) =>
  [...rows.values()].toSorted((a, b) => a.id - b.id);

async function expectTrue({ eventId, shown }: World): Promise<void> {
  const read = await readBoard(admin, eventId);
  expect(byId(shown.guests)).toEqual(byId(read.guests));
  expect(byId(shown.tables)).toEqual(byId(read.tables));

  const guests = [...read.guests.values()];
  const labels = [...read.tables.values()].map(({ label }) => label);
  const taken = guests.filter(({ tableNumber }) => tableNumber !== "");
  expect(taken.filter(({ tableNumber }) => !labels.includes(tableNumber))).toEqual([]);
  const [alike] = await api.db.prisma.$queryRaw<{ count: number }[]>`
    SELECT count(DISTINCT lower(label))::int AS count FROM tables WHERE event_id = ${eventId}`;
  expect(alike?.count).toBe(labels.length);
  const empty = await api.db.prisma.$queryRaw`
    SELECT label FROM tables WHERE event_id = ${eventId} AND NOT is_set_up AND NOT EXISTS (
      SELECT FROM guests WHERE guests.event_id = tables.event_id AND table_number = label)`;
  expect(empty).toEqual([]);
  const numbered = guests.filter(({ seatNumber }) => seatNumber !== null);
  expect(numbered.filter(({ tableNumber }) => tableNumber === "")).toEqual([]);
  const seats = numbered.map(({ tableNumber, seatNumber }) => `${tableNumber}/${seatNumber}`);
  expect(seats).toEqual([...new Set(seats)]);

  const tables = await readTables(admin, eventId);
  expect(tables.map(({ seatedCount }) => seatedCount)).toEqual(tables.map((table) => table.guests.length));
  const seated = tables.flatMap((table) => table.guests.map(({ id }) => [id, table.label] as const));
  expect(new Map(seated)).toEqual(new Map(taken.map(({ id, tableNumber }) => [id, tableNumber])));

  const names = [...new Set(guests.map(({ name }) => name))];
  const found = (await Promise.all(names.map((name) => searchGuests(admin, eventId, name)))).flat();
  for (const match of found) expect(match.tableNumber).toBe(read.guests.get(match.id)?.tableNumber);
  expect(found.length).toBeGreaterThanOrEqual(names.length);
}

async function tried(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof ApiRefusal)) throw error;
    expect(error.code).not.toBe("INTERNAL");
  }
}

it("fits tables to guests after any changes", { timeout: 240_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(aStep, { minLength: 15, maxLength: 30 }), async (plan) => {
      const eventId = await newEvent(admin);
      const shown = { guests: new Map(), tables: new Map(), listVersion: await versionOf(admin, eventId) };
      const world: World = { eventId, shown };
      for (const step of plan) {
        await tried(take(step, world));
        await follow(world);
        await expectTrue(world);
      }
    }),
    { numRuns: 6 },
  );
});
