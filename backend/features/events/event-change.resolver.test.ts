import { expect, it } from "vitest";
import { UpdateEventDocument } from "../../../frontend/organizer/features/events/generated/events.ts";
import {
  EventChangedDocument,
  UpdateGuestDocument,
} from "../../../frontend/organizer/features/guests/generated/guests.ts";
import { GuestSearchDocument } from "../../testing/generated/guest-operations.ts";
import { addGuest, guestIdOf, newGuestList, uploadGuests } from "../../testing/guest-list-calls.ts";
import { subscribe } from "../../testing/live-client.ts";
import { sharedTestApi } from "../../testing/test-api.ts";

const api = await sharedTestApi();
const admin = await api.signInAsAdmin();

const guests = ["Name,Table,Meal,Secret", "Anna Berg,1,Fish,x", "Ben Berg,1,Fish,y", "Carl Dorn,2,Fish,z"];
const newEvent = () => newGuestList(admin, guests);

const update = (id: number, input: object) => admin.execute(UpdateEventDocument, { id, input });

async function seat(eventId: number, name: string, tableNumber: string): Promise<void> {
  const id = await guestIdOf(admin, eventId, name);
  await admin.execute(UpdateGuestDocument, { eventId, id, input: { name, tableNumber } });
}

it("reports each change of an event, its guest list and its history to organizers, and no other event's", async () => {
  const [eventId, otherId] = [await newEvent(), await newEvent()];
  const live = subscribe(admin, EventChangedDocument, { eventId });
  const next = async () => (await live.next())?.eventChanged;
  const first = await next();
  expect(first).toMatchObject({ eventId, listVersion: 1, guestCount: 3 });
  await seat(otherId, "Anna Berg", "7");
  await seat(eventId, "Anna Berg", "7");
  expect(await next()).toEqual({ ...first, listVersion: 2 });
  await uploadGuests(admin, eventId, ["Name,Table", "Dora Eich,1"]);
  expect(await next()).toEqual({ ...first, listVersion: 3, guestCount: 1 });
  await update(eventId, { location: "Pier Nine" });
  const last = await next();
  expect(last?.listVersion).toBe(4);
  expect(last?.updatedAt).not.toBe(first?.updatedAt);
  await live.close();
});

it("updates a guest's table, the names next to them, and what the organizer hides, and logs no name", async () => {
  const eventId = await newEvent();
  const live = subscribe(api.anonymous(), GuestSearchDocument, { eventId, query: "anna" });
  const next = async () => (await live.next())?.guestSearch[0];
  expect(await next()).toMatchObject({ name: "Anna Berg", tableNumber: "1", tablemates: [{ name: "Ben Berg" }] });
  // A change that does not affect this guest is not sent: the next value comes from the next change.
  await addGuest(admin, eventId, { name: "Emil Fuchs", tableNumber: "9" });
  await seat(eventId, "Anna Berg", "2");
  expect(await next()).toMatchObject({ tableNumber: "2", tablemates: [{ name: "Carl Dorn" }] });
  await update(eventId, { hiddenColumns: ["Secret"] });
  expect((await next())?.additionalInfo).toEqual({ Meal: "Fish" });
  await update(eventId, { showTablemates: false });
  expect((await next())?.tablemates).toEqual([]);
  await update(eventId, { isPublic: false });
  expect(await live.next()).toBeUndefined();
  for (const name of ["Anna", "Berg", "Dorn"]) expect(api.logged()).not.toContain(name);
});
