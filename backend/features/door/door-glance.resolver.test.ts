import { expect, it } from "vitest";
import { DoorGlanceDocument } from "../../../frontend/organizer/features/door/generated/door-glance.ts";
import { doorOperation, newDoor, recordAtDoor } from "../../testing/door-calls.ts";
import { addGuest } from "../../testing/guest-list-calls.ts";
import { sharedTestApi } from "../../testing/test-api.ts";

const api = await sharedTestApi();
const admin = await api.signInAsAdmin();

it("says how each table fills, counts walk-ins, and leaves out who declined", async () => {
  const { eventId, anna, ben, door } = await newDoor(api, admin);
  await addGuest(admin, eventId, { name: "Cy Young", tableNumber: "1" });
  await addGuest(admin, eventId, { name: "Dora Fels", tableNumber: "2", details: { attendance: "NO" } });
  await recordAtDoor(door, eventId, [
    doorOperation({ kind: "ARRIVED", guestId: anna }),
    doorOperation({ kind: "ARRIVED", guestId: ben }),
    doorOperation({ kind: "LEFT", guestId: ben }),
    doorOperation({ kind: "WALK_IN", walkInId: crypto.randomUUID(), name: "Finn Gast", tableLabel: "1" }),
    doorOperation({ kind: "WALK_IN", walkInId: crypto.randomUUID(), name: "Emil Au", tableLabel: "" }),
  ]);
  const { tables, ...glance } = (await admin.execute(DoorGlanceDocument, { eventId })).doorState;
  expect(glance).toEqual({ arrivedCount: 3, expectedCount: 5, needLook: [] });
  expect(tables).toMatchObject([
    { label: "1", hereCount: 2, expectedCount: 3 },
    { label: "2", hereCount: 0, expectedCount: 1 },
    { label: "", hereCount: 1, expectedCount: 1 },
  ]);
});
