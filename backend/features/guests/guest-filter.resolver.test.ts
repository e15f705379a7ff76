import { describe, expect, it } from "vitest";
import { familyNameKey } from "../../../common/family-name.ts";
import { namesWithFamilyNames } from "../../../common/testing/names-with-family-names.ts";
import { GuestValuesDocument } from "../../../frontend/organizer/features/guests/generated/guests.ts";
import type { GuestSortField } from "../../../frontend/organizer/generated/schema-types.ts";
import { FoundGuestsDocument, type FoundGuestsQueryVariables } from "../../testing/generated/operations.ts";
import { addGuest, newEvent } from "../../testing/guest-list-calls.ts";
import { noteDetails, seat } from "../../testing/seating-calls.ts";
import { sharedTestApi } from "../../testing/test-api.ts";

const api = await sharedTestApi();
const admin = await api.signInAsAdmin();
const eventId = await newEvent(admin);
const people = [
  ["Anna", "2", { Meal: "Fish", "Bus: stop": "Lake" }],
  ["Ben", "10", { Meal: "beef" }],
  ["Cleo", "1", { Meal: "Fish" }],
  ["Dora", "1", {}],
] as const;
const [anna = 0, ben = 0, cleo = 0, dora = 0] = await addAll();
await noteDetails(admin, eventId, [ben, cleo], { household: "Berg" });
await noteDetails(admin, eventId, [dora], { household: "Åker", needsAccess: true, attendance: "NO" });
await noteDetails(admin, eventId, [ben], { attendance: "YES" });
await noteDetails(admin, eventId, [anna], { guestOfId: cleo });
await noteDetails(admin, eventId, [dora], { guestOfId: ben });
await seat(admin, eventId, [{ guestId: anna, tableLabel: "" }]);

async function addAll() {
  const ids: number[] = [];
  for (const [name, tableNumber, additionalInfo] of people) {
    ids.push((await addGuest(admin, eventId, { name, tableNumber, additionalInfo })).id);
  }
  return ids;
}

const ask = async (more: Omit<FoundGuestsQueryVariables, "eventId">) =>
  (await admin.execute(FoundGuestsDocument, { eventId, ...more })).event;

describe("a part of a guest list", () => {
  it.each([
    [{ seated: true, attendance: "UNKNOWN" }, ["Cleo"]],
    [{ seated: null, attendance: null }, ["Anna", "Ben", "Cleo", "Dora"]],
    [{ search: " fish ", attendance: "UNKNOWN" }, ["Anna", "Cleo"]],
  ] as const)("%j has %j", async (part, names) => {
    const { guests, guestIds } = await ask(part);
    expect(guests.nodes.map(({ name }) => name)).toEqual(names);
    expect(guests.totalCount).toBe(names.length);
    expect(guestIds).toEqual(guests.nodes.map(({ id }) => id));
  });
});

describe("the order of a guest list", () => {
  it.each<[by: GuestSortField, up: string, down: string]>([
    ["HOUSEHOLD", "Dora Ben Cleo Anna", "Ben Cleo Dora Anna"],
    ["ATTENDANCE", "Ben Anna Cleo Dora", "Dora Anna Cleo Ben"],
    ["ACCESS", "Anna Ben Cleo Dora", "Dora Anna Ben Cleo"],
    ["UPDATED_AT", "Cleo Ben Dora Anna", "Anna Dora Ben Cleo"],
    ["GUEST_OF", "Dora Anna Ben Cleo", "Anna Dora Ben Cleo"],
    ["COLUMN", "Ben Anna Cleo Dora", "Anna Cleo Ben Dora"],
  ])("by %s", async (by, up, down) => {
    const namesBy = async (direction: "ASCENDING" | "DESCENDING") =>
      (await ask({ sort: { by, direction, column: "Meal" } })).guests.nodes.map(({ name }) => name).join(" ");
    expect([await namesBy("ASCENDING"), await namesBy("DESCENDING")]).toEqual([up, down]);
  });

  it("by family name, found as screens and prints find it", async () => {
    const listId = await newEvent(admin);
    const names = namesWithFamilyNames.map(([name]) => name);
    const data = names.map((name, position) => ({ eventId: listId, name, position }));
    await api.db.prisma.guest.createMany({ data });
    const asked = { eventId: listId, sort: { by: "FAMILY_NAME" as const }, limit: 100 };
    const { event } = await admin.execute(FoundGuestsDocument, asked);
    const found = event.guests.nodes.map(({ name }) => name);
    const { compare } = new Intl.Collator("und", { numeric: true, sensitivity: "accent" });
    const sorted = names.toSorted((a, b) => compare(familyNameKey(a), familyNameKey(b)) || compare(a, b));
    expect(found).toEqual(sorted);
  });
});

it("lists the values that guests have", async () => {
  const valuesOf = async (column?: string) =>
    (await admin.execute(GuestValuesDocument, { eventId, ...(column && { column }) })).event.guestValues;
  expect(await valuesOf()).toEqual(["Åker", "Berg"]);
  expect(await valuesOf("Meal")).toEqual(["beef", "Fish"]);
  expect(await valuesOf("Gone")).toEqual([]);
});
