import { describe, expect, it } from "vitest";
import type { GuestsInput } from "../../../frontend/organizer/generated/schema-types.ts";
import { DeleteGuestsOfVersionDocument, UpdateGuestsOfVersionDocument } from "../../testing/generated/operations.ts";
import { addGuest, addGuests, newEvent, readEvent, undo } from "../../testing/guest-list-calls.ts";
import { storedGuests } from "../../testing/guest-lists.ts";
import { boardGuests, createTable, noteDetails, seat, seatingOf, versionOf } from "../../testing/seating-calls.ts";
import { sharedTestApi } from "../../testing/test-api.ts";

const api = await sharedTestApi();
const admin = await api.signInAsAdmin();

async function smallEvent() {
  const eventId = await newEvent(admin);
  const [anna = 0, ben = 0, cleo = 0, dora = 0] = await addGuests(admin, eventId, [
    { name: "Anna", additionalInfo: { Meal: "Fish", Side: "Bride" } },
    ...[{ name: "Ben" }, { name: "Cleo", tableNumber: "2", additionalInfo: { Side: "Groom" } }, { name: "Dora" }],
  ]);
  await seat(admin, eventId, [{ guestId: dora, tableLabel: "" }]);
  return { eventId, anna, ben, cleo, dora };
}

async function update(eventId: number, guestIds: number[], input: GuestsInput, listVersion?: number) {
  return (await admin.execute(UpdateGuestsOfVersionDocument, { eventId, guestIds, input, listVersion })).updateGuests;
}

const infosOf = async (eventId: number) => (await storedGuests(api.db, eventId)).map(({ info }) => JSON.parse(info));
const newestEntry = async (eventId: number) => (await readEvent(admin, eventId)).history.nodes[0];

describe("guests of a selection", () => {
  it("are deleted in one change, which one undo takes back", async () => {
    const { eventId, anna, ben, cleo } = await smallEvent();
    await noteDetails(admin, eventId, [cleo], { guestOfId: anna });
    const before = await boardGuests(admin, eventId);
    const asked = { eventId, guestIds: [anna, ben, ben] };
    const { deleteGuests: deleted } = await admin.execute(DeleteGuestsOfVersionDocument, asked);
    expect(deleted.listVersion).toBe(await versionOf(admin, eventId));
    expect(await newestEntry(eventId)).toMatchObject({ action: "update_guests", details: { count: 2 } });
    expect((await boardGuests(admin, eventId)).map(({ name }) => name)).toEqual(["Cleo", "Dora"]);
    expect(await seatingOf(admin, eventId)).toEqual(["2: Cleo"]);
    await undo(admin, eventId, deleted.historyEntryId);
    expect(await boardGuests(admin, eventId)).toEqual(before);
    expect(await seatingOf(admin, eventId)).toEqual(["1: Anna, Ben", "2: Cleo"]);
  });

  it("move to one table, new or not, and lose the numbers of their seats", async () => {
    const { eventId, anna, cleo, dora } = await smallEvent();
    await createTable(admin, eventId, { label: "Rose", capacity: 8 });
    await seat(admin, eventId, [
      { guestId: anna, tableLabel: "1", seatNumber: 3 },
      { guestId: cleo, tableLabel: "Rose", seatNumber: 4 },
    ]);
    const moved = await update(eventId, [anna, cleo, dora], { tableNumber: " rose " });
    expect(await seatingOf(admin, eventId)).toEqual(["1: Ben", "Rose: Anna, Cleo, Dora"]);
    // Cleo was there already.
    expect((await boardGuests(admin, eventId)).map(({ seatNumber }) => seatNumber)).toEqual([null, null, 4, null]);
    expect(await newestEntry(eventId)).toMatchObject({ details: { count: 2 } });
    await undo(admin, eventId, moved.historyEntryId);
    const seats = (await boardGuests(admin, eventId)).map((guest) => `${guest.tableNumber} ${guest.seatNumber}`);
    expect(seats).toEqual(["1 3", "1 null", "Rose 4", " null"]);
    await update(eventId, [anna, dora], { tableNumber: "New one" });
    expect(await seatingOf(admin, eventId)).toEqual(["1: Ben", "Rose: Cleo", "New one: Anna, Dora"]);
  });

  it("get a column, keep their others in order, lose it to an empty text, and do not see a private one", async () => {
    const { eventId, anna, ben, cleo } = await smallEvent();
    const set = await update(eventId, [anna, ben, cleo], { column: "Meal", value: " Vegan " });
    expect(await infosOf(eventId)).toEqual([
      { Meal: "Vegan", Side: "Bride" },
      { Meal: "Vegan" },
      { Side: "Groom", Meal: "Vegan" },
      {},
    ]);
    expect((await readEvent(admin, eventId)).guestColumns).toEqual(["Meal", "Side"]);
    await undo(admin, eventId, set.historyEntryId);
    expect(await infosOf(eventId)).toEqual([{ Meal: "Fish", Side: "Bride" }, {}, { Side: "Groom" }, {}]);
    await update(eventId, [anna, ben], { column: "Meal", value: "" });
    expect(await infosOf(eventId)).toEqual([{ Side: "Bride" }, {}, { Side: "Groom" }, {}]);
    expect(await newestEntry(eventId)).toMatchObject({ details: { count: 1 } });
    await update(eventId, [ben], { column: "__proto__", value: 'a "b" \\ c' });
    expect(Object.entries((await infosOf(eventId))[1])).toEqual([["__proto__", 'a "b" \\ c']]);
    await update(eventId, [anna, ben], { column: "Phone", value: "123" });
    const { hiddenColumns } = await api.db.prisma.event.findUniqueOrThrow({ where: { id: eventId } });
    expect(hiddenColumns).toEqual(["Phone"]);
  });

  it("stay as they are when one of them is gone or was changed by somebody else, or no change is given", async () => {
    const { eventId, anna, ben, cleo, dora } = await smallEvent();
    const seen = await versionOf(admin, eventId);
    await addGuest(admin, eventId, { name: "Emil" });
    await update(eventId, [cleo], { tableNumber: "3" });
    // Others were changed, which is no conflict.
    await update(eventId, [anna, ben], { column: "Meal", value: "Fish" }, seen);
    for (const [input, message] of [
      [{}, "Please give either a table or a column with its text"],
      [{ tableNumber: null, column: " ", value: "Fish" }, "Column names must not be empty"],
    ] as const) {
      const asked = { eventId, guestIds: [dora], input };
      expect(await admin.refusal(UpdateGuestsOfVersionDocument, asked)).toMatchObject({ code: "BAD_INPUT", message });
    }
    const input = { tableNumber: "9" };
    for (const [guestIds, refusal] of [
      [[dora, cleo], "CONFLICT"],
      [[dora, 2 ** 31 - 1], "NOT_FOUND"],
      [[], "BAD_INPUT"],
    ] as const) {
      const asked = { eventId, guestIds: [...guestIds], listVersion: seen };
      expect((await admin.refusal(UpdateGuestsOfVersionDocument, { ...asked, input })).code).toBe(refusal);
      expect((await admin.refusal(DeleteGuestsOfVersionDocument, asked)).code).toBe(refusal);
    }
    expect((await boardGuests(admin, eventId)).map(({ tableNumber }) => tableNumber)).toEqual(["1", "1", "3", "", "1"]);
  });
});
