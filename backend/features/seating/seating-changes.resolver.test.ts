import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  UpdateGuestDetailsDocument,
  UpdateGuestDocument,
} from "../../../frontend/organizer/features/guests/generated/guests.ts";
import {
  SeatGuestsDocument,
  UpdateTablesDocument,
} from "../../../frontend/organizer/features/seating/generated/board-acts.ts";
import { DeleteGuestDocument, DeleteTableDocument } from "../../testing/generated/operations.ts";
import { addGuest, newEvent, uploadGuests } from "../../testing/guest-list-calls.ts";
import {
  changesSince,
  createTable,
  noteDetails,
  readTables,
  seat,
  seatingOf,
  tableId,
  versionOf,
} from "../../testing/seating-calls.ts";
import { sharedTestApi } from "../../testing/test-api.ts";

let eventId: number;
let anna: number;
let ben: number;
const api = await sharedTestApi();
const admin = await api.signInAsAdmin();
const customer = await api.signInAsNewCustomer("carla");
beforeEach(async () => {
  const carla = await api.db.prisma.user.findFirstOrThrow({ where: { username: "carla" } });
  eventId = await newEvent(admin, { ownerId: carla.id });
  anna = (await addGuest(admin, eventId, { name: "Anna", tableNumber: "1" })).id;
  ben = (await addGuest(admin, eventId, { name: "Ben", tableNumber: "2" })).id;
});
afterEach(() => api.db.prisma.event.deleteMany({ where: { id: eventId } }));

const version = () => versionOf(admin, eventId);
const move = (guestId: number, tableLabel: string, listVersion: number) => ({
  eventId,
  moves: [{ guestId, tableLabel }],
  listVersion,
});

describe("a screen that is behind", () => {
  it("may move other guests, but nobody whom somebody moved since, and reads who did and where they are", async () => {
    const seen = await version();
    await seat(customer, eventId, [{ guestId: anna, tableLabel: "Rose" }]);
    expect(await admin.refusal(SeatGuestsDocument, move(anna, "2", seen))).toMatchObject({
      code: "CONFLICT",
      message:
        "Customer carla changed Anna in the meantime (a moment ago): Rose. Your change was not saved. Please check the guest and try again.",
    });
    const { listVersion } = await seat(admin, eventId, [{ guestId: ben, tableLabel: "3" }], seen);
    expect(await seatingOf(admin, eventId)).toEqual(["Rose: Anna", "3: Ben"]);
    expect(listVersion).toBe(seen + 2);
    await seat(admin, eventId, [{ guestId: anna, tableLabel: "2" }], await version());
    expect(await seatingOf(admin, eventId)).toEqual(["3: Ben", "2: Anna"]);
  });

  it("is refused for edits, details, deletions, imports and new labels of the same guest, too", async () => {
    const edit = { name: "Anna Berg", tableNumber: "1" };
    const changes: (() => Promise<unknown>)[] = [
      () => customer.execute(UpdateGuestDocument, { eventId, id: anna, input: edit }),
      () => noteDetails(customer, eventId, [anna], { household: "Berg" }),
      () => uploadGuests(customer, eventId, ["Name,Table", "Anna Berg,7", "Ben,2"]),
      async () =>
        customer.execute(UpdateTablesDocument, {
          eventId,
          changes: [{ id: await tableId(admin, eventId, "7"), label: "8" }],
        }),
      async () => customer.execute(DeleteTableDocument, { eventId, id: await tableId(admin, eventId, "8") }),
    ];
    for (const change of changes) {
      const seen = await version();
      await change();
      expect(await admin.refusal(SeatGuestsDocument, move(anna, "9", seen))).toMatchObject({ code: "CONFLICT" });
      const details = { eventId, guestIds: [ben, anna], input: { household: "Rossi" }, listVersion: seen };
      expect(await admin.refusal(UpdateGuestDetailsDocument, details)).toMatchObject({ code: "CONFLICT" });
      await noteDetails(admin, eventId, [ben], { household: "Rossi" }, seen);
    }
    const seen = await version();
    await customer.execute(DeleteGuestDocument, { eventId, id: anna });
    expect(await admin.refusal(SeatGuestsDocument, move(anna, "9", seen))).toMatchObject({
      code: "CONFLICT",
      message: "Customer carla deleted this guest in the meantime (a moment ago). Your change was not saved.",
    });
  });

  it("may change other tables, but none that somebody changed since", async () => {
    const { id } = await createTable(admin, eventId, { label: "9" });
    const seen = await version();
    const change = (tableId: number) => ({
      eventId,
      changes: [{ id: tableId, capacity: 8 }],
      listVersion: seen,
    });
    await customer.execute(UpdateTablesDocument, { eventId, changes: [{ id, x: 100, y: 200 }] });
    expect(await admin.refusal(UpdateTablesDocument, change(id))).toMatchObject({
      code: "CONFLICT",
      message:
        "Customer carla changed table 9 in the meantime (a moment ago). Your change was not saved. Please check the table and try again.",
    });
    await admin.execute(UpdateTablesDocument, change(await tableId(admin, eventId, "1")));
    await customer.execute(DeleteTableDocument, { eventId, id });
    expect((await admin.refusal(UpdateTablesDocument, change(id))).code).toBe("NOT_FOUND");
  });
});

