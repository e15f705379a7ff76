import { describe, expect, it } from "vitest";
import { MergeGuestsDocument } from "../../../frontend/organizer/features/guests/generated/guests.ts";
import { UndoChangeDocument } from "../../../frontend/organizer/features/history/generated/history.ts";
import {
  FirstSameNamesDocument,
  FoundGuestsDocument,
  GuestFiguresDocument,
} from "../../testing/generated/operations.ts";
import { addGuest, addGuests, newEvent, readEvent, uploadGuests } from "../../testing/guest-list-calls.ts";
import { storedGuests } from "../../testing/guest-lists.ts";
import { boardGuests, createTable, noteDetails, seat, seatingOf } from "../../testing/seating-calls.ts";
import { sharedTestApi } from "../../testing/test-api.ts";

const api = await sharedTestApi();
const admin = await api.signInAsAdmin();

const infosOf = async (eventId: number) => (await storedGuests(api.db, eventId)).map(({ info }) => JSON.parse(info));

async function eventWithGuests(names: readonly string[]) {
  const eventId = await newEvent(admin);
  return {
    eventId,
    ids: await addGuests(
      admin,
      eventId,
      Array.from(names, (name) => ({ name })),
    ),
  };
}

async function sameNamesOf(eventId: number, limit?: number) {
  const { sameNames } = (await admin.execute(FirstSameNamesDocument, { eventId, limit })).event;
  return sameNames.map(({ name, guests }) => [name, guests.map((guest) => guest.name)]);
}

describe("guests with the same name", () => {
  it("are found whatever their accents, case, signs and spaces", async () => {
    const { eventId } = await eventWithGuests([
      ...["José Müller", "Anna-Maria Berg", "Ben Berg", "jose  MULLER", "Jose Müller", "Anna Maria Berg", "O’Connor"],
      ...["Oconnor", "Anna Marie Berg", "李明", "李明", "Guest", "guest", "???", "???"],
    ]);
    const expected = [
      ["José Müller", ["José Müller", "jose MULLER", "Jose Müller"]],
      ["Anna-Maria Berg", ["Anna-Maria Berg", "Anna Maria Berg"]],
      ["O’Connor", ["O’Connor", "Oconnor"]],
      ["李明", ["李明", "李明"]],
    ];
    expect(await sameNamesOf(eventId)).toEqual(expected);
    expect(await sameNamesOf(eventId, 1)).toEqual(expected.slice(0, 1));
    await addGuest(admin, eventId, { name: "Ben Berg" });
    expect(await sameNamesOf(eventId)).toContainEqual(["Ben Berg", ["Ben Berg", "Ben Berg"]]);
    for (const limit of [0, 101]) {
      expect((await admin.refusal(FirstSameNamesDocument, { eventId, limit })).code).toBe("BAD_INPUT");
    }
  });

  it("are left out once all are known to be different people, also after another upload, and come back with one more", async () => {
    const { eventId, ids } = await eventWithGuests(["Anna Berg", "Ben Berg", "Anna Berg"]);
    const annas = [ids[0] ?? 0, ids[2] ?? 0];
    await noteDetails(admin, eventId, annas, { isNamesake: true });
    expect(await sameNamesOf(eventId)).toEqual([]);
    await uploadGuests(admin, eventId, ["Name,Table", "Anna Berg,1", "Anna Berg,2", "Ben Berg,2"]);
    expect(await sameNamesOf(eventId)).toEqual([]);
    await addGuest(admin, eventId, { name: "anna berg" });
    expect(await sameNamesOf(eventId)).toEqual([["Anna Berg", ["Anna Berg", "Anna Berg", "anna berg"]]]);
  });
});

