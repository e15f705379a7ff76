import { describe, expect, it } from "vitest";
import { maxGuestsPerEvent } from "../../../common/limits.ts";
import {
  AddGuestDocument,
  GuestCompanyDocument,
  UpdateGuestDocument,
} from "../../../frontend/organizer/features/guests/generated/guests.ts";
import { UndoChangeDocument } from "../../../frontend/organizer/features/history/generated/history.ts";
import { DeleteGuestDocument } from "../../testing/generated/operations.ts";
import { addGuest, newEvent, readEvent, readHistory, undo } from "../../testing/guest-list-calls.ts";
import { insertGuests, wholeEvent } from "../../testing/guest-lists.ts";
import { sharedTestApi } from "../../testing/test-api.ts";

const api = await sharedTestApi();
const admin = await api.signInAsAdmin();

describe("a guest", () => {
  it("is added at the end, changed and deleted, each with a history entry, and not changed from an older state", async () => {
    const eventId = await newEvent(admin);
    await addGuest(admin, eventId, { name: "Ben Berg" });
    const additionalInfo = { Meal: " Fish ", Notes: "" };
    const anna = await addGuest(admin, eventId, { name: "  Anna   Berg ", additionalInfo });
    expect(anna).toMatchObject({ name: "Anna Berg", tableNumber: "1", additionalInfo: { Meal: "Fish" } });

    const input = { name: "Anna Berger", tableNumber: "Rose" };
    const { updateGuest } = await admin.execute(UpdateGuestDocument, { eventId, id: anna.id, input });
    expect(updateGuest).toMatchObject({ ...input, additionalInfo: { Meal: "Fish" } });
    const stale = { eventId, id: anna.id, input: { ...input, updatedAt: anna.updatedAt } };
    expect(await admin.refusal(UpdateGuestDocument, stale)).toMatchObject({ code: "CONFLICT" });
    const cleared = { ...input, additionalInfo: {} };
    await admin.execute(UpdateGuestDocument, { eventId, id: anna.id, input: cleared });
    expect((await readEvent(admin, eventId)).guests.nodes).toMatchObject([{ name: "Ben Berg" }, cleared]);

    await admin.execute(DeleteGuestDocument, { eventId, id: anna.id });
    const event = await readEvent(admin, eventId);
    expect(event.guests.nodes).toMatchObject([{ name: "Ben Berg" }]);
    expect(event.history.nodes.map(({ action }) => action)).toEqual([...Array(5).fill("update_guests"), "create"]);
    expect(event.history.nodes[0]?.details).toEqual({ count: 1 });
  });

  it("is refused beyond the most that an event can have", async () => {
    const eventId = await newEvent(admin);
    const input = { name: "Anna Berg", tableNumber: "1" };
    await insertGuests(api.db, eventId, maxGuestsPerEvent - 1);
    const { id } = await addGuest(admin, eventId, input);
    await admin.execute(DeleteGuestDocument, { eventId, id });
    await addGuest(admin, eventId, { name: "Ben Berg" });
    const refusal = { code: "BAD_INPUT", message: "An event can have at most 20,000 guests." };
    expect(await admin.refusal(AddGuestDocument, { eventId, input })).toMatchObject(refusal);
    const [, deleted] = await readHistory(admin, eventId);
    const entry = { eventId, historyEntryId: deleted?.id ?? 0 };
    expect(await admin.refusal(UndoChangeDocument, entry)).toMatchObject(refusal);
  });

  it("is saved with details in one change, which one undo takes back", async () => {
    const eventId = await newEvent(admin);
    const ben = await addGuest(admin, eventId, { name: "Ben Berg", details: { household: "Berg" } });
    const details = { household: "Berg", guestOfId: ben.id, needsAccess: true };
    const anna = await addGuest(admin, eventId, { name: "Anna", additionalInfo: { Meal: "Fish" }, details });
    expect(anna).toMatchObject({ ...details, tableNumber: "1", attendance: "UNKNOWN" });
    const company = async (guestId: number) =>
      (await admin.execute(GuestCompanyDocument, { eventId, guestId })).event.guestCompany;
    expect(await company(ben.id)).toMatchObject({ guestOf: null, plusOnes: [{ id: anna.id }] });
    expect(await company(anna.id)).toMatchObject({ guestOf: { id: ben.id }, plusOnes: [] });

    const cancelled = { attendance: "NO", household: "", freesSeat: true, cancelsPlusOnes: true } as const;
    const input = { name: "Ben Lind", tableNumber: "2", additionalInfo: {}, details: cancelled };
    const { updateGuest } = await admin.execute(UpdateGuestDocument, { eventId, id: ben.id, input });
    expect(updateGuest).toMatchObject({ name: "Ben Lind", tableNumber: "", attendance: "NO", household: "" });
    const tables = async () => (await readEvent(admin, eventId)).guests.nodes.map((guest) => guest.tableNumber);
    expect(await tables()).toEqual(["", ""]);
    expect(await company(ben.id)).toMatchObject({ plusOnes: [{ id: anna.id, attendance: "NO" }] });
    await undo(admin, eventId, updateGuest.historyEntryId ?? 0);
    expect(await tables()).toEqual(["1", "1"]);
    expect(await company(ben.id)).toMatchObject({ plusOnes: [{ id: anna.id, attendance: "UNKNOWN" }] });

    const own = { ...input, details: { guestOfId: ben.id } };
    const message = "Nobody can be their own plus-one.";
    expect(await admin.refusal(UpdateGuestDocument, { eventId, id: ben.id, input: own })).toMatchObject({ message });
  });

  it("may have columns of any name, in the organizer's order", async () => {
    const eventId = await newEvent(admin);
    const additionalInfo: Record<string, unknown> = JSON.parse('{"Zebra":"1","__proto__":"2","A":"4"}');
    const guest = await addGuest(admin, eventId, { name: "Anna Berg", additionalInfo });
    expect(Object.entries(guest.additionalInfo)).toEqual(Object.entries(additionalInfo));
    await addGuest(admin, eventId, { name: "Ben Berg", additionalInfo: { Zebra: "1", Between: "x" } });
    expect((await readEvent(admin, eventId)).guestColumns).toEqual(["Zebra", "__proto__", "Between", "A"]);
  });

  it.each([
    [{ name: " ", tableNumber: "1" }, "Name is required"],
    [{ name: "Anna", tableNumber: " " }, "Table number is required"],
    [{ name: "Anna", tableNumber: "1", additionalInfo: { Meal: 7 } }, "Additional information must be text"],
  ])("is refused as %j, and nothing changes", async (input, message) => {
    const eventId = await newEvent(admin);
    const refusal = { code: "BAD_INPUT", status: 400, message };
    expect(await admin.refusal(AddGuestDocument, { eventId, input })).toEqual(refusal);
    expect(await readEvent(admin, eventId)).toMatchObject({ guestCount: 0, history: { totalCount: 1 } });
  });

  const columns = (word: string, count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, i) => [`${word} ${i}`, "x"]));

  it("adds no more columns than a list can have, also when guests are added concurrently", async () => {
    const eventId = await newEvent(admin);
    const { id } = await addGuest(admin, eventId, { name: "Anna Berg", additionalInfo: columns("Meal", 48) });
    const outcomes = await Promise.allSettled(
      Array.from({ length: 6 }, (_, i) =>
        addGuest(admin, eventId, { name: `Ben ${i}`, additionalInfo: { [`Wish ${i}`]: "x" } }),
      ),
    );
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
    const before = await wholeEvent(api.db, eventId);
    const anna = (meals: number) => ({
      ...{ name: "Anna Berg", tableNumber: "1", additionalInfo: { ...columns("Meal", meals), Side: "x" } },
    });
    const message =
      "With this change the event would have 51 columns besides name and table; the limit is 50. Please use columns that " +
      "the list already has.";
    const refusal = { code: "BAD_INPUT", status: 400, message };
    expect(await admin.refusal(AddGuestDocument, { eventId, input: anna(1) })).toEqual(refusal);
    expect(await admin.refusal(UpdateGuestDocument, { eventId, id, input: anna(48) })).toEqual(refusal);
    expect(await wholeEvent(api.db, eventId)).toEqual(before);
    await admin.execute(UpdateGuestDocument, { eventId, id, input: anna(47) });
    const { guestCount, guestColumns } = await readEvent(admin, eventId);
    expect([guestCount, guestColumns.length]).toEqual([3, 50]);
  });
});
