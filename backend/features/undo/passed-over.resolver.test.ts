import fc from "fast-check";
import { expect, it } from "vitest";
import { randomRuns } from "../../../common/testing/random-runs.ts";
import { UpdateEventDocument } from "../../../frontend/features/events/generated/update-event.ts";
import { EarlierUndoDocument } from "../../../frontend/features/history/generated/earlier-undo.ts";
import { ApiRefusal } from "../../testing/api-client.ts";
import { OwnUndoDocument } from "../../testing/generated/operations.ts";
import { newEvent, newGuestList, readHistory, undo } from "../../testing/guest-list-calls.ts";
import { noteDetails, seat } from "../../testing/seating-calls.ts";
import { sharedTestApi } from "../../testing/test-api.ts";

const api = await sharedTestApi();
const admin = await api.signInAsAdmin();
const names = ["Anna Berg", "Ben Dorn", "Carla Eich", "Dora Fels"];
const newList = () => newGuestList(admin, ["Name,Table", "Anna Berg,1", "Ben Dorn,1", "Carla Eich,2", "Dora Fels,"]);

interface Fields {
  id: number;
  place: string;
  household: string;
  attendance: string;
}

async function fieldsOf(eventId: number): Promise<Fields[]> {
  const { rows } = await api.db.pool.query<Fields>(
    `SELECT id, table_number || '/' || coalesce(seat_number, 0) AS place, household, attendance::text AS attendance
     FROM guests WHERE event_id = $1 ORDER BY position`,
    [eventId],
  );
  return rows;
}

const aGuest = fc.nat(names.length - 1);
const aChange = fc.oneof(
  fc.record({
    kind: fc.constant("seat" as const),
    guests: fc.uniqueArray(aGuest, { minLength: 1, maxLength: 3 }),
    table: fc.constantFrom("1", "2", "3", ""),
    hasSeat: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant("details" as const),
    guests: fc.uniqueArray(aGuest, { minLength: 1, maxLength: 2 }),
    details: fc.constantFrom(
      { household: "Berg" },
      { household: "Dorn" },
      { attendance: "YES" as const },
      { attendance: "UNKNOWN" as const, household: "" },
    ),
  }),
);
type Change = typeof aChange extends fc.Arbitrary<infer Value> ? Value : never;

function make(eventId: number, ids: readonly number[], change: Change) {
  const guestIds = change.guests.map((guest) => ids[guest] ?? 0);
  if (change.kind === "details") return noteDetails(admin, eventId, guestIds, change.details);
  const moves = guestIds.map((guestId, place) => ({
    ...{
      guestId,
      tableLabel: change.table,
      seatNumber: change.hasSeat && change.table !== "" ? 20 + place + (guestId % 50) : null,
    },
  }));
  return seat(admin, eventId, moves);
}

const mixed = (before: Fields, own: Fields, start: Fields): Fields => ({
  id: start.id,
  place: own.place === before.place ? start.place : own.place,
  household: own.household === before.household ? start.household : own.household,
  attendance: own.attendance === before.attendance ? start.attendance : own.attendance,
});

it("leaves exactly what the change did that is passed over", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(aChange, { minLength: 2, maxLength: 6 }), fc.nat(), async (changes, place) => {
      const eventId = await newList();
      const states = [await fieldsOf(eventId)];
      const entries: number[] = [];
      const ids = states[0]?.map(({ id }) => id) ?? [];
      for (const change of changes) {
        const done = await make(eventId, ids, change).catch((error: unknown) => {
          // A seat may be taken.
          if (!(error instanceof ApiRefusal)) throw error;
          return { historyEntryId: 0 };
        });
        if (done.historyEntryId === 0) continue;
        entries.push(done.historyEntryId);
        states.push(await fieldsOf(eventId));
      }
      if (entries.length === 0) return;
      const passed = place % entries.length;
      const passedId = entries[passed] ?? 0;
      for (const later of entries.slice(passed + 1).toReversed()) await undo(admin, eventId, later);
      for (const earlier of entries.slice(0, passed).toReversed()) {
        await undo(admin, eventId, earlier, [passedId]).catch((error: unknown) => {
          expect(error).toMatchObject({ message: expect.stringContaining("Nothing of this change would be undone") });
        });
      }
      const [start = [], before = [], own = []] = [states[0], states[passed], states[passed + 1]];
      const expected = start.map((guest, index) => mixed(before[index] ?? guest, own[index] ?? guest, guest));
      expect(await fieldsOf(eventId)).toEqual(expected);
    }),
    { numRuns: randomRuns(40, 10) },
  );
});

