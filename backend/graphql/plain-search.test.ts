import { parse } from "graphql";
import { describe, expect, it } from "vitest";
import { dataOf, PlainSearches } from "./plain-search.ts";
import { buildGraph } from "./schema.ts";

const searches = new PlainSearches(buildGraph());
const plain = `query Search($eventId: Int!, $query: String!) {
  searchGuests(eventId: $eventId, query: $query) { name tablemates { id } }
}`;
const given = { eventId: 7, query: "anna" };
const find = (text: string, variables: Record<string, unknown> = given, name: string | null = null) =>
  searches.find(parse(text), variables, name);

describe("a search that needs no execution", () => {
  it.each([
    ["variables", plain, given],
    ["a default", plain.replace("$query: String!", '$query: String! = "anna"'), { eventId: 7 }],
    ["written values", '{ searchGuests(eventId: 7, query: "anna", tablematesOf: null) { name } }', {}],
  ])("is read with %s", (_what, text, variables) => {
    expect(find(text, variables)).toMatchObject({ eventId: 7, text: "anna", tablematesOf: undefined });
  });

  it("may be named", () => {
    expect(find(plain, given, "Search")).toBeDefined();
    expect(find(plain, given, "Other")).toBeUndefined();
  });

  it("is answered with the fields that it asks for, in their order", () => {
    const asked = find(plain);
    const match = { id: 1, tablemates: [{ name: "Ben", id: 2 }], name: "Anna" };
    const data = asked && dataOf(asked.search, [match]);
    expect(JSON.stringify(data)).toBe('{"searchGuests":[{"name":"Anna","tablemates":[{"id":2}]}]}');
  });

  it.each([
    ["another field", "{ me { id } }"],
    ["two fields", plain.replace(/}$/, " me { id } }")],
    ["a mutation", "mutation { logout }"],
    ["an alias", plain.replace("name", "who: name")],
    ["an alias of the search", plain.replace("searchGuests", "found: searchGuests")],
    ["a directive", plain.replace("name", "name @skip(if: false)")],
    ["a directive of the operation", plain.replace(") {", ") @skip(if: false) {")],
    ["a fragment", `${plain.replace("name", "...Match")} fragment Match on GuestMatch { name }`],
    ["a part for a type", plain.replace("name", "... on GuestMatch { name }")],
    ["a field twice", plain.replace("name", "name name")],
    ["the name of a type", plain.replace("name", "__typename")],
  ])("has no %s", (_what, text) => {
    expect(find(text)).toBeUndefined();
  });

  it.each([
    ["a missing variable", { eventId: 7 }],
    ["a wrong variable", { eventId: "seven", query: "anna" }],
    ["half a letter", { eventId: 7, query: "\ud800" }],
    ["half a letter in an unused variable", { ...given, other: "\ud800" }],
  ])("is not read with %s", (_what, variables) => {
    expect(find(plain, variables)).toBeUndefined();
  });
});
