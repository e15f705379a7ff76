import { expect, it } from "vitest";
import { CreateEventDocument } from "../../frontend/organizer/features/events/generated/events.ts";
import { AddGuestDocument } from "../../frontend/organizer/features/guests/generated/guests.ts";
import { CreateUserDocument } from "../../frontend/organizer/features/users/generated/users.ts";
import type { EventSort, GuestSort, UserSort } from "../../frontend/organizer/generated/schema-types.ts";
import { EventDocument, EventsDocument, UsersDocument } from "../testing/generated/operations.ts";
import { sharedTestApi } from "../testing/test-api.ts";

const api = await sharedTestApi();
const admin = await api.signInAsAdmin();

async function createCustomer(username: string, name: string): Promise<number> {
  const account = { username, name, email: `${username}@example.com`, password: "a table for eight" };
  return (await admin.execute(CreateUserDocument, { input: { ...account, role: "CUSTOMER" } })).createUser.id;
}

it("events are sorted by age, or by name as people sort: numbers by value, accents and case last", async () => {
  const zelda = await createCustomer("zelda", "Zelda Order");
  await admin.execute(CreateEventDocument, { input: { name: "Order 10" } });
  await admin.execute(CreateEventDocument, { input: { name: "order 2", ownerId: zelda } });
  await admin.execute(CreateEventDocument, { input: { name: "Orderly Émile", isPublic: false } });
  await admin.execute(CreateEventDocument, { input: { name: "Orderly Eva" } });
  const names = async (sort: EventSort, offset = 0, limit = 10) => {
    const { events } = await admin.execute(EventsDocument, { search: "order", offset, limit, sort });
    return events.nodes.map(({ name }) => name);
  };
  const oldest = await names({ by: "CREATED", direction: "ASCENDING" });
  expect(oldest).toEqual(["Order 10", "order 2", "Orderly Émile", "Orderly Eva"]);
  const byName = ["order 2", "Order 10", "Orderly Émile", "Orderly Eva"];
  expect(await names({ by: "NAME", direction: "ASCENDING" })).toEqual(byName);
  expect(await names({ by: "NAME", direction: "ASCENDING" }, 1, 2)).toEqual(byName.slice(1, 3));
  expect(await names({ by: "NAME", direction: "DESCENDING" })).toEqual(byName.toReversed());
});

it("users are sorted by name, username, e-mail address or age, and filtered by whether they have an event", async () => {
  const usernames = async (sort: UserSort, filter: { hasEvent?: boolean } = {}) => {
    const { users } = await admin.execute(UsersDocument, { search: "sorted", sort, ...filter });
    return users.nodes.map(({ username }) => username);
  };
  const owner = await createCustomer("b.sorted", "Öle Sorted");
  await createCustomer("C.sorted", "olga Sorted");
  await createCustomer("a.sorted", "Zoë Sorted");
  await admin.execute(CreateEventDocument, { input: { name: "Somebody's", ownerId: owner } });
  expect(await usernames({ by: "NAME", direction: "ASCENDING" })).toEqual(["b.sorted", "C.sorted", "a.sorted"]);
  expect(await usernames({ by: "USERNAME", direction: "ASCENDING" })).toEqual(["a.sorted", "b.sorted", "C.sorted"]);
  expect(await usernames({ by: "EMAIL", direction: "DESCENDING" })).toEqual(["C.sorted", "b.sorted", "a.sorted"]);
  expect(await usernames({ by: "JOINED", direction: "DESCENDING" })).toEqual(["a.sorted", "C.sorted", "b.sorted"]);
  expect(await usernames({ by: "NAME", direction: "ASCENDING" }, { hasEvent: true })).toEqual(["b.sorted"]);
  const without = await usernames({ by: "NAME", direction: "ASCENDING" }, { hasEvent: false });
  expect(without).toEqual(["C.sorted", "a.sorted"]);
});

it("guests are sorted in the organizer's order, by name or by table", async () => {
  const { createEvent } = await admin.execute(CreateEventDocument, { input: { name: "Seated" } });
  const seats = ["Zoë 10", "anna 2", "Bea 2", "Émile Head"].map((seat) => seat.split(" "));
  for (const [name = "", tableNumber = ""] of seats) {
    await admin.execute(AddGuestDocument, { eventId: createEvent.id, input: { name, tableNumber } });
  }
  const names = async (sort?: GuestSort) => {
    const { event } = await admin.execute(EventDocument, { id: createEvent.id, ...(sort && { sort }) });
    return event.guests.nodes.map(({ name }) => name);
  };
  expect(await names()).toEqual(["Zoë", "anna", "Bea", "Émile"]);
  expect(await names({ by: "NAME", direction: "ASCENDING" })).toEqual(["anna", "Bea", "Émile", "Zoë"]);
  expect(await names({ by: "TABLE", direction: "DESCENDING" })).toEqual(["Émile", "Zoë", "anna", "Bea"]);
});
