import { beforeEach, describe, expect, it } from "vitest";
import { maxGuestsPerEvent } from "../../../common/limits.ts";
import { DoorGlanceDocument } from "../../../frontend/organizer/features/door/generated/door-glance.ts";
import { UndoChangeDocument } from "../../../frontend/organizer/features/history/generated/history.ts";
import type { DoorOperationInput } from "../../../frontend/organizer/generated/schema-types.ts";
import type { ApiClient } from "../../testing/api-client.ts";
import { doorOperation, doorReasons, newDoor, readDoor, readNews, recordAtDoor } from "../../testing/door-calls.ts";
import { addGuest, readEvent, readHistory } from "../../testing/guest-list-calls.ts";
import { insertGuests } from "../../testing/guest-lists.ts";
import { seat, versionOf } from "../../testing/seating-calls.ts";
import { sharedTestApi } from "../../testing/test-api.ts";

const api = await sharedTestApi();
const admin = await api.signInAsAdmin();
let eventId: number;
let anna: number;
let ben: number;
let door: ApiClient;

beforeEach(async () => {
  ({ eventId, anna, ben, door } = await newDoor(api, admin));
});

const record = (...operations: DoorOperationInput[]) => recordAtDoor(door, eventId, operations);
const reseated = (guestId: number, tableLabel: string, fields: Partial<DoorOperationInput> = {}) =>
  doorOperation({ kind: "RESEATED", guestId, tableLabel, ...fields });
const cancelled = ({ id }: DoorOperationInput) => doorOperation({ kind: "CANCELLED", cancels: id });
const walkIn = (fields: Partial<DoorOperationInput> = {}) =>
  doorOperation({ kind: "WALK_IN", walkInId: crypto.randomUUID(), name: "Mo Wirth", ...fields });

/** The list as "name table". */
const list = async () => {
  const { nodes } = (await readEvent(admin, eventId)).guests;
  return nodes.map(({ name, tableNumber }) => `${name} ${tableNumber}`.trim());
};

it("says how each table fills, counts walk-ins, and leaves out who declined", async () => {
  await addGuest(admin, eventId, { name: "Cy Young", tableNumber: "1" });
  await addGuest(admin, eventId, { name: "Dora Fels", tableNumber: "2", details: { attendance: "NO" } });
  await record(
    ...[anna, ben].map((guestId) => doorOperation({ kind: "ARRIVED", guestId })),
    doorOperation({ kind: "LEFT", guestId: ben }),
    ...["1", ""].map((tableLabel) => walkIn({ name: `Finn Gast${tableLabel}`, tableLabel })),
  );
  const { tables, ...glance } = (await admin.execute(DoorGlanceDocument, { eventId })).doorState;
  expect(glance).toEqual({ arrivedCount: 3, expectedCount: 5, needLook: [] });
  expect(tables).toMatchObject([
    { label: "1", hereCount: 2, expectedCount: 3 },
    { label: "2", hereCount: 0, expectedCount: 1 },
    { label: "", hereCount: 1, expectedCount: 1 },
  ]);
});

describe("a walk-in", () => {
  it("becomes a guest of the list, who is one person with the walk-in, at a table that the event has", async () => {
    const arrival = walkIn({ tableLabel: "2" });
    expect(await record(arrival)).toMatchObject({ needLook: [] });
    expect(await list()).toEqual(["Anna Kern 1", "Ben Roth 2", "Mo Wirth 2"]);
    const state = await readDoor(door, eventId);
    expect(state).toMatchObject({ arrivedCount: 1, expectedCount: 3 });
    const [guest] = state.guests;
    expect(guest).toMatchObject({ walkInId: arrival.walkInId, name: "Mo Wirth", tableLabel: "2" });
    expect((await readNews(door, eventId)).facts[0]).toMatchObject({ kind: "WALK_IN", guestId: guest?.guestId });
    await record(doorOperation({ kind: "LEFT", guestId: guest?.guestId ?? 0, device: "side" }));
    expect(await readDoor(door, eventId)).toMatchObject({ arrivedCount: 0, guests: [{ arrivedAt: null }] });
    await record(walkIn({ name: "Ida Lang", tableLabel: "Gone" }));
    expect((await list()).at(-1)).toBe("Ida Lang");
    expect(await doorReasons(door, eventId)).toEqual(["TABLE_GONE"]);
  });

  it("is reseated before the server knows them, and goes when they are cancelled", async () => {
    const arrival = walkIn({ tableLabel: "1" });
    const moved = doorOperation({ kind: "RESEATED", walkInId: arrival.walkInId ?? null, tableLabel: "2" });
    await record(moved);
    expect(await list()).toEqual(["Anna Kern 1", "Ben Roth 2"]);
    await record(arrival);
    expect(await list()).toEqual(["Anna Kern 1", "Ben Roth 2", "Mo Wirth 2"]);
    await record(cancelled(arrival), cancelled(moved));
    expect(await list()).toEqual(["Anna Kern 1", "Ben Roth 2"]);
    expect(await readDoor(door, eventId)).toMatchObject({ arrivedCount: 0, needLook: [] });
  });

  it("stays a fact that needs a look if the event has as many guests as it can", async () => {
    await insertGuests(api.db, eventId, maxGuestsPerEvent - 3);
    const [first, second] = [walkIn(), walkIn()];
    expect(await record(first, second)).toMatchObject({ needLook: [second.id] });
    expect(await api.db.prisma.guest.count({ where: { eventId } })).toBe(maxGuestsPerEvent);
    expect(await doorReasons(door, eventId)).toEqual(["LIST_FULL"]);
  });
});