it("says what cannot be undone and why, offers what came before, and passes over it only if asked to", async () => {
  const eventId = await newList();
  const [anna = 0, ben = 0, carla = 0] = (await fieldsOf(eventId)).map(({ id }) => id);
  const first = await seat(admin, eventId, [
    { guestId: anna, tableLabel: "3" },
    { guestId: carla, tableLabel: "3" },
  ]);
  const second = await seat(admin, eventId, [
    { guestId: ben, tableLabel: "3" },
    { guestId: carla, tableLabel: "4" },
  ]);
  // Somebody else, as far as the stack of undos is concerned.
  const other = await seat(admin, eventId, [{ guestId: ben, tableLabel: "5" }]);
  await api.db.pool.query("UPDATE history_entries SET user_id = NULL, author_name = 'Ivy' WHERE id = $1", [
    other.historyEntryId,
  ]);
  const nextOf = async () => (await admin.execute(OwnUndoDocument, { eventId })).event;
  expect(await nextOf()).toEqual({ undo: { id: second.historyEntryId }, redo: null });
  await expect(undo(admin, eventId, second.historyEntryId)).rejects.toMatchObject({ code: "CONFLICT" });

  const before = await fieldsOf(eventId);
  const wanted = { eventId, historyEntryId: second.historyEntryId };
  const { earlierUndo } = await admin.execute(EarlierUndoDocument, wanted);
  expect(earlierUndo).toMatchObject({
    blocked: [
      {
        entry: { id: second.historyEntryId },
        reason: "This cannot be undone because of later changes. Ivy changed Ben Dorn a moment ago. Undo those first.",
      },
    ],
    entry: { id: first.historyEntryId },
    leftAloneCount: 1,
    leftAloneNames: ["Carla Eich"],
  });
  expect(await fieldsOf(eventId)).toEqual(before);

  const undone = await undo(admin, eventId, first.historyEntryId, [second.historyEntryId]);
  expect((await fieldsOf(eventId)).map(({ place }) => place)).toEqual(["1/0", "5/0", "4/0", "/0"]);
  const [entry] = await readHistory(admin, eventId);
  expect(entry?.details).toMatchObject({ entryId: first.historyEntryId, passedOver: [second.historyEntryId] });
  expect(await nextOf()).toEqual({ undo: null, redo: { id: undone.historyEntryId } });
  await undo(admin, eventId, undone.historyEntryId);
  expect(await fieldsOf(eventId)).toEqual(before);

  await expect(undo(admin, eventId, second.historyEntryId, [first.historyEntryId])).rejects.toMatchObject({
    code: "BAD_INPUT",
    message: "Only changes after the one to undo can be passed over, at most 50.",
  });
});

it("leaves fields of the event alone that a change which is passed over has set", async () => {
  const eventId = await newEvent(admin, { name: "Gala" });
  const edit = async (input: { name?: string; location?: string }) =>
    (await admin.execute(UpdateEventDocument, { id: eventId, input })).updateEvent.historyEntryId ?? 0;
  const first = await edit({ name: "First", location: "Hall" });
  const second = await edit({ name: "Second" });
  await undo(admin, eventId, first, [second]);
  const { name, location } = await api.db.prisma.event.findUniqueOrThrow({ where: { id: eventId } });
  expect({ name, location }).toEqual({ name: "Second", location: "" });
});
