import { expect, it } from "vitest";
import { DoorGlanceDocument, DoorMissingDocument } from "../../../frontend/features/door/generated/door-glance.ts";
import type { ApiClient } from "../../testing/api-client.ts";
import { doorOperation, newDoor, recordAtDoor } from "../../testing/door-calls.ts";
import { addGuest } from "../../testing/guest-list-calls.ts";
import { sharedTestApis } from "../../testing/test-api.ts";

const { here: api, elsewhere } = await sharedTestApis();
const admin = await api.signInAsAdmin();

async function glanceAt(client: ApiClient, eventId: number) {
  return (await client.execute(DoorGlanceDocument, { eventId })).doorState;
}

async function missing(client: ApiClient, eventId: number, search = "") {
  const { totalCount, guests } = (await client.execute(DoorMissingDocument, { eventId, search })).missingAtDoor;
  return { totalCount, names: guests.map(({ name }) => name) };
}

it("says how each table fills, counts walk-ins, and leaves out who declined", async () => {
  const { eventId, anna, ben, door } = await newDoor(api, admin);
  await addGuest(admin, eventId, { name: "Cy Young", tableNumber: "1" });
  await addGuest(admin, eventId, { name: "Dora Fels", tableNumber: "2", details: { attendance: "NO" } });
  expect((await glanceAt(admin, eventId)).arrivals).toEqual([]);
  await recordAtDoor(door, eventId, [
    doorOperation({ kind: "ARRIVED", guestId: anna }),
    doorOperation({ kind: "ARRIVED", guestId: ben }),
    doorOperation({ kind: "LEFT", guestId: ben }),
    doorOperation({ kind: "WALK_IN", walkInId: crypto.randomUUID(), name: "Finn Gast", tableLabel: "1" }),
    doorOperation({ kind: "WALK_IN", walkInId: crypto.randomUUID(), name: "Emil Au", tableLabel: "" }),
  ]);
  const { arrivedCount, expectedCount, tables } = await glanceAt(admin, eventId);
  expect({ arrivedCount, expectedCount }).toEqual({ arrivedCount: 3, expectedCount: 5 });
  expect(tables).toMatchObject([
    { label: "1", hereCount: 2, expectedCount: 3 },
    { label: "2", hereCount: 0, expectedCount: 1 },
    { label: "", hereCount: 1, expectedCount: 1 },
  ]);
});

it("lists who is not here yet, wherever it is asked, but not those who came and left", async () => {
  const { eventId, anna, ben, door } = await newDoor(api, admin);
  await addGuest(admin, eventId, { name: "anne 100%", tableNumber: "3" });
  expect(await missing(admin, eventId)).toEqual({ totalCount: 3, names: ["Anna Kern", "anne 100%", "Ben Roth"] });
  expect(await missing(admin, eventId, " ANN ")).toEqual({ totalCount: 2, names: ["Anna Kern", "anne 100%"] });
  expect(await missing(admin, eventId, "%")).toEqual({ totalCount: 1, names: ["anne 100%"] });
  const arrival = doorOperation({ kind: "ARRIVED", guestId: anna });
  const operations = [arrival, doorOperation({ kind: "ARRIVED", guestId: ben })];
  await recordAtDoor(door, eventId, [...operations, doorOperation({ kind: "LEFT", guestId: ben })]);
  const there = await elsewhere.signInAsAdmin();
  expect(await missing(there, eventId)).toEqual({ totalCount: 1, names: ["anne 100%"] });
  await recordAtDoor(door, eventId, [doorOperation({ kind: "CANCELLED", cancels: arrival.id })]);
  expect(await missing(there, eventId, "kern")).toEqual({ totalCount: 1, names: ["Anna Kern"] });
});
