import fc from "fast-check";
import { expect, it } from "vitest";
import { randomRuns } from "../testing/random-runs.ts";
import { wishOutcomes } from "../testing/wish-outcomes.ts";
import { whyHere } from "./why-here.ts";
import type { Wish, WishSeating } from "./wish.ts";

const wish = (kind: Wish["kind"], more: Partial<Wish>): Wish => ({
  ...{ id: 1, kind, priority: "MEDIUM", guestIds: [], column: "", value: "", fixtureId: null, tableIds: [] },
  ...{ minimum: null, ...more },
});

const seatingOf = (tables: readonly number[]): WishSeating => ({
  guests: tables.map((_, at) => ({
    ...{ id: at + 1, household: "", guestOfId: null, isChild: false, attendance: "YES" as const },
    additionalInfo: { Side: at % 2 === 0 ? "A" : "B" },
  })),
  tables: [1, 2, 3].map((id) => ({
    ...{ id, shape: "ROUND" as const, capacity: 8, width: null, depth: null, x: id * 100, y: 0, rotation: 0 },
  })),
  fixtures: [{ id: 7, x: 0, y: 0 }],
  tableOf: new Map(tables.map((table, at) => [at + 1, table])),
});

it("names the wishes that a seat meets, and those that the best other table would miss", () => {
  const wishes = [
    wish("LIKE", { id: 1, guestIds: [1, 2] }),
    wish("APART", { id: 2, guestIds: [1, 3] }),
    wish("NEAR", { id: 3, guestIds: [1], fixtureId: 7, priority: "HIGH" }),
    wish("LIKE", { id: 4, guestIds: [2, 3] }),
  ];
  const { met, other } = whyHere({ guestId: 1, party: [1], tables: [2, 3] }, wishes, seatingOf([1, 1, 2, 3]));
  expect(met.map(({ id }) => id)).toEqual([2, 3, 1]);
  expect(other).toMatchObject({ tableId: 3, missed: [{ id: 3 }, { id: 1 }] });
});

it("says nothing but what the outcomes count", () => {
  const kinds = [
    "TOGETHER",
    "APART",
    "LIKE",
    "DISLIKE",
    "NEAR",
    "AT_TABLES",
    "COLUMN_TOGETHER",
    "COLUMN_SPREAD",
  ] as const;
  const someWish = fc.record({
    kind: fc.constantFrom<Wish["kind"][]>(...kinds, "COMPANY", "BALANCE"),
    guestIds: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 2, maxLength: 4 }),
    priority: fc.constantFrom<Wish["priority"][]>("LOW", "MEDIUM", "HIGH"),
  });
  const table = fc.integer({ min: 1, max: 3 });
  fc.assert(
    fc.property(fc.array(table, { minLength: 7, maxLength: 7 }), fc.array(someWish, { maxLength: 6 }), (at, some) => {
      const wishes = some.map((facts, place) =>
        wish(facts.kind, { ...facts, id: place + 1, column: "Side", fixtureId: 7, tableIds: [1] }),
      );
      const seating = seatingOf(at);
      const tables = [1, 2, 3].filter((id) => id !== at[0]);
      const { met, other } = whyHere({ guestId: 1, party: [1], tables }, wishes, seating);
      const before = wishOutcomes(wishes, seating).byWish;
      for (const { id } of met) expect(before.get(id)?.missedBy).not.toContain(1);
      const moved = new Map(seating.tableOf).set(1, other?.tableId ?? 0);
      const after = wishOutcomes(wishes, { ...seating, tableOf: moved }).byWish;
      const missedIn = (outcomes: typeof after, id: number) =>
        (outcomes.get(id)?.missedBy.length ?? 0) + (outcomes.get(id)?.missedAt.length ?? 0);
      const worse = wishes.filter(({ id }) => missedIn(after, id) > missedIn(before, id)).map(({ id }) => id);
      expect(other?.missed.map(({ id }) => id).sort()).toEqual(worse);
    }),
    { numRuns: randomRuns(1000) },
  );
});
