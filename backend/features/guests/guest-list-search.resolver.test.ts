import { beforeAll, describe, expect, it } from "vitest";
import { FindGuestsDocument } from "../../../frontend/organizer/features/seating/generated/read-board.ts";
import { FoundGuestsDocument, type FoundGuestsQueryVariables } from "../../testing/generated/operations.ts";
import { addGuest, newEvent } from "../../testing/guest-list-calls.ts";
import { noteDetails, seat } from "../../testing/seating-calls.ts";
import { sharedTestApi } from "../../testing/test-api.ts";

const api = await sharedTestApi();
const admin = await api.signInAsAdmin();
const eventId = await newEvent(admin);
beforeAll(async () => {
  const ids = new Map<string, number>();
  for (const [name, tableNumber, additionalInfo] of [
    ["José Müller", "5", { Meal: "Végétarien" }],
    ["Zoë Åkesson", "12", { Meal: 'Fish, "no bones"' }],
    ["Siobhán O’Connor", "5", { Notes: "Brother of Anna" }],
    ["Anna Berg", "Rose", { Meal: "Fish" }],
    ["Joanna Smith", "50", {}],
    ["Ben Großmann", "Rosé garden", { "Bus: stop": "Straße 7", Notes: "back\\slash" }],
    ["Elizabeth Jones", "1", { Meal: "None" }],
    ["Dora Eich", "1", {}],
  ] as const) {
    ids.set(name, (await addGuest(admin, eventId, { name, tableNumber, additionalInfo })).id);
  }
  await seat(admin, eventId, [{ guestId: ids.get("Dora Eich") ?? 0, tableLabel: "" }]);
  await noteDetails(admin, eventId, [ids.get("Joanna Smith") ?? 0], { household: "The Häußlers" });
});

const ask = async (more: Omit<FoundGuestsQueryVariables, "eventId">) =>
  (await admin.execute(FoundGuestsDocument, { eventId, ...more })).event;
const namesOf = async (more: Omit<FoundGuestsQueryVariables, "eventId">) =>
  (await ask(more)).guests.nodes.map(({ name }) => name);

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
    const { findGuests } = await admin.execute(FindGuestsDocument, { eventId, query: search });
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
    const refusal = await admin.refusal(FoundGuestsDocument, { eventId, search: "x".repeat(101) });
    expect(refusal).toMatchObject({ code: "BAD_INPUT", message: "Please type at most 100 characters." });
  });
});