describe("a reseated guest", () => {
  it("sits there on the list, with one history entry that can be undone", async () => {
    const version = await versionOf(admin, eventId);
    await record(doorOperation({ kind: "ARRIVED", guestId: anna }), reseated(anna, "2", { expectedTableLabel: "1" }));
    expect(await list()).toEqual(["Anna Kern 2", "Ben Roth 2"]);
    expect(await versionOf(admin, eventId)).toBe(version + 1);
    const [entry] = await readHistory(admin, eventId);
    expect(entry).toMatchObject({ action: "door", authorName: "Main door", details: { arrived: 1, reseated: 1 } });
    await admin.execute(UndoChangeDocument, { eventId, historyEntryId: entry?.id ?? 0 });
    expect(await list()).toEqual(["Anna Kern 1", "Ben Roth 2"]);
    expect(await readDoor(door, eventId)).toMatchObject({ arrivedCount: 1, needLook: [] });
  });

  it("stays where an organizer seated them meanwhile, with a card", async () => {
    await seat(admin, eventId, [{ guestId: anna, tableLabel: "3" }]);
    const moved = reseated(anna, "2", { expectedTableLabel: "1" });
    expect(await record(moved)).toEqual({ stored: [moved.id], needLook: [moved.id] });
    expect(await list()).toEqual(["Anna Kern 3", "Ben Roth 2"]);
    await record(reseated(anna, "2", { expectedTableLabel: "3", replaces: [moved.id] }));
    expect(await list()).toEqual(["Anna Kern 2", "Ben Roth 2"]);
    expect(await doorReasons(door, eventId)).toEqual([]);
  });

  it("stays at the first table while two devices contradict, until one is cancelled", async () => {
    await addGuest(admin, eventId, { name: "Carla Lang", tableNumber: "3" });
    const [one, other] = [reseated(anna, "2"), reseated(anna, "3", { device: "side" })];
    await record(one);
    await record(other);
    expect((await list())[0]).toBe("Anna Kern 1");
    expect(await doorReasons(door, eventId)).toEqual(["TWO_TABLES"]);
    await record(cancelled(one));
    expect((await list())[0]).toBe("Anna Kern 3");
    expect(await doorReasons(door, eventId)).toEqual([]);
  });
});

it("a name given at the door names an unnamed plus-one, and nobody else", async () => {
  const named = (guestId: number, name: string, device = "main") =>
    doorOperation({ kind: "ARRIVED", guestId, name, device });
  const { id } = await addGuest(admin, eventId, { name: "Guest of Anna Kern", details: { guestOfId: anna } });
  await record(named(id, "Ina Ott"), named(ben, "Somebody Else"));
  expect(await list()).toEqual(["Anna Kern 1", "Ben Roth 2", "Ina Ott 1"]);
  expect((await readNews(door, eventId)).facts.map(({ name }) => name)).toEqual(["Ina Ott", undefined]);
  expect(await doorReasons(door, eventId)).toEqual([]);
  await record(named(id, "Ida Ott", "side"));
  expect(await list()).toEqual(["Anna Kern 1", "Ben Roth 2", "Guest of Anna Kern 1"]);
  expect(await doorReasons(door, eventId)).toEqual(["TWO_DOORS", "TWO_NAMES"]);
});
