import { describe, expect, it, vi } from "vitest";
import { buildGuestIndex } from "../index/guest-index.ts";
import { candidatesFor, guestsMatchedByAll } from "./candidates.ts";
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
const named = (
  query: string,
  wanted: { times: number; minParts: number; isAllowed?: (term: number) => boolean },
  most?: { ofWord: number; ofQuery: number },
) =>
  candidatesFor(vocabulary, matchesOf(query), { isGood: isWhole, isAllowed: () => true, ...wanted }, most).map(
    (guest) => names[guest] ?? "",
  );

const once = { times: 1, minParts: 2 };

describe("the guests that a query of common words looks at", () => {
  it("are all who are named by it, each once", () => {
    const found = named("Anna Emma", once);
    expect(found.toSorted()).toEqual(names.filter((name) => /Anna|Emma/.test(name)).toSorted());
  });

  it("are no more than the limits for a word and for all words, of the rarest words first", () => {
    const everybody = givenNames.join(" ");
    expect(named(everybody, once, { ofWord: 15, ofQuery: 50 })).toHaveLength(50);
    const found = named(`Anna Berg ${everybody}`, once, { ofWord: 15, ofQuery: 20 });
    expect(found).toHaveLength(20);
    expect(found.slice(0, 12)).toEqual(names.filter((name) => name.endsWith("Berg")));
  });

  it("have as many of the words as they must, and as many parts", () => {
    expect(named("Anna Emma", { times: 2, minParts: 2 })).toEqual(names.filter((name) => name.startsWith("Anna Emma")));
    expect(named(givenNames.join(" "), { times: 1, minParts: 6 })).toEqual([]);
  });

  it("have no parts but those allowed, whatever the limits", () => {
    const isAllowed = (term: number) => vocabulary.terms[term] !== "holm";
    const found = named("Anna", { ...once, isAllowed }, { ofWord: 4, ofQuery: 4 });
    expect(found).toEqual(names.filter((name) => /Anna.*Berg/.test(name)));
  });

  it("are compared with a query only if each of its words is in their names", () => {
    const [anna, emma, berg] = matchesOf("Anna Emma Berg");
    const orders = [
      [anna, emma, berg],
      [berg, emma, anna],
    ].map((order) => order.flatMap((match) => match ?? []));
    const found = orders.map((order) =>
      guestsMatchedByAll(vocabulary, order, (match) => match).map((guest) => names[guest]),
    );
    for (const each of found) expect(each).toEqual(["Anna Emma Berg", "Anna Emma Berg"]);
  });

  it("are nobody, without a look at more words, where no name has as many parts", () => {
    const asked: string[] = [];
    const found = guestsMatchedByAll(vocabulary, givenNames, (part) => {
      asked.push(part);
      return new PartMatches(vocabulary, { written: part.toLowerCase(), forms: [part.toLowerCase()] }, false).reach(4);
    });
    expect(found).toEqual([]);
    expect(asked).toEqual(["Anna"]);
  });
});

it("knows how many parts the longest name has, however it is divided", async () => {
  const listed = ["Anna Berg", "Omar Abd El Rahman"].map((name, id) => ({ id, name, tableNumber: "1", info: "" }));
  expect((await buildGuestIndex(listed)).vocabulary.mostParts).toBe(4);
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
