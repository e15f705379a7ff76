import { describe, expect, it } from "vitest";
import { familyNameKey } from "../../../common/family-name.ts";
import { namesWithFamilyNames } from "../../../common/testing/names-with-family-names.ts";
import { GuestValuesDocument } from "../../../frontend/organizer/features/guests/generated/guests.ts";
import { FindGuestsDocument } from "../../../frontend/organizer/features/seating/generated/read-board.ts";
import type { GuestSortField } from "../../../frontend/organizer/generated/schema-types.ts";
import { FoundGuestsDocument, type FoundGuestsQueryVariables } from "../../testing/generated/operations.ts";
import { addGuests, newEvent, newGuestList } from "../../testing/guest-list-calls.ts";
import { noteDetails, seat } from "../../testing/seating-calls.ts";
import { sharedTestApi } from "../../testing/test-api.ts";

type Asked = Omit<FoundGuestsQueryVariables, "eventId">;

const api = await sharedTestApi();
const admin = await api.signInAsAdmin();
const searchedId = await newGuestList(admin, [
  "Name,Table,Household,Meal,Notes,Bus: stop",
  "José Müller,5,,Végétarien,,",
  'Zoë Åkesson,12,,"Fish, ""no bones""",,',
  "Siobhán O’Connor,5,,,Brother of Anna,",
  "Anna Berg,Rose,,Fish,,",
  "Joanna Smith,50,The Häußlers,,,",
  "Ben Großmann,Rosé garden,,,back\\slash,Straße 7",
  "Elizabeth Jones,1,,None,,",
  "Dora Eich,,,,,",
]);
const sortedId = await newEvent(admin);
const [anna = 0, ben = 0, cleo = 0, dora = 0] = await addGuests(admin, sortedId, [
  { name: "Anna", tableNumber: "2", additionalInfo: { Meal: "Fish" } },
  { name: "Ben", additionalInfo: { Meal: "beef" }, details: { household: "Berg", attendance: "YES" } },
  { name: "Cleo", additionalInfo: { Meal: "Fish" }, details: { household: "Berg" } },
  { name: "Dora", details: { household: "Åker", needsAccess: true, attendance: "NO" } },
]);
await noteDetails(admin, sortedId, [dora], { guestOfId: ben });
await noteDetails(admin, sortedId, [anna], { guestOfId: cleo });
await seat(admin, sortedId, [{ guestId: anna, tableLabel: "" }]);

const ask = async (more: Asked, eventId = searchedId) =>
  (await admin.execute(FoundGuestsDocument, { eventId, ...more })).event;
const namesOf = async (more: Asked, eventId = searchedId) =>
  (await ask(more, eventId)).guests.nodes.map(({ name }) => name);

