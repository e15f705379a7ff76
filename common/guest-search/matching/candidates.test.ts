import { expect, it, vi } from "vitest";
import { buildGuestIndex } from "../index/guest-index.ts";
import { candidatesFor } from "./candidates.ts";
import { findGuests } from "./find-guests.ts";
import { isWhole } from "./grade.ts";
import { PartMatches } from "./part-matches.ts";
import { namingParts, readQuery } from "./readings.ts";
import { readSeveral } from "./several-people.ts";

const givenNames = ["Anna", "Emma", "Lisa", "Karin", "Olga", "Jana"];
// Forty of each given name, ten of them with the next one as well, and a few Bergs.
const names = givenNames.flatMap((given, i) =>
  Array.from(
    { length: 40 },
    (_, n) => `${given}${n < 10 ? ` ${givenNames[(i + 1) % 6]}` : ""} ${n < 2 ? "Berg" : "Holm"}`,
  ),
);
const index = await buildGuestIndex(names.map((name, id) => ({ id, name, tableNumber: "1", info: "" })));
const { vocabulary } = index;
const matchesOf = (query: string) =>
  namingParts(query, undefined).map((part) => new PartMatches(vocabulary, part, false).reach(1));
const wanted = { times: 1, minParts: 2, isGood: isWhole, isAllowed: () => true };
const named = (query: string, most: { ofWord: number; ofQuery: number }) =>
  candidatesFor(vocabulary, matchesOf(query), wanted, most).map((guest) => names[guest] ?? "");

it("looks at no more guests for common words than the limits, of the rarest words first", () => {
  const everybody = givenNames.join(" ");
  expect(named(everybody, { ofWord: 15, ofQuery: 50 })).toHaveLength(50);
  const found = named(`Anna Berg ${everybody}`, { ofWord: 15, ofQuery: 20 });
  expect(found).toHaveLength(20);
  expect(found.slice(0, 12)).toEqual(names.filter((name) => name.endsWith("Berg")));
});

it("searches for eight words at most, however many are typed", () => {
  const query = Array.from({ length: 18 }, (_, i) => givenNames[i % 6]).join(" ");
  expect(namingParts(query, undefined)).toHaveLength(8);
  for (const { parts } of readQuery(vocabulary, query)) expect(parts.length).toBeLessThanOrEqual(8);
});

it("looks for nobody by letters alone, whose joiners would be people", () => {
  expect(readSeveral("a b e c d i f y g")).toEqual([]);
  expect(readSeveral("b & c & d")).toEqual([]);
  expect(readSeveral("王 & 李")).toHaveLength(1);
});

it("compares each word with the list once in each way, however many people are typed", () => {
  const reach = vi.spyOn(PartMatches.prototype, "reach");
  const couples = givenNames.map((given, i) => `${given} ${givenNames[(i + 1) % 6]}`);
  findGuests(index, couples.join(", "), 50);
  const ways = 4;
  expect(reach.mock.calls.length).toBeGreaterThan(0);
  expect(reach.mock.calls.length).toBeLessThanOrEqual(givenNames.length * ways);
  reach.mockRestore();
});
