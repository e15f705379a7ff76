import { expect, it } from "vitest";
import { FindGuestsDocument } from "../../../frontend/features/seating/generated/find-guests.ts";
import { addGuest, newEvent, searchGuests } from "../../testing/guest-list-calls.ts";
import { insertGuests } from "../../testing/guest-lists.ts";
import { sharedTestApi } from "../../testing/test-api.ts";

const api = await sharedTestApi();
const admin = await api.signInAsAdmin();

it("finds guests as guests find each other, all of them, for organizers only", async () => {
  const eventId = await newEvent(admin);
  await insertGuests(api.db, eventId, 1001);
  const names = ["José Álvarez", "Jürgen Müller", "Siobhán O’Connor", "Anne-Marie Dupont"];
  const ids = new Map<string, number>();
  for (const name of names) ids.set(name, (await addGuest(admin, eventId, { name })).id);
  const find = async (query: string) => (await admin.execute(FindGuestsDocument, { eventId, query })).findGuests;
  for (const [query, name] of [
    ["jose", "José Álvarez"],
    ["muller", "Jürgen Müller"],
    ["oconnor", "Siobhán O’Connor"],
    ["o'connor", "Siobhán O’Connor"],
    ["anne marie", "Anne-Marie Dupont"],
    ["dupnot", "Anne-Marie Dupont"],
  ] as const) {
    expect(await find(query)).toEqual([ids.get(name)]);
    const found = await searchGuests(admin, eventId, query);
    expect(found.map(({ id }) => id)).toEqual([ids.get(name)]);
  }
  expect(await find("guest")).toHaveLength(1000);
  expect(await find("  ")).toEqual([]);
  const tooLong = { eventId, query: "x".repeat(101) };
  expect((await admin.refusal(FindGuestsDocument, tooLong)).code).toBe("BAD_INPUT");
});
