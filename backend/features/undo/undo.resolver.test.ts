import { expect, it } from "vitest";
import {
  UpdateEventDocument,
  type UpdateEventMutationVariables,
} from "../../../frontend/organizer/features/events/generated/events.ts";
import {
  UpdateGuestDetailsDocument,
  UpdateGuestDocument,
} from "../../../frontend/organizer/features/guests/generated/guests.ts";
import { UndoChangeDocument } from "../../../frontend/organizer/features/history/generated/history.ts";
import { SeatGuestsDocument } from "../../../frontend/organizer/features/seating/generated/board-acts.ts";
import { CreateTableDocument, DeleteTableDocument } from "../../testing/generated/operations.ts";
import {
  guestIdOf,
  newEvent,
  newGuestList,
  readHistory,
  searchGuests,
  undo,
  uploadGuests,
} from "../../testing/guest-list-calls.ts";
import { joinAsHelper } from "../../testing/helper-calls.ts";
import { sharedTestApi } from "../../testing/test-api.ts";

const api = await sharedTestApi();
const admin = await api.signInAsAdmin();

const list = ["Name,Table,Meal", "Anna Berg,1,Fish", "Ben Dorn,1,Beef", "Carla Eich,2,Fish", "Dora Fels,,"];

const newList = () => newGuestList(admin, list);

/** What undo must restore. Tables that nobody set up may get another id and place. */
async function stateOf(eventId: number) {
  const rows = async (sql: string) => (await api.db.pool.query(sql, [eventId])).rows;
  const columns = "id, position, name, table_number, additional_info, seat_number, household, attendance, is_locked";
  return {
    guests: await rows(`SELECT ${columns} FROM guests WHERE event_id = $1 ORDER BY position, id`),
    tables: await rows(`SELECT CASE WHEN is_set_up THEN id END AS id, label, capacity, note, x
      FROM tables WHERE event_id = $1 ORDER BY label`),
    sheet: await rows("SELECT guests FROM imported_sheets WHERE event_id = $1"),
  };
}

const lastEntry = async (eventId: number) => (await readHistory(admin, eventId))[0]?.id ?? 0;
async function seat(eventId: number, name: string, tableLabel: string | null) {
  const moves = [{ guestId: await guestIdOf(admin, eventId, name), tableLabel }];
  return (await admin.execute(SeatGuestsDocument, { eventId, moves })).seatGuests;
}

it("undoes an import with the sheet that the next one is compared with, redoes it and undoes it again", async () => {
  const eventId = await newList();
  const before = await stateOf(eventId);
  await uploadGuests(admin, eventId, ["Name,Table,Meal", "Zoe,5,Fish", "Ben Dorn,2,", "Anna Berg,1,x"]);
  const after = await stateOf(eventId);
  const undone = await undo(admin, eventId, await lastEntry(eventId));
  expect(await stateOf(eventId)).toEqual(before);
  const redone = await undo(admin, eventId, undone.historyEntryId);
  expect(await stateOf(eventId)).toEqual(after);
  await undo(admin, eventId, redone.historyEntryId);
  expect(await stateOf(eventId)).toEqual(before);
});

it("keeps later changes of other guests, and of other fields of the same guest", async () => {
  const eventId = await newList();
  const moved = await seat(eventId, "Anna", "2");
  await seat(eventId, "Ben", "3");
  await admin.execute(UpdateGuestDetailsDocument, {
    eventId,
    guestIds: [await guestIdOf(admin, eventId, "Anna")],
    input: { household: "Berg" },
  });
  await undo(admin, eventId, moved.historyEntryId);
  const { guests } = await stateOf(eventId);
  expect(guests).toMatchObject([{ table_number: "1", household: "Berg" }, { table_number: "3" }, {}, {}]);
});

it("refuses when something was changed again later, and names who did it", async () => {
  const eventId = await newList();
  const first = await seat(eventId, "Anna", "2");
  await seat(eventId, "Anna", "3");
  const before = await stateOf(eventId);
  await expect(undo(admin, eventId, first.historyEntryId)).rejects.toMatchObject({
    code: "CONFLICT",
    message:
      "This cannot be undone because of later changes. Administrator changed Anna Berg a moment ago. Undo those first.",
  });
  expect(await stateOf(eventId)).toEqual(before);
});