describe("merging guests", () => {
  async function merge(eventId: number, guestId: number, duplicateIds: number[]) {
    return (await admin.execute(MergeGuestsDocument, { eventId, guestId, duplicateIds })).mergeGuests;
  }

  it("gives one of them what they lack, deletes the others, and is undone at once", async () => {
    const eventId = await newEvent(admin);
    await createTable(admin, eventId, { label: "Rose", capacity: 8 });
    const add = async (name: string, additionalInfo = {}) =>
      (await addGuest(admin, eventId, { name, tableNumber: "Rose", additionalInfo })).id;
    const kept = await add("José Müller", { Meal: "Fish" });
    const second = await add("Jose Muller", { Meal: "Vegan", Notes: "Aisle" });
    const third = await add("jose muller", { Meal: "Fish", Notes: "Aisle", Bus: "Yes" });
    const plusOne = await add("Guest of José");
    const host = await add("Anna Berg");
    await seat(admin, eventId, [
      { guestId: kept, tableLabel: "" },
      { guestId: second, tableLabel: "Rose", seatNumber: 3 },
      { guestId: third, tableLabel: "5", seatNumber: 1 },
    ]);
    await noteDetails(admin, eventId, [kept], { guestOfId: second });
    await noteDetails(admin, eventId, [second], { household: "Müller", guestOfId: host });
    await noteDetails(admin, eventId, [third], { household: "Other", attendance: "YES", needsAccess: true });
    await noteDetails(admin, eventId, [plusOne], { guestOfId: third });
    const before = [await boardGuests(admin, eventId), await infosOf(eventId), await seatingOf(admin, eventId)];

    const merged = await merge(eventId, kept, [second, third]);
    expect(await boardGuests(admin, eventId)).toMatchObject([
      {
        ...{ id: kept, name: "José Müller", tableNumber: "Rose", seatNumber: 3, household: "Müller", guestOfId: host },
        ...{ attendance: "YES", isLocked: false, isChild: false, needsAccess: true },
      },
      expect.objectContaining({ id: plusOne, guestOfId: kept }),
      expect.objectContaining({ id: host }),
    ]);
    expect((await infosOf(eventId))[0]).toEqual({ Meal: "Fish; Vegan", Notes: "Aisle", Bus: "Yes" });
    expect((await seatingOf(admin, eventId)).map((table) => table.split(":")[0])).toEqual(["Rose"]);
    const { history } = await readEvent(admin, eventId);
    expect(history.nodes[0]).toMatchObject({ action: "update_guests", details: { count: 3 } });

    await admin.execute(UndoChangeDocument, { eventId, historyEntryId: merged.historyEntryId });
    const after = [await boardGuests(admin, eventId), await infosOf(eventId), await seatingOf(admin, eventId)];
    expect(after).toEqual(before);
  });

  it("keeps what the guest has, and joins no more text than fits", async () => {
    const eventId = await newEvent(admin);
    const long = (letter: string) => letter.repeat(600);
    const add = async (tableNumber: string, Notes: string) =>
      (await addGuest(admin, eventId, { name: "Anna Berg", tableNumber, additionalInfo: { Notes } })).id;
    const ids = [await add("1", long("a")), await add("2", long("b")), await add("3", "c")];
    const [kept = 0, ...others] = ids;
    await seat(admin, eventId, [{ guestId: others[0] ?? 0, tableLabel: "2", seatNumber: 1 }]);
    await merge(eventId, kept, others);
    expect(await boardGuests(admin, eventId)).toMatchObject([{ id: kept, tableNumber: "1", seatNumber: null }]);
    expect(await infosOf(eventId)).toEqual([{ Notes: `${long("a")}; c` }]);
    expect(await seatingOf(admin, eventId)).toEqual(["1: Anna Berg"]);
  });

  it("is refused for a guest with themselves, for nobody, and for too many", async () => {
    const { eventId, ids } = await eventWithGuests(["Anna Berg", "Anna Berg"]);
    const [guestId = 0, other = 0] = ids;
    for (const duplicateIds of [[guestId], [other, guestId], [], Array.from({ length: 101 }, (_, i) => i)]) {
      const refusal = await admin.refusal(MergeGuestsDocument, { eventId, guestId, duplicateIds });
      expect(refusal.code).toBe("BAD_INPUT");
    }
    const duplicateIds = [other, ...(await eventWithGuests(["Anna Berg"])).ids];
    expect((await admin.refusal(MergeGuestsDocument, { eventId, guestId, duplicateIds })).code).toBe("NOT_FOUND");
    expect(await boardGuests(admin, eventId)).toHaveLength(2);
  });
});

it("counts guests and tables, and says of nobody who has declined that a table is needed", async () => {
  const { eventId, ids } = await eventWithGuests(["Anna Berg", "Ben Berg", "Cara Berg"]);
  const [anna = 0, ben = 0] = ids;
  await createTable(admin, eventId, { label: "Empty" });
  await noteDetails(admin, eventId, [anna], { attendance: "NO" });
  const moves = [anna, ben].map((guestId) => ({ guestId, tableLabel: "" }));
  await seat(admin, eventId, moves);
  const found = async (filter: { search?: string; seated?: boolean }) =>
    (await admin.execute(FoundGuestsDocument, { eventId, ...filter })).event.guestIds;
  expect((await admin.execute(GuestFiguresDocument, { eventId })).event).toMatchObject({
    ...{ guestCount: 3, seatedGuestCount: 1, unseatedGuestCount: 1, declinedGuestCount: 1, tableCount: 2 },
  });
  for (const needing of [{ seated: false }, { search: "no table" }, { search: "Berg", seated: false }]) {
    expect(await found(needing)).toEqual([ben]);
  }
  expect(await found({ search: "Anna" })).toEqual([anna]);
});
