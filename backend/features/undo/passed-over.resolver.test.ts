import { expect, it } from "vitest";
import { UpdateEventDocument } from "../../../frontend/features/events/generated/update-event.ts";
import { EarlierUndoDocument } from "../../../frontend/features/history/generated/earlier-undo.ts";
import { OwnUndoDocument } from "../../testing/generated/operations.ts";
import { newEvent, newGuestList, readHistory, undo } from "../../testing/guest-list-calls.ts";
import { seat } from "../../testing/seating-calls.ts";
import { sharedTestApi } from "../../testing/test-api.ts";

const api = await sharedTestApi();
const admin = await api.signInAsAdmin();

async function fieldsOf(eventId: number): Promise<{ id: number; place: string }[]> {
  const { rows } = await api.db.pool.query<{ id: number; place: string }>(
    `SELECT id, table_number || '/' || coalesce(seat_number, 0) AS place
     FROM guests WHERE event_id = $1 ORDER BY position`,
    [eventId],
  );
  return rows;
}

it("says what cannot be undone and why, offers what came before, and passes over it only if asked to", async () => {
  const eventId = await newGuestList(admin, ["Name,Table", "Anna Berg,1", "Ben Dorn,1", "Carla Eich,2", "Dora Fels,"]);
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

  await expect(undo(admin, eventId, first.historyEntryId)).rejects.toMatchObject({ code: "CONFLICT" });
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
