import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { randomRuns } from "../testing/random-runs.ts";
import type { DoorOperation } from "./door-operation.ts";
import { type DoorPerson, foldDoor } from "./fold-door.ts";

let made = 0;
const uuid = (number: number) => `00000000-0000-7000-8000-${String(number).padStart(12, "0")}`;

/** An operation about guest 1 by the main door, without what the kind does not need. */
function operation(fields: Partial<DoorOperation>): DoorOperation {
  made += 1;
  return {
    ...{ id: uuid(made), device: "main", sequence: made, kind: "ARRIVED", guestId: fields.walkInId ? null : 1 },
    ...{ walkInId: null, name: null, tableLabel: null, cancels: null, at: "2026-06-20T19:00:00.000Z" },
    ...{ replaces: null, expectedTableLabel: null },
    ...fields,
  };
}

const cancel = ({ id }: DoorOperation, fields: Partial<DoorOperation> = {}) =>
  operation({ kind: "CANCELLED", guestId: null, cancels: id, ...fields });

const keysHere = (people: ReadonlyMap<string, DoorPerson>) =>
  [...people.values()].filter(({ arrivals }) => arrivals.length > 0).map(({ key }) => key);

describe("foldDoor", () => {
  it("lets a cancellation take back what it names, wherever it was recorded", () => {
    const [arrived, left] = [operation({}), operation({ kind: "LEFT" })];
    expect(keysHere(foldDoor([arrived, cancel(arrived, { device: "side" })]))).toEqual([]);
    expect(keysHere(foldDoor([arrived, left, cancel(left)]))).toEqual(["guest:1"]);
    const undone = cancel(arrived);
    expect(keysHere(foldDoor([arrived, undone, cancel(undone)]))).toEqual([]);
  });

  it("shows first what happened first, and lets an operation take the place of exactly those that it names", () => {
    const one = operation({ device: "main", at: "2026-06-20T19:30:00.000Z" });
    const other = operation({ device: "side" });
    expect(foldDoor([one, other]).get("guest:1")?.arrivals).toEqual([other, one]);
    const left = operation({ kind: "LEFT", device: "side", replaces: [other.id] });
    expect(foldDoor([one, other, left]).get("guest:1")?.arrivals).toEqual([one]);
    const both = operation({ kind: "LEFT", device: "side", replaces: [one.id, other.id] });
    expect(keysHere(foldDoor([one, other, both]))).toEqual([]);
    expect(keysHere(foldDoor([one, other, both, cancel(both)]))).toEqual(["guest:1"]);
  });

  it("has a walk-in here at once, and knows them by the guest that the server made", () => {
    const walkInId = uuid(900);
    const walkIn = operation({ kind: "WALK_IN", walkInId, name: "Mo Wirth" });
    const listed = { ...walkIn, guestId: 44 };
    const reseated = operation({ kind: "RESEATED", guestId: 44, tableLabel: "7" });
    const fold = foldDoor([walkIn, reseated, listed]);
    expect(keysHere(fold)).toEqual([`walkIn:${walkInId}`]);
    expect(fold.get(`walkIn:${walkInId}`)).toMatchObject({ guestId: 44, walkInId, reseats: [reseated] });
    expect(keysHere(foldDoor([walkIn, cancel(walkIn)]))).toEqual([]);
  });

  it("means the same for any order, any copies and any batches of the same facts", () => {
    const shuffled = storyOf().chain((story) =>
      fc.record({
        story: fc.constant(story),
        arrived: fc.shuffledSubarray([...story, ...story], { minLength: 2 * story.length }),
      }),
    );
    fc.assert(
      fc.property(shuffled, ({ story, arrived }) => {
        expect(foldDoor(arrived)).toEqual(foldDoor(story));
        expect(foldDoor(new Set([...arrived.slice(0, 7), ...arrived]))).toEqual(foldDoor(story));
      }),
      { numRuns: randomRuns(1000) },
    );
  });

  it("has nobody here without a fact that says so, and no more people than arrived", () => {
    fc.assert(
      fc.property(storyOf(), (story) => {
        const here = keysHere(foldDoor(story));
        const arrivals = story.filter(({ kind }) => kind === "ARRIVED" || kind === "WALK_IN");
        const all = new Set(story.flatMap(({ cancels }) => cancels ?? []));
        expect(here.length).toBeLessThanOrEqual(arrivals.filter(({ id }) => !all.has(id)).length);
      }),
      { numRuns: randomRuns(400) },
    );
  });
});

/** Facts of three devices about four people, which name each other at random. */
function storyOf(): fc.Arbitrary<DoorOperation[]> {
  const ids = fc.integer({ min: 1, max: 16 }).map(uuid);
  const fact = fc.record({
    kind: fc.constantFrom("ARRIVED", "LEFT", "CANCELLED", "WALK_IN", "RESEATED"),
    device: fc.constantFrom("main", "side", "bar"),
    sequence: fc.integer({ min: 1, max: 12 }),
    who: fc.integer({ min: 1, max: 4 }),
    tableLabel: fc.constantFrom("", "7", "Rose", "rose"),
    name: fc.constantFrom(null, "Ina", "ina", "Ida"),
    cancels: ids,
    replaces: fc.option(fc.uniqueArray(ids, { maxLength: 3 })),
  });
  return fc.array(fact, { maxLength: 16 }).map((facts) =>
    facts.map(({ who, ...fields }, index) => {
      const isWalkIn = fields.kind === "WALK_IN" || who > 2;
      return operation({
        ...fields,
        id: uuid(index + 1),
        guestId: isWalkIn ? null : who,
        walkInId: isWalkIn ? uuid(900 + who) : null,
        cancels: fields.kind === "CANCELLED" ? fields.cancels : null,
      });
    }),
  );
}