describe("what changed since a version", () => {
  it("are guests and tables as they are now, and the ids of those that are gone", async () => {
    const since = await version();
    const { id: dora } = await addGuest(admin, eventId, { name: "Dora", tableNumber: "4" });
    await seat(admin, eventId, [{ guestId: anna, tableLabel: "4", seatNumber: 2 }]);
    const [four] = (await readTables(admin, eventId)).filter(({ label }) => label === "4");
    await createTable(admin, eventId, { label: "5", capacity: 6 });
    const changes = await changesSince(admin, eventId, since);
    expect(changes).toMatchObject({
      ...{ listVersion: since + 3, isComplete: true, removedGuestIds: [], floorPlan: null },
      guests: [
        { id: anna, tableNumber: "4", seatNumber: 2 },
        { id: dora, tableNumber: "4", seatNumber: null },
      ],
      tables: [{ id: four?.id }, { label: "5", capacity: 6 }],
    });
    expect(changes.removedTableIds).toHaveLength(1);

    await admin.execute(DeleteGuestDocument, { eventId, id: dora });
    await admin.execute(DeleteTableDocument, { eventId, id: four?.id ?? 0 });
    expect(await changesSince(admin, eventId, since + 3)).toMatchObject({
      ...{ isComplete: true, guests: [{ id: anna, tableNumber: "", seatNumber: null }], removedGuestIds: [dora] },
      ...{ tables: [], removedTableIds: [four?.id] },
    });
  });

  it("comes with the answer to a change", async () => {
    const since = await version();
    await seat(customer, eventId, [{ guestId: ben, tableLabel: "3" }]);
    const { seatGuests } = await admin.execute(SeatGuestsDocument, { ...move(anna, "3", since), since });
    expect(seatGuests.changes.guests.map(({ id }) => id)).toEqual([anna, ben]);
    const { event, ...rows } = await changesSince(admin, eventId, since);
    expect(seatGuests.changes).toMatchObject(rows);
    expect(event.undo?.id).toBe(seatGuests.historyEntryId);
  });

  it("is to be read again when it is too much, too long ago, or of a version that is still to come", async () => {
    const since = await version();
    await uploadGuests(admin, eventId, [
      "Name,Table",
      ...Array.from({ length: 1001 }, (_, i) => `Guest ${i},${i % 20}`),
    ]);
    const empty = { isComplete: false, guests: [], removedGuestIds: [], tables: [], removedTableIds: [] };
    expect(await changesSince(admin, eventId, since)).toMatchObject({ ...empty, listVersion: since + 1 });
    expect(await changesSince(admin, eventId, since + 7)).toMatchObject(empty);
    expect(await changesSince(admin, eventId, -7)).toMatchObject(empty);

    await api.db.pool.query("UPDATE row_changes SET created_at = now() - interval '31 days' WHERE event_id = $1", [
      eventId,
    ]);
    await addGuest(admin, eventId, { name: "Zoe" });
    expect(await changesSince(admin, eventId, since)).toMatchObject(empty);
    expect(await changesSince(admin, eventId, since + 1)).toMatchObject({
      isComplete: true,
      guests: [{ name: "Zoe" }],
    });
  });

  it("does not say what happens in other events", async () => {
    const since = await version();
    const other = await newEvent(admin);
    await addGuest(admin, other, { name: "Dora" });
    expect((await changesSince(admin, eventId, since)).guests).toEqual([]);
  });
});
