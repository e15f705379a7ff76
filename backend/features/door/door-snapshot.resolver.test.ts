import { beforeEach, describe, expect, it } from "vitest";
import { UpdateEventDocument } from "../../../frontend/features/events/generated/events.ts";
import type { ApiClient } from "../../testing/api-client.ts";
import { doorOperation, recordAtDoor } from "../../testing/door-calls.ts";
import { DoorSnapshotDocument, SearchAtDoorDocument } from "../../testing/generated/door-operations.ts";
import { DeleteGuestDocument } from "../../testing/generated/operations.ts";
import { addGuest, newEvent } from "../../testing/guest-list-calls.ts";
import { joinAsHelper } from "../../testing/helper-calls.ts";
import { noteDetails } from "../../testing/seating-calls.ts";
import { sharedTestApi } from "../../testing/test-api.ts";

const api = await sharedTestApi();
const admin = await api.signInAsAdmin();
let eventId: number;
let anna: number;
let plusOne: number;
let door: ApiClient;

beforeEach(async () => {
  eventId = await newEvent(admin, { worksOffline: true });
  anna = (await addGuest(admin, eventId, { name: "Anna Kern", tableNumber: "7", additionalInfo: { Diet: "Fish" } })).id;
  plusOne = (await addGuest(admin, eventId, { name: "Guest of Anna Kern", tableNumber: "7" })).id;
  await noteDetails(admin, eventId, [anna, plusOne], { household: "The Kerns" });
  await noteDetails(admin, eventId, [anna], { doorNote: " Call  Ben ", otherNames: [" Annie", "née  Lind"] });
  await noteDetails(admin, eventId, [plusOne], { guestOfId: anna });
  door = (await joinAsHelper(api, eventId, "door")).client;
});

const snapshot = async (since?: number, client = door) =>
  (await client.execute(DoorSnapshotDocument, { eventId, since: since ?? null })).doorSnapshot;

describe("doorSnapshot", () => {
  it("has what helpers at the door need of all guests, and no extra column", async () => {
    const whole = await snapshot();
    expect(whole).toMatchObject({ isWhole: true, worksOffline: true, goneIds: [] });
    const both = { table: "7", household: "The Kerns" };
    expect(whole.guests).toEqual([
      { id: anna, name: "Anna Kern", ...both, note: "Call Ben", otherNames: "Annie; née Lind" },
      { id: plusOne, name: "Guest of Anna Kern", ...both, guestOf: anna },
    ]);
    expect(whole.tables).toEqual([{ label: "7", capacity: null }]);
    expect(JSON.stringify(whole)).not.toContain("Fish");
  });

  it("has only what changed since a version, and who is gone", async () => {
    const { listVersion } = await snapshot();
    await noteDetails(admin, eventId, [plusOne], { attendance: "NO" });
    await admin.execute(DeleteGuestDocument, { eventId, id: anna });
    const changes = await snapshot(listVersion);
    expect(changes).toMatchObject({ isWhole: false, goneIds: [anna], listVersion: listVersion + 2 });
    expect(changes.guests).toMatchObject([{ id: plusOne, hasDeclined: true }]);
    expect(await snapshot(listVersion + 2)).toMatchObject({ isWhole: false, guests: [] });
    expect(await snapshot(-5)).toMatchObject({ isWhole: true });
  });

  it("has no guests unless the event works without a connection: they are found by name", async () => {
    await admin.execute(UpdateEventDocument, { id: eventId, input: { worksOffline: false } });
    for (const client of [door, admin]) {
      expect(await snapshot(undefined, client)).toMatchObject({
        worksOffline: false,
        isWhole: true,
        guests: [],
      });
    }
    const { listVersion } = await snapshot();
    await noteDetails(admin, eventId, [anna], { doorNote: "Call Cy" });
    await admin.execute(DeleteGuestDocument, { eventId, id: plusOne });
    expect(await snapshot(listVersion)).toMatchObject({ isWhole: false, guests: [], goneIds: [plusOne] });
    const found = (await door.execute(SearchAtDoorDocument, { eventId, query: "kern ann" })).searchAtDoor;
    expect(found.foundIds).toContain(anna);
    expect(found.guests).toMatchObject([{ id: anna, note: "Call Cy" }]);
  });

  it("says which operations at the door it follows already", async () => {
    const walkIn = doorOperation({ kind: "WALK_IN", walkInId: crypto.randomUUID(), name: "Mo Wirth" });
    await recordAtDoor(door, eventId, [walkIn]);
    const guests = [{ name: "Anna Kern" }, { name: "Guest of Anna Kern" }, { name: "Mo Wirth" }];
    expect(await snapshot()).toMatchObject({ version: 1, guests, eventName: "Gala" });
  });
});
