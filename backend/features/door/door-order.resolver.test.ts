import fc from "fast-check";
import { expect, it } from "vitest";
import { randomRuns } from "../../../common/testing/random-runs.ts";
import type { DoorOperationInput } from "../../../frontend/organizer/generated/schema-types.ts";
import { readDoor, recordAtDoor } from "../../testing/door-calls.ts";
import { addGuests, newEvent } from "../../testing/guest-list-calls.ts";
import { storedGuests } from "../../testing/guest-lists.ts";
import { sharedTestApi } from "../../testing/test-api.ts";

const api = await sharedTestApi();
const admin = await api.signInAsAdmin();

const guestCount = 3;
const uuid = (number: number) => `019a2f00-0000-7000-8000-${String(number).padStart(12, "0")}`;

/** What happened: who is a guest by their place in the list, or a walk-in. */
interface Happened extends Pick<DoorOperationInput, "kind" | "device"> {
  who: number;
  tableLabel: string;
  target: number;
}

const happened: fc.Arbitrary<Happened[]> = fc.array(
  fc.record({
    kind: fc.constantFrom(...(["ARRIVED", "LEFT", "CANCELLED", "RESEATED", "WALK_IN"] as const)),
    device: fc.constantFrom("main", "side"),
    who: fc.integer({ min: 0, max: guestCount }),
    tableLabel: fc.constantFrom("1", "2", "Gone"),
    target: fc.integer({ min: 1, max: 12 }),
  }),
  { minLength: 6, maxLength: 12 },
);

function operationsOf(story: readonly Happened[], guestIds: readonly number[]): DoorOperationInput[] {
  return story.map(({ kind, device, who, tableLabel, target }, index) => {
    const about = kind === "WALK_IN" || who === guestCount ? { walkInId: uuid(900) } : { guestId: guestIds[who] ?? 0 };
    return {
      ...{ id: uuid(index + 1), device, sequence: index + 1, kind, at: "2027-06-12T17:00:00.000Z" },
      ...(kind === "CANCELLED" ? { cancels: uuid(target) } : about),
      ...(kind === "WALK_IN" ? { name: "Mo Wirth", tableLabel } : {}),
      ...(kind === "RESEATED" ? { tableLabel } : {}),
    };
  });
}

/** The state and list after handing in, without what differs between events. */
async function outcomeOf(story: readonly Happened[], order: readonly number[], size: number) {
  const eventId = await newEvent(admin);
  const guests = [{ name: "Anna Kern" }, { name: "Ben Roth", tableNumber: "2" }, { name: "Carla Lang" }];
  const guestIds = await addGuests(admin, eventId, guests);
  const operations = operationsOf(story, guestIds);
  const shuffled = order.flatMap((place) => operations[place] ?? []);
  for (let from = 0; from < shuffled.length; from += size) {
    await recordAtDoor(admin, eventId, [...shuffled.slice(from, from + size), ...shuffled.slice(0, 1)]);
  }
  const state = await readDoor(admin, eventId);
  return {
    counts: [state.arrivedCount, state.expectedCount],
    guests: state.guests.map(({ name, tableLabel, arrivedAt, walkInId }) => ({
      name,
      tableLabel,
      arrivedAt,
      walkInId,
    })),
    needLook: state.needLook.map(({ reason, operationIds }) => `${reason} ${operationIds.join()}`).sort(),
    list: (await storedGuests(api.db, eventId)).map(({ name, tableNumber }) => `${name} ${tableNumber}`),
  };
}

it("comes to the same state and list, in whatever order and batches the facts arrive", {
  timeout: 60_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(
      happened.chain((story) =>
        fc.tuple(
          fc.constant(story),
          fc.shuffledSubarray([...story.keys()], { minLength: story.length, maxLength: story.length }),
          fc.integer({ min: 1, max: 5 }),
        ),
      ),
      async ([story, order, size]) => {
        expect(await outcomeOf(story, order, size)).toEqual(await outcomeOf(story, [...story.keys()], story.length));
      },
    ),
    { numRuns: randomRuns(16, 8), endOnFailure: true },
  );
});
