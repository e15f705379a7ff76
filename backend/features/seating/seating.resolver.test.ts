import { beforeEach, describe, expect, it } from "vitest";
import { UpdateGuestDocument } from "../../../frontend/organizer/features/guests/generated/guests.ts";
import { UndoChangeDocument } from "../../../frontend/organizer/features/history/generated/history.ts";
import { SeatGuestsDocument } from "../../../frontend/organizer/features/seating/generated/board-acts.ts";
import type { SeatMoveInput } from "../../../frontend/organizer/generated/schema-types.ts";
import { UpdateTableDocument } from "../../testing/generated/operations.ts";
import { addGuest, newEvent, readEvent, uploadGuests } from "../../testing/guest-list-calls.ts";
import {
  createTable,
  noteDetails,
  readBoard,
  seat,
  seatingOf,
  tableId,
  versionOf,
} from "../../testing/seating-calls.ts";
import { sharedTestApi } from "../../testing/test-api.ts";

let eventId: number;
let anna: number;
let ben: number;
let carla: number;
const api = await sharedTestApi();
const admin = await api.signInAsAdmin();
beforeEach(async () => {
  eventId = await newEvent(admin);
  anna = (await addGuest(admin, eventId, { name: "Anna", tableNumber: "1" })).id;
  ben = (await addGuest(admin, eventId, { name: "Ben", tableNumber: "1" })).id;
  carla = (await addGuest(admin, eventId, { name: "Carla", tableNumber: "2" })).id;
});

const seating = () => seatingOf(admin, eventId);
const seats = async () =>
  [...(await readBoard(admin, eventId)).guests.values()].map(
    ({ name, tableNumber, seatNumber }) => `${name} ${tableNumber}/${seatNumber ?? "-"}`,
  );
const newest = async () => (await readEvent(admin, eventId)).history.nodes[0];
const refusal = (moves: SeatMoveInput[], listVersion?: number) =>
  admin.refusal(SeatGuestsDocument, { eventId, moves, listVersion });
const lock = async (label: string, isLocked: boolean) =>
  admin.execute(UpdateTableDocument, { eventId, input: { id: await tableId(admin, eventId, label), isLocked } });

describe("seating guests", () => {
  it("moves any number of them, with one history entry and one version of the list", async () => {
    const version = await versionOf(admin, eventId);
    const { historyEntryId, listVersion } = await seat(admin, eventId, [
      { guestId: anna, tableLabel: "2" },
      { guestId: carla, tableLabel: "1", seatNumber: 7 },
    ]);
    expect(await seats()).toEqual(["Anna 2/-", "Ben 1/-", "Carla 1/7"]);
    expect(listVersion).toBe(version + 1);
    expect(await newest()).toMatchObject({ action: "update_guests", details: { count: 2 } });
    expect(await api.db.prisma.historyEntry.findMany({ where: { eventId, listVersion } })).toMatchObject([
      { id: historyEntryId },
    ]);
  });

  it("takes the seat away for null and for an empty label", async () => {
    await seat(admin, eventId, [{ guestId: anna, tableLabel: "1", seatNumber: 2 }]);
    await seat(admin, eventId, [
      { guestId: anna, tableLabel: null, seatNumber: 5 },
      { guestId: ben, tableLabel: " " },
      { guestId: carla },
    ]);
    expect(await seats()).toEqual(["Anna /-", "Ben /-", "Carla /-"]);
    expect(await seating()).toEqual([]);
  });

  it("refuses a seat that somebody has, unless they leave it in the same operation", async () => {
    await seat(admin, eventId, [
      { guestId: anna, tableLabel: "1", seatNumber: 1 },
      { guestId: ben, tableLabel: "1", seatNumber: 2 },
    ]);
    expect(await refusal([{ guestId: carla, tableLabel: "1", seatNumber: 2 }])).toMatchObject({
      code: "CONFLICT",
      message: "Seat 2 at table 1 is taken by Ben.",
    });
    const both = (label: string) => [
      { guestId: anna, tableLabel: label, seatNumber: 4 },
      { guestId: carla, tableLabel: label.toUpperCase(), seatNumber: 4 },
    ];
    expect((await refusal(both("1"))).code).toBe("CONFLICT");
    expect((await refusal(both("new"))).code).toBe("CONFLICT");
    await seat(admin, eventId, [
      { guestId: anna, tableLabel: "1", seatNumber: 2 },
      { guestId: ben, tableLabel: "1", seatNumber: 1 },
    ]);
    expect(await seats()).toEqual(["Anna 1/2", "Ben 1/1", "Carla 2/-"]);
  });

  it("may overfill a table, but uses no seat that it lacks", async () => {
    await createTable(admin, eventId, { label: "3", capacity: 1 });
    await seat(
      admin,
      eventId,
      [anna, ben].map((guestId) => ({ guestId, tableLabel: "3" })),
    );
    expect(await seating()).toEqual(["2: Carla", "3: Anna, Ben"]);
    expect(await refusal([{ guestId: carla, tableLabel: "3", seatNumber: 2 }])).toMatchObject({
      code: "BAD_INPUT",
      message: "Table 3 has only 1 seat.",
    });
    for (const seatNumber of [0, -1, 1001]) {
      expect((await refusal([{ guestId: carla, tableLabel: "2", seatNumber }])).code).toBe("BAD_INPUT");
    }
  });

  it("leaves locked guests and tables as they are", async () => {
    await noteDetails(admin, eventId, [anna], { isLocked: true });
    expect(await refusal([{ guestId: anna, tableLabel: "2" }])).toMatchObject({
      code: "BAD_INPUT",
      message: "The seat of Anna is locked. Unlock it first.",
    });
    await noteDetails(admin, eventId, [anna], { isLocked: false });
    await lock("2", true);
    const tableLocked = { code: "BAD_INPUT", message: "Table 2 is locked. Unlock it first." };
    expect(await refusal([{ guestId: anna, tableLabel: "2" }])).toMatchObject(tableLocked);
    expect(await refusal([{ guestId: carla, tableLabel: null }])).toMatchObject(tableLocked);
    await lock("2", false);
    await seat(admin, eventId, [{ guestId: anna, tableLabel: "2" }]);
    expect(await seating()).toEqual(["1: Ben", "2: Anna, Carla"]);
  });

  it("does all of it or nothing", async () => {
    const history = (await readEvent(admin, eventId)).history.totalCount;
    const version = await versionOf(admin, eventId);
    const moved = { guestId: anna, tableLabel: "9" };
    const refused: [SeatMoveInput[], string][] = [
      [[], "BAD_INPUT"],
      [[moved, { guestId: 0, tableLabel: "9" }], "NOT_FOUND"],
      [[moved, { guestId: anna, tableLabel: "8" }], "BAD_INPUT"],
      [[moved, { guestId: ben, tableLabel: "x".repeat(101) }], "BAD_INPUT"],
      [Array.from({ length: 5001 }, (_, i) => ({ guestId: i })), "BAD_INPUT"],
    ];
    for (const [moves, code] of refused) expect((await refusal(moves)).code).toBe(code);
    expect(await seating()).toEqual(["1: Anna, Ben", "2: Carla"]);
    expect((await readEvent(admin, eventId)).history.totalCount).toBe(history);
    expect(await versionOf(admin, eventId)).toBe(version);
  });
});

