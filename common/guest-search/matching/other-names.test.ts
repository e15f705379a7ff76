import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { randomRuns } from "../../testing/random-runs.ts";
import { buildGuestIndex, type IndexedGuest } from "../index/guest-index.ts";
import { findGuests, rankGuests } from "./find-guests.ts";
import { layers } from "./grade.ts";

const guest = (id: number, name: string, otherNames = ""): IndexedGuest => ({
  ...{ id, name, tableNumber: "1", info: "" },
  ...(otherNames !== "" && { otherNames }),
});

const list = [
  guest(1, "William Clayton", "Buster; Bill; née Holm"),
  guest(2, "Anna Maria Berg", "née van der Holm; Annie"),
  guest(3, "Xiaoming Wang", "王小明"),
  guest(4, "田中花子", "タナカハナコ; Tanaka Hanako"),
  guest(5, "Dr. Ben Okafor", "Robert Smith"),
  guest(6, "Cher", "Cherilyn Sarkisian"),
];
const index = await buildGuestIndex(list);
const search = (query: string) => findGuests(index, query, 10);
const found = (query: string) => search(query).guests.map(({ id }) => id);

describe("other names", () => {
  it.each<[id: number, ...queries: string[]]>([
    [1, "Bill Clayton", "clayton bill", "William Holm"],
    [2, "Anna Maria van der Holm", "Annie Berg"],
    [3, "王小明"],
    [4, "タナカハナコ", "Tanaka Hanako"],
    [5, "Robert Smith"],
    [6, "Cherilyn Sarkisian"],
  ])("find guest %i like the name: %s", (id, ...queries) => {
    for (const query of queries) {
      expect(rankGuests(index, query, 1), query).toMatchObject([{ guest: id - 1, layer: layers.exact }]);
      expect(search(query), query).toMatchObject({ isCertain: true, guests: [{ id }] });
    }
  });

  it.each([
    ["bil clayt", 1],
    ["Bob Smith", 5],
    ["Smit", 5],
    ["Anna Holm", 2],
    ["Wang Xiaoming", 3],
    ["Sarkisyan Cherilyn", 6],
  ])("have beginnings, slips and nicknames as names have: %s", (query, id) => {
    expect(found(query)).toContain(id);
  });

  it.each([
    ...["Buster Holm", "Annie Holm", "Robert Okafor", "Ben Smith", "Cher Sarkisian Smith"],
    ...["Cherilyn Cher"],
  ])("are not mixed with each other: %s", (query) => {
    expect(search(query).isCertain).toBe(false);
    expect(rankGuests(index, query, 1).every(({ layer }) => layer > layers.folded)).toBe(true);
  });

  it("rank behind the list's names", async () => {
    const two = await buildGuestIndex([guest(1, "Anna Berg", "Anna Holm"), guest(2, "Anna Holm")]);
    expect(findGuests(two, "Anna Holm", 5)).toMatchObject({ isCertain: false, guests: [{ id: 2 }, { id: 1 }] });
    expect(findGuests(two, "anna", 5).guests.map(({ id }) => id)).toEqual([1, 2]);
  });

  it("are suggested under the list's name", () => {
    expect(search("Robret Smihts")).toMatchObject({ guests: [], suggestions: [{ name: "Dr. Ben Okafor" }] });
  });
});

const word = fc.constantFrom(..."Anna,Berg,Holm,Bill,van der Lind,Müller,王小明,Иван,née Falk,x".split(","));
const aName = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(" "));
const someGuests = fc.array(fc.record({ name: aName, others: fc.array(aName, { maxLength: 3 }) }), {
  minLength: 1,
  maxLength: 6,
});

it("leave everything else as it would be without them", async () => {
  await fc.assert(
    fc.asyncProperty(someGuests, aName, async (guests, query) => {
      const plain = await buildGuestIndex(guests.map(({ name }, id) => guest(id, name)));
      const named = await buildGuestIndex(guests.map(({ name, others }, id) => guest(id, name, others.join("; "))));
      const [without, withOthers] = [plain, named].map((one) => rankGuests(one, query, 20));
      // Whoever was found stays, at least as good, and before those of the same layer who are found by another name alone.
      const rankOf = new Map(withOthers?.map((one, place) => [one.guest, { ...one, place }]));
      const asTyped = without?.filter(({ layer }) => layer <= layers.folded) ?? [];
      for (const { guest: place, layer } of asTyped) {
        expect(rankOf.get(place)?.layer ?? layers.sound).toBeLessThanOrEqual(layer);
      }
      const better = (withOthers ?? []).filter((one) => !asTyped.some((known) => known.guest === one.guest));
      for (const { guest: own, layer } of asTyped) {
        const stranger = better.find((one) => one.layer === layer && rankOf.get(one.guest)?.layer === layer);
        if (stranger && rankOf.get(own)?.layer === layer)
          expect(rankOf.get(own)?.place).toBeLessThan(rankOf.get(stranger.guest)?.place ?? 0);
      }
    }),
    { numRuns: randomRuns(150) },
  );
});
