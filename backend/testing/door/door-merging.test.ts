import { beforeEach, expect, it } from "vitest";
import { arriving, cancelling, leaving, walkingIn } from "../../../frontend/door/device/operations.ts";
import { EraseGuestDocument } from "../../../frontend/organizer/features/erasure/generated/erase-guest.ts";
import { MergeGuestsDocument } from "../../../frontend/organizer/features/guests/generated/guests.ts";
import { UndoChangeDocument } from "../../../frontend/organizer/features/history/generated/history.ts";
import type { ApiClient } from "../api-client.ts";
import { readDoor } from "../door-calls.ts";
import { addGuest, newEvent } from "../guest-list-calls.ts";
import { storedGuests } from "../guest-lists.ts";
import { joinAsHelper } from "../helper-calls.ts";
import { sharedTestApi } from "../test-api.ts";
import { EveningDevices, personOn, type WatchedDevice } from "./evening-devices.ts";

const api = await sharedTestApi();
const admin = await api.signInAsAdmin();
let eventId: number;
let anna: number;
let client: ApiClient;
let devices: EveningDevices;
let main: WatchedDevice;
let side: WatchedDevice;

beforeEach(async () => {
  eventId = await newEvent(admin, { worksOffline: true });
  anna = (await addGuest(admin, eventId, { name: "Anna Kern", tableNumber: "7" })).id;
  client = (await joinAsHelper(api, eventId, "door", "Main door")).client;
  devices = new EveningDevices(api.url, eventId);
  main = devices.add(client);
  side = devices.add(client);
  await devices.settle();
});

const merge = async (duplicate: number) => {
  const given = { eventId, guestId: anna, duplicateIds: [duplicate] };
  return (await admin.execute(MergeGuestsDocument, given)).mergeGuests.historyEntryId;
};

const undo = (historyEntryId: number) => admin.execute(UndoChangeDocument, { eventId, historyEntryId });

/** Who is known to a device: name, table, and whether they are here. */
const shownOn = ({ book: { state } }: WatchedDevice) =>
  Array.from(state.people.values(), ({ name, tableLabel, arrival }) => [name, tableLabel, arrival !== undefined]);

async function hereOnServer() {
  const { arrivedCount, guests, needLook } = await readDoor(admin, eventId);
  const here = guests.filter(({ arrivedAt }) => arrivedAt !== null).map(({ name }) => name);
  expect(arrivedCount).toBe(here.length);
  return { here, reasons: needLook.map(({ reason }) => reason) };
}

async function expectEverywhere(people: unknown[], here: readonly string[], reasons: readonly string[] = []) {
  await devices.settle();
  for (const device of [main, side]) {
    expect(shownOn(device)).toEqual(people);
    expect(device.book.state.cards.map(({ reason }) => reason)).toEqual(reasons);
    expect(device.book.state.counts.arrived).toBe(here.length);
  }
  expect(await hereOnServer()).toEqual({ here, reasons });
}

/** Somebody whom a helper did not find under this name. */
async function addWalkIn(): Promise<{ key: string; guestId: number }> {
  const walkInId = main.book.newId();
  await devices.during(main.book.record([walkingIn(walkInId, "Ana Kern", "")]));
  await devices.settle();
  const key = `walkIn:${walkInId}`;
  return { key, guestId: main.book.state.people.get(key)?.guestId ?? 0 };
}

it("counts what was recorded about a duplicate for the guest who is kept, also what comes later, until it is undone", async () => {
  const { key, guestId } = await addWalkIn();
  await expectEverywhere(
    [
      ["Anna Kern", "7", false],
      ["Ana Kern", "", true],
    ],
    ["Ana Kern"],
  );
  side.link.isUp = false;
  await devices.during(side.book.record([leaving(personOn(side, key))]));
  const historyEntryId = await merge(guestId);
  await devices.settle();
  expect(shownOn(main)).toEqual([["Anna Kern", "7", true]]);
  expect(await hereOnServer()).toEqual({ here: ["Anna Kern"], reasons: [] });
  side.link.isUp = true;
  await expectEverywhere([["Anna Kern", "7", false]], []);
  expect(main.book.state.people.get(`guest:${anna}`)?.leftAt).toBeDefined();

  await undo(historyEntryId);
  await expectEverywhere(
    [
      ["Anna Kern", "7", false],
      ["Ana Kern", "", false],
    ],
    [],
  );
  expect(main.book.state.people.get(key)?.leftAt).toBeDefined();
  expect(main.book.state.people.get(`guest:${anna}`)?.leftAt).toBeUndefined();
});

it("shows both sides if both were marked, and keeps the guest when the duplicate's walk-in is taken back", async () => {
  const { key, guestId } = await addWalkIn();
  await devices.during(side.book.record([arriving(personOn(side, `guest:${anna}`))]));
  await devices.settle();
  const walkIn = main.book.state.people.get(key)?.arrival?.operationIds ?? [];
  await merge(guestId);
  await expectEverywhere([["Anna Kern", "7", true]], ["Anna Kern"], ["TWO_DOORS"]);
  await devices.during(main.book.record(walkIn.map(cancelling)));
  await expectEverywhere([["Anna Kern", "7", true]], ["Anna Kern"]);
  expect((await storedGuests(api.db, eventId)).map(({ name, tableNumber }) => [name, tableNumber])).toEqual([
    ["Anna Kern", "7"],
  ]);
});

it("is erased with the guest who is kept", async () => {
  const { guestId } = await addWalkIn();
  await merge(guestId);
  await admin.execute(EraseGuestDocument, { eventId, guestId: anna });
  await expectEverywhere([], []);
  const rows = await api.db.prisma.doorOperation.findMany({ where: { eventId } });
  expect(rows).toMatchObject([{ guestId: null, walkInId: null, name: null }]);
});
