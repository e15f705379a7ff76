import fc from "fast-check";
import { expect, it } from "vitest";
import { planGuest as guest, planTable as table } from "../../testing/plan-rows.ts";
import { randomRuns } from "../../testing/random-runs.ts";
import { searched } from "../../testing/seating-problems.ts";
import { idsOfWish } from "../../wishes/column-values.ts";
import type { Wish } from "../../wishes/wish.ts";
import type { WishKind } from "../../wishes/wish-kinds.ts";
import { buildProblem } from "./build-problem.ts";
import type { PlanGuest, PlanRows } from "./plan-rows.ts";

const kinds: readonly WishKind[] = [
  ...(["TOGETHER", "APART", "LIKE", "DISLIKE", "NEAR", "AT_TABLES", "NOT_AT_TABLES", "LIKE_TABLES"] as const),
  ...(["DISLIKE_TABLES", "COLUMN_TOGETHER", "COLUMN_SPREAD", "COMPANY", "BALANCE", "TABLE_MINIMUM"] as const),
  "CHILDREN_AT_TABLES",
];

const anyRows: fc.Arbitrary<PlanRows> = fc
  .record({ guests: fc.integer({ min: 0, max: 25 }), tables: fc.integer({ min: 0, max: 5 }) })
  .chain((counts) => {
    const label = fc.integer({ min: 0, max: counts.tables }).map((number) => (number === 0 ? "" : String(number)));
    const guestIds = fc.uniqueArray(fc.integer({ min: 1, max: counts.guests + 3 }), { maxLength: 6 });
    return fc.record<PlanRows>({
      guests: fc
        .array(
          fc.record({
            tableNumber: label,
            household: fc.constantFrom("", "", "Berg", "berg", "Dorn"),
            guestOfId: fc.option(fc.integer({ min: 1, max: counts.guests + 2 })),
            isLocked: fc.boolean(),
            isChild: fc.boolean(),
            needsAccess: fc.boolean(),
            additionalInfo: fc.constantFrom<Record<string, string>[]>({}, { Side: "A" }, { Side: "a" }, { Side: "B" }),
          }),
          { minLength: counts.guests, maxLength: counts.guests },
        )
        .map((all) => all.map((facts, place) => guest(place + 1, facts))),
      tables: fc
        .array(
          fc.record({
            capacity: fc.option(fc.integer({ min: 1, max: 12 })),
            isLocked: fc.boolean(),
            isAccessible: fc.boolean(),
            x: fc.option(fc.integer({ min: 0, max: 3000 })),
            y: fc.option(fc.integer({ min: 0, max: 3000 })),
          }),
          { minLength: counts.tables, maxLength: counts.tables },
        )
        .map((all) => all.map((facts, place) => table(String(place + 1), facts))),
      takenSeats: fc.constant([]),
      fixtures: fc.constant([{ id: 1, x: 0, y: 0 }]),
      wishes: fc.uniqueArray(
        fc
          .record<Wish>({
            id: fc.integer({ min: 1, max: 99 }),
            kind: fc.constantFrom(...kinds),
            priority: fc.constantFrom("LOW", "MEDIUM", "HIGH"),
            guestIds,
            column: fc.constantFrom("Side", "__proto__"),
            value: fc.constantFrom("", "A"),
            tableIds: fc.uniqueArray(fc.integer({ min: 101, max: 105 }), { maxLength: 3 }),
            fixtureId: fc.option(fc.constantFrom(1, 2)),
            minimum: fc.option(fc.integer({ min: 1, max: 12 })),
          })
          .map((wish) => (wish.kind.endsWith("_TABLES") ? wish : { ...wish, value: "" })),
        { maxLength: 8, selector: ({ id }) => id },
      ),
      options: fc.record({
        keep: fc.constantFrom("NOTHING", "PREFERABLY", "FEWEST_MOVES"),
        seatsPerTable: fc.option(fc.integer({ min: 1, max: 12 })),
        splitHouseholds: fc.boolean(),
        assignsChairs: fc.constant(false),
      }),
    });
  });

/** What is wrong with a plan, by the event's own rows alone. */
function brokenRules({ guests, tables, wishes }: PlanRows, tableOf: ReadonlyMap<number, number>): string[] {
  const placed = guests.filter(({ id }) => tableOf.has(id));
  const tableAt = new Map(tables.map((one) => [one.id, one]));
  const at = ({ id }: PlanGuest) => tableAt.get(tableOf.get(id) ?? 0);
  const moved = placed.filter((one) => one.isLocked && one.tableNumber !== at(one)?.label);
  const barred = placed.filter((one) => one.needsAccess && !one.isLocked && !at(one)?.isAccessible);
  const crowded = tables.filter(({ id, capacity, isLocked }) => {
    const count = placed.filter((one) => tableOf.get(one.id) === id).length;
    return capacity !== null && (isLocked ? count > 0 : count > capacity);
  });
  const broken = wishes.filter(({ kind, guestIds }) => {
    const seats = guestIds.flatMap((id) => tableOf.get(id) ?? []);
    if (kind === "APART") return new Set(seats).size < seats.length;
    return kind === "TOGETHER" && new Set(seats).size > 1;
  });
  const misplaced = wishes.filter((wish) => {
    const isAt = wish.kind === "AT_TABLES" || wish.kind === "CHILDREN_AT_TABLES";
    if (!(isAt || wish.kind === "NOT_AT_TABLES")) return false;
    // Locked tables alone cannot be taken.
    if (!wish.tableIds.some((id) => tableAt.get(id)?.isLocked === false)) return false;
    const named = new Set(idsOfWish(wish, guests));
    const bound = placed.filter(({ id, isLocked }) => named.has(id) && !isLocked);
    return bound.some(({ id }) => wish.tableIds.includes(tableOf.get(id) ?? 0) !== isAt);
  });
  return [...moved, ...barred, ...crowded, ...broken, ...misplaced].map((row) => JSON.stringify(row));
}

it("seats every guest who takes part, by the rules of any event, or says how many it breaks", () => {
  let kept = 0;
  fc.assert(
    fc.property(anyRows, (event) => {
      const { problem, guestIds, tableIds } = buildProblem(event);
      const lockedTables = event.tables.filter(({ isLocked }) => isLocked).map(({ label }) => label);
      const takesPart = ({ tableNumber, isLocked }: PlanGuest) =>
        !lockedTables.includes(tableNumber) && !(isLocked && tableNumber === "");
      expect(guestIds).toEqual(event.guests.filter(takesPart).map(({ id }) => id));
      if (tableIds.length === 0) return;
      const { assignment, violations } = searched(problem, 1);
      expect(assignment).toHaveLength(guestIds.length);
      if (violations > 0) return;
      kept += 1;
      const tableOf = new Map(guestIds.map((id, place) => [id, tableIds[assignment[place] ?? -1] ?? 0]));
      expect(brokenRules(event, tableOf)).toEqual([]);
    }),
    { numRuns: randomRuns(300) },
  );
  expect(kept).toBeGreaterThan(0);
});
