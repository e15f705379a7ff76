import { expect, it, vi } from "vitest";
import { buildGuestIndex } from "../index/guest-index.ts";
import { findGuests } from "./find-guests.ts";
import { PartMatches } from "./part-matches.ts";
import { namingParts, readQuery } from "./readings.ts";
import { readSeveral } from "./several-people.ts";

const givenNames = ["Anna", "Emma", "Lisa", "Karin", "Olga", "Jana"];
const names = givenNames.map((given, i) => `${given} ${givenNames[(i + 1) % 6]} Berg`);
const index = await buildGuestIndex(names.map((name, id) => ({ id, name, tableNumber: "1", info: "" })));

it("searches for eight words at most, however many are typed", () => {
  const query = Array.from({ length: 18 }, (_, i) => givenNames[i % 6]).join(" ");
  expect(namingParts(query, undefined)).toHaveLength(8);
  for (const { parts } of readQuery(index.vocabulary, query)) expect(parts.length).toBeLessThanOrEqual(8);
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
