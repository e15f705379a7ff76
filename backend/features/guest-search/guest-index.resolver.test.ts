import fc from "fast-check";
import { beforeEach, expect, it } from "vitest";
import { findTablemates } from "../../../common/guest-search/index/guest-index.ts";
import { findGuests } from "../../../common/guest-search/matching/find-guests.ts";
import { randomRuns } from "../../../common/testing/random-runs.ts";
import { EraseGuestDocument } from "../../../frontend/organizer/features/erasure/generated/erase-guest.ts";
import { UpdateGuestDocument } from "../../../frontend/organizer/features/guests/generated/guests.ts";
import { DeleteGuestDocument } from "../../testing/generated/operations.ts";
import { addGuest, newEvent, searchGuests, uploadGuests } from "../../testing/guest-list-calls.ts";
import { storedGuests } from "../../testing/guest-lists.ts";
import { sharedTestApi } from "../../testing/test-api.ts";
import { scopeOfNewEvent } from "../events/event-access.service.ts";
import { GuestIndexCache } from "./guest-index.service.ts";
import { findGuestsToIndex } from "./guest-search.data.ts";

let eventId: number;
const api = await sharedTestApi();
const admin = await api.signInAsAdmin();
beforeEach(async () => {
  eventId = await newEvent(admin);
});

const list = (count: number) => [
  "Name,Table,Meal",
  ...Array.from({ length: count }, (_, i) => `Guest ${i},${i % 9},Fish`),
];
const update = (id: number, name: string, tableNumber = "1") =>
  admin.execute(UpdateGuestDocument, { eventId, id, input: { name, tableNumber } });
const remove = (id: number) => admin.execute(DeleteGuestDocument, { eventId, id });
const found = async (query: string) => (await searchGuests(api.anonymous(), eventId, query)).map(({ name }) => name);
const idAt = async (place: number) => (await storedGuests(api.db, eventId)).at(place)?.id ?? 0;

it("finds nobody who was erased", async () => {
  const { id } = await addGuest(admin, eventId, { name: "Erased Soon" });
  expect(await found("erased soon")).toEqual(["Erased Soon"]);
  await admin.execute(EraseGuestDocument, { eventId, guestId: id });
  expect(await found("erased soon")).toEqual([]);
});

it("shows each organizer their own edit at once while others edit", async () => {
  await uploadGuests(admin, eventId, list(50));
  const workers = ["Anna", "Ben", "Carla", "Dora", "Emil"].map(async (word, place) => {
    const id = await idAt(place);
    for (let i = 0; i < 3; i += 1) {
      await update(id, `${word} Q${i}`);
      expect(await found(word)).toEqual([`${word} Q${i}`]);
    }
  });
  await Promise.all(workers);
});

const aName = fc.constantFrom("Anna Berg", "Anna", "Müller", "Mueller Jan", "JeanLuc", "Jean Luc", "__proto__", "🎉🎉");
const aStep = fc.oneof(
  fc.record({ kind: fc.constant("add" as const), name: aName, table: fc.constantFrom("1", "2") }),
  fc.record({ kind: fc.constant("update" as const), at: fc.nat(), name: aName, table: fc.constantFrom("1", "2") }),
  fc.record({ kind: fc.constant("remove" as const), at: fc.nat() }),
  fc.record({ kind: fc.constant("import" as const), names: fc.array(aName, { minLength: 1, maxLength: 3 }) }),
);
type Step = typeof aStep extends fc.Arbitrary<infer Value> ? Value : never;

async function take(step: Step): Promise<void> {
  if (step.kind === "add") return void (await addGuest(admin, eventId, { name: step.name, tableNumber: step.table }));
  if (step.kind === "import") {
    const lines = step.names.map((name, i) => `${name},${i % 2}`);
    return void (await uploadGuests(admin, eventId, ["Name,Table", ...lines], { mode: "MERGE" }));
  }
  const guests = await storedGuests(api.db, eventId);
  const guest = guests[step.at % Math.max(guests.length, 1)];
  if (guest && step.kind === "update") await update(guest.id, step.name, step.table);
  if (guest && step.kind === "remove") await remove(guest.id);
}

async function findIn(indexes: GuestIndexCache) {
  const id = scopeOfNewEvent({ id: eventId });
  const { guestListVersion } = await api.db.prisma.event.findUniqueOrThrow({ where: { id } });
  const { index } = await indexes.get(
    id,
    guestListVersion,
    async () => (await findGuestsToIndex(api.db, id)) ?? { version: 0, guests: [] },
  );
  const queries = ["anna", "anna berg", "mueller", "jean luc", "jeanluc", "jan", "__proto__", "🎉🎉"];
  const found = queries.map((query) => findGuests(index, query, 9).guests);
  return found.map((guests) => guests.map((guest) => ({ guest, tablemates: findTablemates(index, guest) })));
}

it("finds the same in every process as in a newly started one", async () => {
  const indexes = new GuestIndexCache();
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(aStep, fc.boolean()), { minLength: 4, maxLength: 10 }), async (steps) => {
      eventId = await newEvent(admin);
      for (const [step, isSearched] of steps) {
        await take(step);
        if (isSearched) await findIn(indexes);
      }
      expect(await findIn(indexes)).toEqual(await findIn(new GuestIndexCache()));
    }),
    { numRuns: randomRuns(4) },
  );
});
