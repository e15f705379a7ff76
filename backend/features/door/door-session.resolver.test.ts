import { beforeEach, describe, expect, it } from "vitest";
import { EraseGuestDocument } from "../../../frontend/features/erasure/generated/erase-guest.ts";
import type { DoorOperationInput } from "../../../frontend/generated/schema-types.ts";
import type { ApiClient } from "../../testing/api-client.ts";
import { doorOperation, newDoor, readDoor, recordAtDoor } from "../../testing/door-calls.ts";
import { UndoDoorSessionDocument } from "../../testing/generated/door-operations.ts";
import { readEvent, readHistory } from "../../testing/guest-list-calls.ts";
import { getRest } from "../../testing/rest-call.ts";
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
const arrived = (guestId: number, fields: Partial<DoorOperationInput> = {}) =>
  doorOperation({ kind: "ARRIVED", guestId, ...fields });

describe("undoDoorSession", () => {
  it("cancels all that a device recorded, puts the list back, and leaves other devices alone", async () => {
    const walkIn = doorOperation({ kind: "WALK_IN", walkInId: crypto.randomUUID(), name: "Mo Wirth", device: "lost" });
    const moved = doorOperation({ kind: "RESEATED", guestId: anna, tableLabel: "2", device: "lost" });
    await record(arrived(anna, { device: "lost" }), moved, walkIn, arrived(ben));
    const { undoDoorSession } = await admin.execute(UndoDoorSessionDocument, { eventId, device: "lost" });
    expect(undoDoorSession.stored).toHaveLength(3);
    expect((await readDoor(admin, eventId)).guests.filter(({ arrivedAt }) => arrivedAt)).toMatchObject([
      { guestId: ben },
    ]);
    const { nodes } = (await readEvent(admin, eventId)).guests;
    expect(nodes.map(({ name, tableNumber }) => `${name} ${tableNumber}`)).toEqual(["Anna Kern 1", "Ben Roth 2"]);
    expect((await readHistory(admin, eventId))[0]).toMatchObject({ action: "door", details: { cancelled: 3 } });
    expect((await admin.execute(UndoDoorSessionDocument, { eventId, device: "lost" })).undoDoorSession.stored).toEqual(
      [],
    );
    await record(arrived(anna, { device: "lost" }));
    expect(await readDoor(admin, eventId)).toMatchObject({ arrivedCount: 2 });
  });
});

describe("erasing a guest", () => {
  it("empties what was recorded about them, which devices do not bring back", async () => {
    const facts = [arrived(anna), doorOperation({ kind: "RESEATED", guestId: anna, tableLabel: "2" }), arrived(ben)];
    await record(...facts);
    expect(await getRest(admin, `/api/events/${eventId}/guests/${anna}/record`)).toMatchObject({
      rows: { door_operations: [{ kind: "ARRIVED" }, { kind: "RESEATED", table_label: "2" }] },
    });
    await admin.execute(EraseGuestDocument, { eventId, guestId: anna });
    expect(await readDoor(door, eventId)).toMatchObject({ arrivedCount: 1, guests: [{ guestId: ben }], needLook: [] });
    expect(await record(...facts)).toMatchObject({ stored: facts.map(({ id }) => id), needLook: [] });
    const { operations } = await readDoor(door, eventId);
    expect(operations).toHaveLength(3);
    expect(operations.slice(-2)).toMatchObject([
      { guestId: null, tableLabel: null },
      { guestId: null, tableLabel: null },
    ]);
  });
});