describe("the search of a guest list", () => {
  it.each([
    // Names, as guests find each other.
    ["Liz Jones", ["Elizabeth Jones"]],
    // A slip, if nothing is found as typed: not José for "rose".
    ["Zoe Akeson", ["Zoë Åkesson"]],
    // First names as typed, then names and columns that contain it.
    ["anna", ["Anna Berg", "Siobhán O’Connor", "Joanna Smith"]],
    // The table of that name first.
    ["5", ["José Müller", "Siobhán O’Connor", "Joanna Smith"]],
    ["table 5", ["José Müller", "Siobhán O’Connor"]],
    ["ROSE", ["Anna Berg", "Ben Großmann"]],
    // Columns and households, without regard to accents.
    ["fish", ["Zoë Åkesson", "Anna Berg"]],
    ["haussler", ["Joanna Smith"]],
    // Column names are not searched.
    ["meal", []],
    // Nothing is a pattern.
    ["%", []],
    [" Ohne  Tisch", ["Dora Eich"]],
  ])("finds %s", async (search, names) => {
    const found = await ask({ search });
    expect(found.guests.nodes.map(({ name }) => name)).toEqual(names);
    expect(found.guests.totalCount).toBe(names.length);
    expect(found.guestIds).toEqual(found.guests.nodes.map(({ id }) => id));
    const { findGuests } = await admin.execute(FindGuestsDocument, { eventId: searchedId, query: search });
    expect(findGuests).toEqual(found.guestIds);
  });

  it("finds guests page by page, sorted or best first", async () => {
    const by = (field: "NAME" | "TABLE") => ({ search: "an", sort: { by: field } });
    expect(await namesOf(by("NAME"))).toEqual(["Anna Berg", "Ben Großmann", "Joanna Smith", "Siobhán O’Connor"]);
    expect(await namesOf(by("TABLE"))).toEqual(["Siobhán O’Connor", "Joanna Smith", "Anna Berg", "Ben Großmann"]);
    const page = await ask({ search: "an", offset: 2, limit: 1 });
    expect(page.guests).toMatchObject({ totalCount: 4, nodes: [{ name: "Joanna Smith" }] });
  });

  it("finds only guests with a table, or only those without", async () => {
    expect(await namesOf({ seated: false })).toEqual(["Dora Eich"]);
    expect((await ask({ seated: true })).guestIds).toHaveLength(7);
    expect(await namesOf({ search: "dora", seated: false })).toEqual(["Dora Eich"]);
    for (const search of ["dora", "no table"]) expect(await namesOf({ search, seated: true })).toEqual([]);
    expect(await namesOf({ search: "anna", seated: false })).toEqual([]);
  });

  it("finds everybody without a text, and refuses one that is too long", async () => {
    expect((await ask({})).guestIds).toHaveLength(8);
    await ask({ search: "é".repeat(100) });
    const refusal = await admin.refusal(FoundGuestsDocument, { eventId: searchedId, search: "x".repeat(101) });
    expect(refusal).toMatchObject({ code: "BAD_INPUT", message: "Please type at most 100 characters." });
  });

  it.each([
    [{ seated: true, attendance: "UNKNOWN" }, ["Cleo"]],
    [{ seated: null, attendance: null }, ["Anna", "Ben", "Cleo", "Dora"]],
    [{ search: " fish ", attendance: "UNKNOWN" }, ["Anna", "Cleo"]],
  ] as const)("of %j has %j", async (part, names) => {
    const { guests, guestIds } = await ask(part, sortedId);
    expect(guests).toMatchObject({ totalCount: names.length, nodes: names.map((name) => ({ name })) });
    expect(guestIds).toEqual(guests.nodes.map(({ id }) => id));
  });
});

describe("the order of a guest list", () => {
  it.each<[by: GuestSortField, up: string, down: string]>([
    ["HOUSEHOLD", "Dora Ben Cleo Anna", "Ben Cleo Dora Anna"],
    ["ATTENDANCE", "Ben Anna Cleo Dora", "Dora Anna Cleo Ben"],
    ["ACCESS", "Anna Ben Cleo Dora", "Dora Anna Ben Cleo"],
    ["UPDATED_AT", "Ben Cleo Dora Anna", "Anna Dora Cleo Ben"],
    ["GUEST_OF", "Dora Anna Ben Cleo", "Anna Dora Ben Cleo"],
    ["COLUMN", "Ben Anna Cleo Dora", "Anna Cleo Ben Dora"],
  ])("by %s", async (by, up, down) => {
    const namesBy = async (direction: "ASCENDING" | "DESCENDING") =>
      (await namesOf({ sort: { by, direction, column: "Meal" } }, sortedId)).join(" ");
    expect([await namesBy("ASCENDING"), await namesBy("DESCENDING")]).toEqual([up, down]);
  });

  it("by family name, found as screens and prints find it", async () => {
    const eventId = await newEvent(admin);
    const names = namesWithFamilyNames.map(([name]) => name);
    await api.db.prisma.guest.createMany({ data: names.map((name, position) => ({ eventId, name, position })) });
    const { compare } = new Intl.Collator("und", { numeric: true, sensitivity: "accent" });
    const sorted = names.toSorted((a, b) => compare(familyNameKey(a), familyNameKey(b)) || compare(a, b));
    expect(await namesOf({ sort: { by: "FAMILY_NAME" }, limit: 100 }, eventId)).toEqual(sorted);
  });
});

it("lists the values that guests have", async () => {
  const valuesOf = async (column?: string) =>
    (await admin.execute(GuestValuesDocument, { eventId: sortedId, ...(column && { column }) })).event.guestValues;
  expect(await valuesOf()).toEqual(["Åker", "Berg"]);
  expect(await valuesOf("Meal")).toEqual(["beef", "Fish"]);
  expect(await valuesOf("Gone")).toEqual([]);
});
