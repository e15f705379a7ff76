import { beforeEach, describe, expect, it } from "vitest";
import { UpdateGuestDocument } from "../../../frontend/organizer/features/guests/generated/guests.ts";
import {
  DeleteTablesDocument,
  MergeTablesDocument,
  UpdateTablesDocument,
} from "../../../frontend/organizer/features/seating/generated/board-acts.ts";
import {
  CreateTableDocument,
  CreateTablesDocument,
  DeleteGuestDocument,
  DeleteTableDocument,
  UpdateGuestsOfVersionDocument,
  UpdateTableDocument,
} from "../../testing/generated/operations.ts";
import { addGuest, newEvent, readEvent, readHistory, undo, uploadGuests } from "../../testing/guest-list-calls.ts";
import { createTable, noteDetails, readTables, seat, seatingOf, tableId } from "../../testing/seating-calls.ts";
import { sharedTestApi } from "../../testing/test-api.ts";

let eventId: number;
const api = await sharedTestApi();
const admin = await api.signInAsAdmin();
beforeEach(async () => {
  eventId = await newEvent(admin);
});

const guests = async () => (await readEvent(admin, eventId)).guests.nodes;
const seating = () => seatingOf(admin, eventId);
const idOf = (label: string) => tableId(admin, eventId, label);
const newest = async () => (await readEvent(admin, eventId)).history.nodes[0];

async function addGuests(...seats: [name: string, tableNumber: string][]): Promise<number[]> {
  const ids: number[] = [];
  for (const [name, tableNumber] of seats) ids.push((await addGuest(admin, eventId, { name, tableNumber })).id);
  return ids;
}

describe("tables", () => {
  it("come with the labels of guests, in order of appearance, and go with their last guest", async () => {
    const [anna = 0] = await addGuests(["Anna", "Rose"], ["Ben", "2"], ["Carla", "rose"]);
    expect(await seating()).toEqual(["Rose: Anna, Carla", "2: Ben"]);
    expect((await guests()).map(({ tableNumber }) => tableNumber)).toEqual(["Rose", "2", "Rose"]);
    expect((await readTables(admin, eventId))[0]).toMatchObject({ capacity: null, shape: "ROUND", seatedCount: 2 });
    await admin.execute(DeleteGuestDocument, { eventId, id: anna });
    expect(await seating()).toEqual(["Rose: Carla", "2: Ben"]);
    await uploadGuests(admin, eventId, ["Name,Table", "Ben,2"]);
    expect(await seating()).toEqual(["2: Ben"]);
  });

  it("of an import stay without guests until another list replaces it; one of a typed label goes", async () => {
    await uploadGuests(admin, eventId, ["Name,Table", "Anna,1", "Ben,2"]);
    const [anna = 0, ben = 0] = (await guests()).map(({ id }) => id);
    await seat(admin, eventId, [{ guestId: ben, tableLabel: "New" }]);
    expect(await seating()).toEqual(["1: Anna", "2:", "New: Ben"]);
    const { historyEntryId } = await seat(admin, eventId, [{ guestId: ben, tableLabel: "1" }]);
    expect(await seating()).toEqual(["1: Anna, Ben", "2:"]);
    await undo(admin, eventId, historyEntryId);
    await seat(
      admin,
      eventId,
      [anna, ben].map((guestId) => ({ guestId, tableLabel: "2" })),
    );
    expect(await seating()).toEqual(["1:", "2: Anna, Ben"]);
    await uploadGuests(admin, eventId, ["Name,Table", "Cleo,3"]);
    expect(await seating()).toEqual(["3: Cleo"]);
    await undo(admin, eventId, (await readHistory(admin, eventId))[0]?.id ?? 0);
    expect(await seating()).toEqual(["1:", "2: Anna, Ben"]);
  });

  it("stay without guests if the organizer set them up", async () => {
    const [anna = 0] = await addGuests(["Anna", "1"], ["Ben", "2"]);
    await createTable(admin, eventId, { label: "3", capacity: 8 });
    await admin.execute(UpdateTableDocument, { eventId, input: { id: await idOf("1"), note: "By the door" } });
    await admin.execute(DeleteGuestDocument, { eventId, id: anna });
    await uploadGuests(admin, eventId, ["Name,Table", "Ben,4"]);
    expect(await seating()).toEqual(["1:", "3:", "4: Ben"]);
  });

  it("have one name, however it is written by hand", async () => {
    const [anna = 0, ben = 0] = await addGuests(["Anna", "2"], ["Ben", "Table 2"], ["Cleo", "02"], ["Dora", "２"]);
    expect(await seating()).toEqual(["2: Anna, Ben, Cleo, Dora"]);
    await seat(admin, eventId, [{ guestId: anna, tableLabel: "table 2", seatNumber: 3 }]);
    const input = { name: "Anna Berg", tableNumber: "Table 2" };
    await admin.execute(UpdateGuestDocument, { eventId, id: anna, input });
    await admin.execute(UpdateGuestsOfVersionDocument, { eventId, guestIds: [ben], input: { tableNumber: "2.0" } });
    expect(await api.db.prisma.guest.findUnique({ where: { id: anna } })).toMatchObject({ seatNumber: 3 });
    expect(await seating()).toEqual(["2: Anna Berg, Ben, Cleo, Dora"]);
    expect((await admin.refusal(CreateTableDocument, { eventId, input: { label: "Table 2" } })).code).toBe("CONFLICT");
    await uploadGuests(admin, eventId, ["Name,Table", "Ben,Tisch 2", "Emil,Table 3"], { mode: "MERGE" });
    expect(await seating()).toEqual(["2: Anna Berg, Ben, Cleo, Dora", "Table 3: Emil"]);
  });

  it("are found by any case that the database knows, in any script", async () => {
    for (const [label, other] of [
      ["İstanbul", "istanbul"],
      ["ΟΔΟΣ", "οδοσ"],
      ["Äpfel", "äPFEL"],
      ["%", "_"],
    ] as const) {
      const made = await createTable(admin, eventId, { label });
      const [{ same = false } = {}] = await api.db.prisma.$queryRaw<{ same?: boolean }[]>`
        SELECT lower(${label}) = lower(${other}) AS same`;
      const [id = 0] = await addGuests([`Guest of ${label}`, other]);
      expect((await guests()).find((guest) => guest.id === id)?.tableNumber).toBe(same ? label : other);
      expect((await readTables(admin, eventId)).find((table) => table.id === made.id)?.seatedCount).toBe(same ? 1 : 0);
      expect((await admin.refusal(CreateTableDocument, { eventId, input: { label: other } })).code).toBe("CONFLICT");
    }
  });
});

