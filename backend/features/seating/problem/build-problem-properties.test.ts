import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { wishKindNames } from "../../../../common/wishes/wish-kinds.ts";
import { planGuest as guest, planTable as table } from "../../../testing/plan-rows.ts";
import type { SeatingProblem } from "../solve/seating-problem.ts";
import { buildProblem } from "./build-problem.ts";
import type { PlanGuest, PlanRows, PlanWish } from "./plan-rows.ts";

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
      fixtures: fc.constant([{ id: 1, kind: "stage" as const, label: "", x: 0, y: 0 }]),
      wishes: fc.array(
        fc.record<PlanWish>({
          id: fc.integer({ min: 1, max: 99 }),
          kind: fc.constantFrom(...wishKindNames),
          priority: fc.constantFrom("low", "medium", "high"),
          guestIds,
          column: fc.constantFrom("Side", "__proto__"),
          value: fc.constantFrom("", "A"),
          tableIds: fc.uniqueArray(fc.integer({ min: 101, max: 105 }), { maxLength: 3 }),
          fixtureId: fc.option(fc.constantFrom(1, 2)),
          minimum: fc.option(fc.integer({ min: 1, max: 12 })),
        }),
        { maxLength: 8 },
      ),
      options: fc.record({
        keep: fc.constantFrom("nothing", "preferably", "fewest_moves"),
        seatsPerTable: fc.option(fc.integer({ min: 1, max: 12 })),
        splitHouseholds: fc.boolean(),
        assignsChairs: fc.constant(false),
        rankColumn: fc.constant(null),
      }),
    });
  });

const entriesOf = (problem: SeatingProblem) => [
  ...problem.together,
  ...problem.apart,
  ...[...problem.pairs, ...problem.groups].map(({ guests }) => guests),
  ...problem.mixes.flatMap(({ kinds }) => kinds),
  ...problem.places.map((place) => [place.guest]),
];

describe("any event", () => {
  it("has every guest who takes part once, with places that exist, and a source for each entry", () => {
    fc.assert(
      fc.property(anyRows, (event) => {
        const { problem, guestIds, tableIds, sources } = buildProblem(event);
        const lockedTables = event.tables.filter(({ isLocked }) => isLocked).map(({ label }) => label);
        const takesPart = ({ tableNumber, isLocked }: PlanGuest) =>
          !lockedTables.includes(tableNumber) && !(isLocked && tableNumber === "");
        expect(guestIds).toEqual(event.guests.filter(takesPart).map(({ id }) => id));
        expect(tableIds).toHaveLength(problem.tables.length);
        for (const entry of entriesOf(problem)) {
          expect(new Set(entry).size).toBe(entry.length);
          expect(entry.every((place) => place >= 0 && place < guestIds.length)).toBe(true);
        }
        const places = problem.guests.flatMap(({ tables, current }) => [tables ?? [], current ?? []].flat());
        expect(places.every((place) => place >= 0 && place < tableIds.length)).toBe(true);
        for (const list of ["together", "apart", "pairs", "groups", "mixes", "places"] as const) {
          expect(sources[list]).toHaveLength(problem[list].length);
        }
      }),
    );
  });

  it("has no household that its own rules tear apart", () => {
    fc.assert(
      fc.property(anyRows, (event) => {
        const { problem, sources } = buildProblem({
          ...event,
          wishes: event.wishes.filter(({ kind }) => kind !== "together"),
        });
        for (const [place, set] of problem.together.entries()) {
          if (sources.together[place]?.kind === "wish") continue;
          expect(problem.apart.some((pair) => pair.every((one) => set.includes(one)))).toBe(false);
          const isOpen = (seat: number) => set.every((one) => problem.guests[one]?.tables?.includes(seat) ?? true);
          expect(problem.tables.length === 0 || [...problem.tables.keys()].some(isOpen)).toBe(true);
        }
      }),
    );
  });
});
