import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { randomRuns } from "../../common/testing/random-runs.ts";
import type { ListedGuest } from "../parts.ts";
import { doorFact, listedGuest } from "../testing/listed-guests.ts";
import { FactSet } from "./fact-set.ts";
import { People } from "./people.ts";
import { PeopleSearch } from "./people-search.ts";

const noPause = () => Promise.resolve();
const words = fc.constantFrom("Anna", "Hanna", "Berg", "Berger", "Jon", "John", "Liz", "Elizabeth", "de", "Müller");
const name = fc.array(words, { minLength: 1, maxLength: 3 }).map((parts) => parts.join(" "));
const list = fc
  .uniqueArray(fc.record({ id: fc.integer({ min: 1, max: 14 }), name }), { selector: ({ id }) => id, maxLength: 14 })
  .map((guests) => guests.map((guest) => listedGuest(guest.id, guest)));

function knownPeople(guests: readonly ListedGuest[], walkIns: readonly string[]): People {
  const facts = new FactSet();
  const people = new People(facts);
  const made = walkIns.map((walkIn, place) =>
    doorFact(`${place}`, { kind: "WALK_IN", walkInId: `${place}`, name: walkIn }),
  );
  facts.record(made);
  people.replaceList({ guests }, 0);
  return people;
}

const find = async (search: PeopleSearch, { all }: People, typed: string) => {
  const found = await search.find(all, typed);
  return { ...found, people: found.people.map(({ key }) => key) };
};

describe("PeopleSearch", () => {
  it("finds the same after changes as when it is indexed again", async () => {
    const walkIns = fc.array(name, { maxLength: 3 });
    const stages = fc.array(fc.record({ guests: list, walkIns, typed: name }), { minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(stages, async (given) => {
        const search = new PeopleSearch(noPause);
        for (const { guests, walkIns: others, typed } of given) {
          const people = knownPeople(guests, others);
          expect(await find(search, people, typed)).toEqual(await find(new PeopleSearch(noPause), people, typed));
        }
      }),
      { numRuns: randomRuns(400) },
    );
  });

  it("finds walk-ins and guests, and nobody for a single letter or a whole page", async () => {
    const search = new PeopleSearch(noPause);
    const people = knownPeople([listedGuest(1, { name: "Ada Berg" })], ["Adam Wirth"]);
    expect((await find(search, people, "ada")).people).toEqual(["guest:1", "walkIn:0"]);
    expect((await find(search, people, "a")).people).toEqual([]);
    expect((await find(search, people, "ada ".repeat(30))).people).toEqual([]);
  });
});