describe("setting up tables", () => {
  it("keeps what was entered, after the tables that are there", async () => {
    await addGuests(["Anna", "1"]);
    const input = {
      ...{ label: " Head\n Table ", capacity: 10, shape: "ONE_SIDED" as const, note: " VIP ", isLocked: true },
      ...{ isAccessible: false, x: 400, y: -20, rotation: -90, width: 500, depth: 80 },
    };
    await createTable(admin, eventId, input);
    expect((await readTables(admin, eventId))[1]).toMatchObject({
      ...input,
      ...{ label: "Head Table", note: "VIP", rotation: 270, seatedCount: 0, guests: [] },
    });
    expect(await newest()).toMatchObject({ action: "update_tables", details: { count: 1 } });
  });

  it("creates many tables with one history entry, or none", async () => {
    const labels = (count: number) => Array.from({ length: count }, (_, i) => ({ label: `${i + 1}` }));
    await admin.execute(CreateTablesDocument, { eventId, inputs: labels(500) });
    expect(await readTables(admin, eventId)).toHaveLength(500);
    const refused = async (inputs: { label: string }[]) =>
      (await admin.refusal(CreateTablesDocument, { eventId, inputs })).message;
    expect(await refused([])).toContain("from 1 to 500");
    expect(await refused(labels(501))).toContain("from 1 to 500");
    expect(await refused([{ label: "New" }, { label: "7" }])).toBe("There is already a table “7”.");
    expect(await refused([{ label: "New" }, { label: "new" }])).toBe("There is already a table “New”.");
    expect(await refused([{ label: "New" }, { label: " " }])).toContain("required");
    expect(await readTables(admin, eventId)).toHaveLength(500);
  });

  it("changes only what is given, and clears what is null", async () => {
    const { id } = await createTable(admin, eventId, { label: "1", capacity: 8, x: 10, y: 20, note: "Flowers" });
    await admin.execute(UpdateTableDocument, { eventId, input: { id, capacity: 10 } });
    await admin.execute(UpdateTableDocument, { eventId, input: { id, x: null, y: null, note: null, shape: null } });
    expect((await readTables(admin, eventId))[0]).toMatchObject({
      ...{ label: "1", capacity: 10, x: null, y: null, note: "Flowers", shape: "ROUND" },
    });
    for (const input of [{ capacity: 0 }, { capacity: 1001 }, { width: 5 }, { x: 40_000 }, { label: "" }]) {
      expect((await admin.refusal(UpdateTableDocument, { eventId, input: { id, ...input } })).code).toBe("BAD_INPUT");
    }
  });

  it("renames tables with their guests, even to each other's labels", async () => {
    await addGuests(["Anna", "1"], ["Ben", "2"], ["Carla", "3"]);
    const [one, two] = [await idOf("1"), await idOf("2")];
    const rename = (...labels: [id: number, label: string][]) => ({
      eventId,
      changes: labels.map(([id, label]) => ({ id, label })),
    });
    await admin.execute(UpdateTablesDocument, rename([one, "2"], [two, "1"]));
    expect(await seating()).toEqual(["2: Anna", "1: Ben", "3: Carla"]);
    await admin.execute(UpdateTablesDocument, rename([one, "rose"]));
    await admin.execute(UpdateTablesDocument, rename([one, "Rose"]));
    expect(await seating()).toEqual(["Rose: Anna", "1: Ben", "3: Carla"]);
    expect(await admin.refusal(UpdateTablesDocument, rename([one, "1"]))).toMatchObject({
      code: "CONFLICT",
      message: "There is already a table “1”.",
    });
    expect((await admin.refusal(UpdateTablesDocument, rename([one, "a"], [one, "b"]))).message).toBe(
      "A table can be changed only once per request.",
    );
    expect(await seating()).toEqual(["Rose: Anna", "1: Ben", "3: Carla"]);
  });

  it("deletes tables, whose guests have no table then", async () => {
    const [anna = 0, ben = 0] = await addGuests(["Anna", "1"], ["Ben", "1"], ["Carla", "2"], ["Dora", "3"]);
    await seat(admin, eventId, [{ guestId: anna, tableLabel: "1", seatNumber: 4 }]);
    await noteDetails(admin, eventId, [ben], { isLocked: true });
    const id = await idOf("1");
    await admin.execute(DeleteTableDocument, { eventId, id });
    expect(await api.db.prisma.guest.findMany({ where: { id: { in: [anna, ben] } } })).toMatchObject([
      { tableNumber: "", seatNumber: null, isLocked: false },
      { tableNumber: "", seatNumber: null, isLocked: false },
    ]);
    const two = await idOf("2");
    await admin.execute(DeleteTablesDocument, { eventId, ids: [two, two] });
    expect(await newest()).toMatchObject({ details: { count: 1 } });
    expect(await seating()).toEqual(["3: Dora"]);
    expect((await admin.refusal(DeleteTableDocument, { eventId, id })).code).toBe("NOT_FOUND");
    expect((await admin.refusal(DeleteTablesDocument, { eventId, ids: [] })).code).toBe("BAD_INPUT");
  });
});

