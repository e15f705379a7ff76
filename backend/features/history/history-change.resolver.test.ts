import { describe, expect, it } from "vitest";
import { UpdateEventDocument } from "../../../frontend/organizer/features/events/generated/events.ts";
import { UpdateGuestDocument } from "../../../frontend/organizer/features/guests/generated/guests.ts";
import { SeatGuestsDocument } from "../../../frontend/organizer/features/seating/generated/board-acts.ts";
import {
  CreateTableDocument,
  DeleteTableDocument,
  HistoryChangesDocument,
  TablesDocument,
  UpdateTableDocument,
} from "../../testing/generated/operations.ts";
import { addGuest, guestIdOf, newEvent, newGuestList, undo, uploadGuests } from "../../testing/guest-list-calls.ts";
import { sharedTestApi } from "../../testing/test-api.ts";

const api = await sharedTestApi();
const admin = await api.signInAsAdmin();

const list = ["Name,Table,Meal", "Anna Berg,1,Fish", "Ben Dorn,1,Beef", "Carla Eich,2,Fish", "Dora Fels,,"];

const newList = () => newGuestList(admin, list);

const history = async (eventId: number) =>
  (await admin.execute(HistoryChangesDocument, { eventId })).event.history.nodes;
const seat = async (eventId: number, names: readonly string[], tableLabel: string) => {
  const moves = await Promise.all(
    names.map(async (name) => ({ guestId: await guestIdOf(admin, eventId, name), tableLabel })),
  );
  return (await admin.execute(SeatGuestsDocument, { eventId, moves })).seatGuests;
};
const tableOf = async (eventId: number, label: string) =>
  (await admin.execute(TablesDocument, { eventId })).tables.find((table) => table.label === label)?.id ?? 0;

describe("an entry says", () => {
  it("whom it moved, from where to where", async () => {
    const eventId = await newList();
    await seat(eventId, ["Anna", "Ben"], "9");
    const [moved] = await history(eventId);
    const move = (from: string) => [{ field: "tableNumber", column: null, from, to: "9" }];
    expect(moved).toEqual({
      id: moved?.id,
      action: "update_guests",
      isUndoable: true,
      isUndone: false,
      changeCount: 2,
      changes: [
        { subject: "guests", name: "Anna Berg", isAdded: false, isRemoved: false, fields: move("1") },
        { subject: "guests", name: "Ben Dorn", isAdded: false, isRemoved: false, fields: move("1") },
      ],
    });
  });

  it("whom it added and changed", async () => {
    const eventId = await newEvent(admin);
    const { id } = await addGuest(admin, eventId, { name: "Emil Falk" });
    const input = { name: "Emil Falke", tableNumber: "1", additionalInfo: { Meal: "Vegan" } };
    await admin.execute(UpdateGuestDocument, { eventId, id, input });
    const [changed, added] = await history(eventId);
    expect(added).toMatchObject({ changeCount: 1, changes: [{ name: "Emil Falk", isAdded: true }] });
    expect(changed?.changes).toMatchObject([
      {
        name: "Emil Falk",
        fields: [
          { field: "name", from: "Emil Falk", to: "Emil Falke" },
          { field: "additionalInfo", column: "Meal", from: "", to: "Vegan" },
        ],
      },
    ]);
  });

  it("which tables it set up, renamed and deleted, and not who stayed at them", async () => {
    const eventId = await newList();
    await admin.execute(CreateTableDocument, { eventId, input: { label: "Head", capacity: 6 } });
    await admin.execute(UpdateTableDocument, { eventId, input: { id: await tableOf(eventId, "1"), label: "Rose" } });
    await admin.execute(DeleteTableDocument, { eventId, id: await tableOf(eventId, "Rose") });
    const [deleted, renamed, added] = await history(eventId);
    expect(added).toMatchObject({ changeCount: 1, changes: [{ subject: "tables", name: "Head", isAdded: true }] });
    expect(renamed).toMatchObject({
      changeCount: 1,
      changes: [{ subject: "tables", name: "1", fields: [{ field: "label", from: "1", to: "Rose" }] }],
    });
    expect(deleted).toMatchObject({
      changeCount: 3,
      changes: [
        { subject: "tables", name: "Rose", isRemoved: true },
        { subject: "guests", name: "Anna Berg", fields: [{ field: "tableNumber", from: "Rose", to: "" }] },
        { subject: "guests", name: "Ben Dorn" },
      ],
    });
  });

  it("which fields of the event it changed, and no guest code", async () => {
    const eventId = await newEvent(admin);
    const input = { name: "Gala 2", guestCode: "rosewood", guestLanguages: ["de", "fr"], showTablemates: false };
    await admin.execute(UpdateEventDocument, { id: eventId, input });
    const field = (name: string, from = "", to = "") => ({ field: name, column: null, from, to });
    expect((await history(eventId))[0]).toMatchObject({
      action: "update",
      changeCount: 1,
      isUndoable: true,
      changes: [
        {
          ...{ subject: "events", name: "" },
          fields: [
            ...[field("name", "Gala", "Gala 2"), field("showTablemates", "true", "false")],
            ...[field("guestCode"), field("guestLanguages")],
          ],
        },
      ],
    });
  });

  it("what an import and its undo did", async () => {
    const eventId = await newList();
    await uploadGuests(admin, eventId, ["Name,Table,Meal", "Ben Dorn,1,Vegan", "Zoe Kern,3,", "Dora Fels,,"]);
    const [update] = await history(eventId);
    expect(update).toMatchObject({ action: "upload_file", changeCount: 4, isUndoable: true });
    await undo(admin, eventId, update?.id ?? 0);
    await undo(admin, eventId, (await history(eventId))[0]?.id ?? 0);
    expect(await history(eventId)).toMatchObject([
      { action: "undo", changeCount: 4 },
      { action: "undo", changeCount: 4, isUndone: true },
      { action: "upload_file" },
      { action: "upload_file", changeCount: 4, changes: [{ name: "Anna Berg", isAdded: true }, {}, {}, {}] },
      { action: "create", changeCount: 0, changes: [], isUndoable: false },
    ]);
  });
});

it("knows what is undone, also after an undo of the undo", async () => {
  const eventId = await newList();
  const { historyEntryId: moved } = await seat(eventId, ["Anna"], "2");
  const undone = await undo(admin, eventId, moved);
  const standings = async () => (await history(eventId)).slice(0, -2).map(({ isUndone }) => isUndone);
  expect(await standings()).toEqual([false, true]);
  await undo(admin, eventId, undone.historyEntryId);
  expect(await standings()).toEqual([false, true, false]);
  expect((await history(eventId)).map(({ isUndoable }) => isUndoable)).toEqual([true, false, true, true, false]);
});
