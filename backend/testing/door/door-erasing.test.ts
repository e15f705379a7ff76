import { expect, it } from "vitest";
import { arriving, leaving, naming, walkingIn } from "../../../frontend/door/device/operations.ts";
import { EraseGuestDocument } from "../../../frontend/organizer/features/erasure/generated/erase-guest.ts";
import { removeExpiredGuests } from "../../features/retention/removal.service.ts";
import { createLogger } from "../../lib/logger.ts";
import { doorOperation, doorReasons, readDoor, readNews, recordAtDoor } from "../door-calls.ts";
import { addGuest, newEvent } from "../guest-list-calls.ts";
import { joinAsHelper } from "../helper-calls.ts";
import { noteDetails } from "../seating-calls.ts";
import { sharedTestApi } from "../test-api.ts";
import { EveningDevices, personOn, type WatchedDevice } from "./evening-devices.ts";

const api = await sharedTestApi();
const admin = await api.signInAsAdmin();

/** Anna with a plus-one who got a name at the door, and a walk-in, on two devices. */
async function beginEvening(fields: { worksOffline: boolean; date?: string }) {
  const eventId = await newEvent(admin, fields);
  const { id: anna } = await addGuest(admin, eventId, { name: "Anna Quillfeather", tableNumber: "1" });
  const { id: plusOne } = await addGuest(admin, eventId, { name: "Guest of Anna Quillfeather" });
  await noteDetails(admin, eventId, [plusOne], { guestOfId: anna });
  const { client } = await joinAsHelper(api, eventId, "door", "Main door");
  const devices = new EveningDevices(api.url, eventId);
  const [main, side] = [devices.add(client), devices.add(client)];
  await devices.settle();
  return { eventId, anna, plusOne, client, devices, main, side };
}

const shownOn = ({ book: { state } }: WatchedDevice) =>
  JSON.stringify([[...state.people.values()], state.cards, state.counts]);

const found = async ({ book }: WatchedDevice, typed: string) =>
  (await book.search(typed)).people.map(({ name }) => name);

it("deletes an erased guest from devices at their next contact, and keeps what waits to be sent", async () => {
  const { eventId, plusOne, devices, main, side } = await beginEvening({ worksOffline: true });
  await devices.during(main.book.record([naming(personOn(main, `guest:${plusOne}`), "Ida Wirthmeier")]));
  const walkInId = main.book.newId();
  await devices.during(main.book.record([walkingIn(walkInId, "Mo Wirthmeier", "")]));
  await devices.settle();
  expect(await devices.during(found(side, "wirthmeier"))).toHaveLength(2);
  expect(await side.readDisk()).toContain("Mo Wirthmeier");
  const { guests } = await readDoor(admin, eventId);
  side.link.isUp = false;
  const leftKeys = [`walkIn:${walkInId}`, `guest:${plusOne}`];
  await devices.during(side.book.record(leftKeys.map((key) => leaving(personOn(side, key)))));
  for (const { guestId } of guests) {
    const { remains } = (await admin.execute(EraseGuestDocument, { eventId, guestId })).eraseGuest;
    expect(remains).toContainEqual(expect.stringMatching(/^Devices at the door that have no connection/));
  }
  await devices.settle();
  expect(shownOn(main)).not.toContain("Wirthmeier");
  expect(await main.readDisk()).not.toContain("Wirthmeier");
  expect(shownOn(side)).toContain("Wirthmeier");
  const waiting = side.book.state.unsent;
  expect(waiting).toBe(2);
  side.link.isUp = true;
  await devices.settle();
  for (const device of [main, side]) {
    expect(shownOn(device)).not.toContain("Wirthmeier");
    expect(await device.readDisk()).not.toContain("Wirthmeier");
    expect(await devices.during(found(device, "wirthmeier"))).toEqual([]);
    expect(device.book.state).toMatchObject({ unsent: 0, counts: { arrived: 0, expected: 1 }, cards: [] });
  }
  // Departures of people who are not here need no look.
  expect(await doorReasons(admin, eventId)).toEqual([]);
  expect((await readNews(admin, eventId)).facts).toHaveLength(4);
});

it("deletes an erased guest whom a device has found in an event that does not work offline", async () => {
  const { eventId, anna, devices, main } = await beginEvening({ worksOffline: false });
  expect(await devices.during(found(main, "anna quill"))).toContain("Anna Quillfeather");
  await devices.during(main.book.record([arriving(personOn(main, `guest:${anna}`))]));
  await devices.settle();
  await admin.execute(EraseGuestDocument, { eventId, guestId: anna });
  await devices.settle();
  expect(shownOn(main)).not.toContain('"Anna Quillfeather"');
  expect(main.book.state).toMatchObject({ unsent: 0, counts: { arrived: 0 } });
});

it("deletes everything from devices once the guests of an event are removed", async () => {
  const { eventId, anna, client, devices, main } = await beginEvening({ worksOffline: true, date: "June 12, 2027" });
  const walkIn = doorOperation({ kind: "WALK_IN", walkInId: crypto.randomUUID(), name: "Mo Wirthmeier" });
  await recordAtDoor(client, eventId, [walkIn, doorOperation({ kind: "ARRIVED", guestId: anna })]);
  await devices.settle();
  expect(await main.readDisk()).toContain("Mo Wirthmeier");
  for (const now of ["2027-10-01T12:00:00Z", "2027-10-20T12:00:00Z"]) {
    await removeExpiredGuests(api.db, { usualDays: 90, now: new Date(now) }, createLogger("silent"));
  }
  await devices.settle();
  expect(main.book.state.people.size).toBe(0);
  expect(await main.readDisk()).not.toMatch(/Wirthmeier|Quillfeather/);
});