describe("two tables", () => {
  /** Anna and Carla have the same seat at tables 1 and 2, and Ben none at table 1. */
  async function twoTables() {
    const [anna = 0, , carla = 0] = await addGuests(["Anna", "1"], ["Ben", "1"], ["Carla", "2"]);
    await seat(admin, eventId, [
      { guestId: anna, tableLabel: "1", seatNumber: 3 },
      { guestId: carla, tableLabel: "2", seatNumber: 3 },
    ]);
    return { id: await idOf("1"), otherId: await idOf("2") };
  }

  it("become one", async () => {
    const { id, otherId } = await twoTables();
    await admin.execute(MergeTablesDocument, { eventId, id, into: otherId });
    expect(await seating()).toEqual(["2: Anna, Ben, Carla"]);
    expect((await readTables(admin, eventId))[0]?.guests.map(({ seatNumber }) => seatNumber)).toEqual([null, null, 3]);
  });

  it("stay as they are while one of them, or a guest who would move, is locked", async () => {
    const [anna = 0, ben = 0] = await addGuests(["Anna", "1"], ["Ben", "2"]);
    const [id, otherId] = [await idOf("1"), await idOf("2")];
    await noteDetails(admin, eventId, [ben], { isLocked: true });
    const guestLocked = { code: "BAD_INPUT", message: "The seat of Ben is locked. Unlock it first." };
    expect(await admin.refusal(MergeTablesDocument, { eventId, id: otherId, into: id })).toMatchObject(guestLocked);
    await admin.execute(MergeTablesDocument, { eventId, id, into: otherId });
    expect(await seating()).toEqual(["2: Anna, Ben"]);

    await seat(admin, eventId, [{ guestId: anna, tableLabel: "3" }]);
    const three = await idOf("3");
    await admin.execute(UpdateTableDocument, { eventId, input: { id: three, isLocked: true } });
    const tableLocked = { code: "BAD_INPUT", message: "Table 3 is locked. Unlock it first." };
    expect(await admin.refusal(MergeTablesDocument, { eventId, id: otherId, into: three })).toMatchObject(tableLocked);
    expect(await seating()).toEqual(["2: Ben", "3: Anna"]);
  });
});
