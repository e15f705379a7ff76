import { expect, it } from "vitest";
import { CreateUserDocument } from "../../frontend/organizer/features/users/generated/users.ts";
import type { EventSort, UserSort } from "../../frontend/organizer/generated/schema-types.ts";
import { EventDocument, EventsDocument, UsersDocument } from "../testing/generated/operations.ts";
import { newEvent, newGuestList } from "../testing/guest-list-calls.ts";
import { sharedTestApi } from "../testing/test-api.ts";

const api = await sharedTestApi();
const admin = await api.signInAsAdmin();

async function createCustomer(username: string, name: string): Promise<number> {
  const account = { username, name, email: `${username}@example.com`, password: "a table for eight" };
  return (await admin.execute(CreateUserDocument, { input: { ...account, role: "CUSTOMER" } })).createUser.id;
}

it("events are sorted by age, or by name as people sort: numbers by value, accents and case last", async () => {
  const oldest = ["Order 10", "order 2", "Orderly Émile", "Orderly Eva"];
  for (const name of oldest) await newEvent(admin, { name });
  const names = async (sort: EventSort, offset = 0, limit = 10) => {
    const { events } = await admin.execute(EventsDocument, { search: "order", offset, limit, sort });
    return events.nodes.map(({ name }) => name);
  };
  expect(await names({ by: "CREATED", direction: "ASCENDING" })).toEqual(oldest);
  const byName = ["order 2", "Order 10", "Orderly Émile", "Orderly Eva"];
  expect(await names({ by: "NAME", direction: "ASCENDING" }, 1, 2)).toEqual(byName.slice(1, 3));
  expect(await names({ by: "NAME", direction: "DESCENDING" })).toEqual(byName.toReversed());
});

it("users are sorted by name, username, e-mail address or age, and filtered by whether they have an event", async () => {
  const usernames = async (by: UserSort["by"], filter: { hasEvent?: boolean } = {}) => {
    const sort = { by, direction: "ASCENDING" } as const;
    const { users } = await admin.execute(UsersDocument, { search: "sorted", sort, ...filter });
    return users.nodes.map(({ username }) => username).join(" ");
  };
  const owner = await createCustomer("b.sorted", "Öle Sorted");
  await createCustomer("C.sorted", "olga Sorted");
  await createCustomer("a.sorted", "Zoë Sorted");
  await newEvent(admin, { name: "Somebody's", ownerId: owner });
  expect(await usernames("NAME")).toBe("b.sorted C.sorted a.sorted");
  expect(await usernames("USERNAME")).toBe("a.sorted b.sorted C.sorted");
  expect(await usernames("EMAIL")).toBe("a.sorted b.sorted C.sorted");
  expect(await usernames("JOINED")).toBe("b.sorted C.sorted a.sorted");
  expect(await usernames("NAME", { hasEvent: true })).toBe("b.sorted");
  expect(await usernames("NAME", { hasEvent: false })).toBe("C.sorted a.sorted");
});

it("guests are sorted by table, numbers by value, and then in the organizer's order", async () => {
  const id = await newGuestList(admin, ["Name,Table", "Zoë,10", "Cleo,2", "Bea,2", "Émile,Head"]);
  const { event } = await admin.execute(EventDocument, { id, sort: { by: "TABLE", direction: "DESCENDING" } });
  expect(event.guests.nodes.map(({ name }) => name)).toEqual(["Émile", "Zoë", "Cleo", "Bea"]);
});
