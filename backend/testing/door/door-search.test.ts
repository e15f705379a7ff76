import { expect, it } from "vitest";
import { generateNames } from "../../../bench/search/names.ts";
import { queryKinds } from "../../../bench/search/queries.ts";
import { Random } from "../../../common/testing/random.ts";
import { isDeepRun, randomRuns } from "../../../common/testing/random-runs.ts";
import { FactSet } from "../../../door/book/fact-set.ts";
import { People } from "../../../door/book/people.ts";
import { PeopleSearch } from "../../../door/book/people-search.ts";
import { listedGuest } from "../../../door/testing/listed-guests.ts";
import type { ApiClient } from "../api-client.ts";
import { SearchGuestsDocument } from "../generated/guest-operations.ts";
import { addGuest, newEvent } from "../guest-list-calls.ts";
import { joinAsHelper } from "../helper-calls.ts";
import { sharedTestApi } from "../test-api.ts";

const api = await sharedTestApi();
const rounds = randomRuns(8);
const guestsOfList = 120;

const searchOnServer = async (client: ApiClient, eventId: number, query: string) =>
  (await client.execute(SearchGuestsDocument, { eventId, query })).searchGuests.map(({ id }) => id);

/** Slips, nicknames, initials, swapped parts and so on, and the beginnings of what somebody types. */
function queriesFor(names: readonly string[], random: Random): string[] {
  const made = Object.values(queryKinds).map((make) => make(random.pick(names), random, names));
  const typed = made.flatMap((query) => query ?? []);
  const begun = typed.map((query) => query.slice(0, random.between(1, query.length)));
  return [...typed, ...begun].filter((query) => query.trim().length > 1 && query.length <= 100);
}

it("finds on a device whom the server finds for the door, also after the list has changed", async () => {
  const seed = isDeepRun ? Date.now() % 1_000_000 : 1;
  const random = new Random(seed);
  const admin = await api.signInAsAdmin();
  const eventId = await newEvent(admin);
  const { client } = await joinAsHelper(api, eventId, "door");
  const names = generateNames(guestsOfList, random);
  await api.db.prisma.guest.createMany({ data: names.map((name, position) => ({ eventId, position, name })) });
  const people = new People(new FactSet());
  const search = new PeopleSearch(() => Promise.resolve());
  for (let round = 0; round < rounds; round += 1) {
    const added = `${random.pick(names)}${round % 2 ? "a" : ""}`;
    await addGuest(admin, eventId, { name: added });
    const guests = await api.db.prisma.guest.findMany({
      where: { eventId },
      orderBy: [{ position: "asc" }, { id: "asc" }],
    });
    people.replaceList({ guests: guests.map(({ id, name }) => listedGuest(id, { name })) }, 0);
    for (const query of queriesFor(
      guests.map(({ name }) => name),
      random,
    )) {
      const here = (await search.find(people.all, query)).people.map(({ guestId }) => guestId);
      const there = await searchOnServer(client, eventId, query);
      expect(here, `seed ${seed}, “${query}”`).toEqual(there);
    }
  }
});