it.each([
  ["rose", "Anna Rose/3"],
  ["%", "Anna %/-"],
])("clears the number of a guest's seat with their table: Rose to %s", async (tableNumber, expected) => {
  await seat(admin, eventId, [{ guestId: anna, tableLabel: "Rose", seatNumber: 3 }]);
  await admin.execute(UpdateGuestDocument, { eventId, id: anna, input: { name: "Anna", tableNumber } });
  expect((await seats())[0]).toBe(expected);
});

it("clears the seats of guests whom an import moves", async () => {
  await seat(admin, eventId, [
    { guestId: anna, tableLabel: "1", seatNumber: 1 },
    { guestId: carla, tableLabel: "2", seatNumber: 1 },
  ]);
  await uploadGuests(admin, eventId, ["Name,Table", "Anna,2", "Ben,", "Carla,2"]);
  expect(await seats()).toEqual(["Anna 2/-", "Ben /-", "Carla 2/1"]);
});

describe("details", () => {
  it("are noted about any number of guests, and the rest stays", async () => {
    await noteDetails(admin, eventId, [anna, ben, anna], { household: " The  Bergs ", attendance: "YES" });
    expect(await newest()).toMatchObject({ action: "update_guests", details: { count: 2 } });
    await noteDetails(admin, eventId, [ben], { guestOfId: anna, isChild: true, needsAccess: true, household: null });
    const { guests } = await readBoard(admin, eventId);
    expect(guests.get(anna)).toMatchObject({ household: "The Bergs", attendance: "YES", guestOfId: null });
    expect(guests.get(ben)).toMatchObject({
      ...{ household: "The Bergs", attendance: "YES", guestOfId: anna, isChild: true, needsAccess: true },
      ...{ isLocked: false, tableNumber: "1" },
    });
    expect(guests.get(carla)).toMatchObject({ household: "", attendance: "UNKNOWN" });
    await noteDetails(admin, eventId, [ben], { guestOfId: null, household: "" });
    expect((await readBoard(admin, eventId)).guests.get(ben)).toMatchObject({ household: "", guestOfId: null });
  });

  it("free the seats of guests who cancel, locked or not, in one change that undo takes back", async () => {
    await seat(admin, eventId, [
      { guestId: anna, tableLabel: "1", seatNumber: 1 },
      { guestId: carla, tableLabel: "2", seatNumber: 1 },
    ]);
    await noteDetails(admin, eventId, [anna], { isLocked: true });
    const before = await seats();
    const { historyEntryId } = await noteDetails(admin, eventId, [anna, ben], { attendance: "NO", freesSeat: true });
    const { guests } = await readBoard(admin, eventId);
    const cancelled = { attendance: "NO", tableNumber: "", seatNumber: null, isLocked: false };
    expect([guests.get(anna), guests.get(ben)]).toMatchObject([cancelled, cancelled]);
    expect(guests.get(carla)).toMatchObject({ attendance: "UNKNOWN", tableNumber: "2", seatNumber: 1 });
    await admin.execute(UndoChangeDocument, { eventId, historyEntryId });
    expect(await seats()).toEqual(before);
    expect((await readBoard(admin, eventId)).guests.get(anna)).toMatchObject({ attendance: "UNKNOWN", isLocked: true });
  });
});