it("refuses to bring back a label that another table has by now, and a seat that another guest has", async () => {
  const eventId = await newList();
  const head = (await admin.execute(CreateTableDocument, { eventId, input: { label: "Head" } })).createTable;
  const deleted = (await admin.execute(DeleteTableDocument, { eventId, id: head.id })).deleteTable;
  await admin.execute(CreateTableDocument, { eventId, input: { label: "HEAD" } });
  await expect(undo(admin, eventId, deleted.historyEntryId)).rejects.toMatchObject({
    code: "CONFLICT",
    message: "There is already a table “HEAD”.",
  });
  const [anna, ben] = [await guestIdOf(admin, eventId, "Anna"), await guestIdOf(admin, eventId, "Ben")];
  const move = (guestId: number, tableLabel: string, seatNumber: number) =>
    admin.execute(SeatGuestsDocument, { eventId, moves: [{ guestId, tableLabel, seatNumber }] });
  await move(anna, "5", 1);
  const left = (await move(anna, "5", 2)).seatGuests;
  await move(ben, "5", 1);
  await expect(undo(admin, eventId, left.historyEntryId)).rejects.toMatchObject({
    code: "CONFLICT",
    message: expect.stringMatching(/^Seat 1 at table 5 is taken by (Anna Berg|Ben Dorn)\.$/u),
  });
});

it("keeps a table whose setting up is undone while guests sit at it", async () => {
  const eventId = await newList();
  await admin.execute(CreateTableDocument, { eventId, input: { label: "Head", capacity: 6 } });
  const entry = await lastEntry(eventId);
  await seat(eventId, "Dora", "Head");
  await undo(admin, eventId, entry);
  expect((await searchGuests(admin, eventId, "Dora Fels"))[0]).toMatchObject({ tableNumber: "Head" });
  await seat(eventId, "Dora", null);
  expect((await stateOf(eventId)).tables.map(({ label }) => label)).toEqual(["1", "2"]);
});

it("refuses what did not change the list, and what is no longer recorded", async () => {
  const eventId = await newList();
  const created = (await readHistory(admin, eventId)).at(-1)?.id ?? 0;
  await expect(undo(admin, eventId, created)).rejects.toMatchObject({ code: "BAD_INPUT" });
  const { historyEntryId } = await seat(eventId, "Anna", "2");
  await api.db.pool.query("DELETE FROM row_changes WHERE event_id = $1", [eventId]);
  await seat(eventId, "Ben", "2");
  await expect(undo(admin, eventId, historyEntryId)).rejects.toMatchObject({
    code: "BAD_INPUT",
    message: "This change can no longer be undone.",
  });
});

it("writes no history entry for what changes nothing", async () => {
  const eventId = await newList();
  const before = await readHistory(admin, eventId);
  expect(await seat(eventId, "Anna", "1")).toMatchObject({ historyEntryId: 0 });
  const input = { name: "Anna Berg", tableNumber: "1" };
  const id = await guestIdOf(admin, eventId, "Anna");
  const saved = await admin.execute(UpdateGuestDocument, { eventId, id, input });
  expect(saved.updateGuest.historyEntryId).toBeNull();
  expect(await readHistory(admin, eventId)).toEqual(before);
  await expect(undo(admin, eventId, 0)).rejects.toMatchObject({ code: "NOT_FOUND" });
});

async function edit(eventId: number, input: UpdateEventMutationVariables["input"]): Promise<number> {
  return (await admin.execute(UpdateEventDocument, { id: eventId, input })).updateEvent.historyEntryId ?? 0;
}

const fieldsOf = (eventId: number) => api.db.prisma.event.findUniqueOrThrow({ where: { id: eventId } });

it("keeps later changes of an event's other fields, and refuses when a field was changed again, with who did it", async () => {
  const eventId = await newEvent(admin);
  const first = await edit(eventId, { name: "First", location: "Hall" });
  await edit(eventId, { greeting: "Welcome" });
  const second = await edit(eventId, { name: "Second" });
  await expect(undo(admin, eventId, first)).rejects.toMatchObject({
    code: "CONFLICT",
    message:
      "This cannot be undone because of later changes. Administrator changed the name a moment ago. Undo those first.",
  });
  expect(await fieldsOf(eventId)).toMatchObject({ name: "Second", location: "Hall" });
  await undo(admin, eventId, second);
  await undo(admin, eventId, first);
  expect(await fieldsOf(eventId)).toMatchObject({ location: "", greeting: "Welcome" });
});

it("keeps columns that an import has hidden since", async () => {
  const eventId = await newEvent(admin);
  const entry = await edit(eventId, { hiddenColumns: ["Meal"] });
  await uploadGuests(admin, eventId, ["Name,Table,Meal,Phone", "Anna,1,Fish,1234"]);
  await undo(admin, eventId, entry);
  expect((await fieldsOf(eventId)).hiddenColumns).toEqual(["Phone"]);
});

it("does not let a helper move the event's day back", async () => {
  const eventId = await newEvent(admin);
  const { client: editor } = await joinAsHelper(api, eventId, "editor");
  const historyEntryId = await edit(eventId, { date: "June 12, 2027" });
  expect(await editor.refusal(UndoChangeDocument, { eventId, historyEntryId })).toMatchObject({ code: "FORBIDDEN" });
  await undo(admin, eventId, historyEntryId);
  expect(await fieldsOf(eventId)).toMatchObject({ day: null });
});
