import fc from "fast-check";
import { expect, it } from "vitest";
import { seatLayout } from "../../floor-plan/seat-layout.ts";
import { planGuest, planOptions, planRows, planTable, planWish } from "../../testing/plan-rows.ts";
import { buildProblem } from "../problem/build-problem.ts";
import type { PlanGuest, PlanOptions, PlanRows, PlanTable } from "../problem/plan-rows.ts";
import { PlanChairs } from "./plan-chairs.ts";

const chairOptions: PlanOptions = { ...planOptions, assignsChairs: true };

/** The chair of each guest by id, with everyone at the first table that is not locked. */
function chairsAt(facts: Partial<PlanRows>): Map<number, number | null> {
  const rows = planRows({ tables: [planTable("1")], options: chairOptions, ...facts });
  const built = buildProblem(rows);
  const { planned } = new PlanChairs(rows, built).assign(new Int32Array(built.guestIds.length));
  return new Map(built.guestIds.map((id, at) => [id, planned[at] || null]));
}

const guests = (count: number, factsOf: (place: number) => Partial<PlanGuest> = () => ({})) =>
  Array.from({ length: count }, (_, place) => planGuest(place + 1, factsOf(place)));

function besideAt(table: PlanTable, chairs: ReadonlyMap<number, number | null>) {
  const { beside } = seatLayout(table, table.capacity ?? 0);
  return (one: number, other: number) => {
    const seats = [chairs.get(one), chairs.get(other)];
    return beside.some((pair) => pair.every((seat) => seats.includes(seat)));
  };
}

it("seats couples side by side, children beside a parent, and those who asked for it", () => {
  for (const shape of ["ROUND", "RECTANGLE", "ONE_SIDED"] as const) {
    const table = planTable("1", { shape, capacity: 10 });
    const all = guests(10, (place) => ({
      household: ["Berg", "Dorn", "Berg", "Dorn", "Berg"][place] ?? "",
      isChild: place === 4,
      guestOfId: place === 9 ? 6 : null,
    }));
    const wishes = [planWish("LIKE", { guestIds: [7, 8] })];
    const isBeside = besideAt(table, chairsAt({ guests: all, tables: [table], wishes }));
    expect([isBeside(1, 3), isBeside(2, 4), isBeside(6, 10), isBeside(7, 8)]).toEqual([true, true, true, true]);
    expect(isBeside(5, 1) || isBeside(5, 3)).toBe(true);
  }
});

it("keeps those apart who would rather not sit together", () => {
  const dislike = [planWish("DISLIKE", { guestIds: [1, 2] })];
  expect(besideAt(planTable("1"), chairsAt({ guests: guests(4), wishes: dislike }))(1, 2)).toBe(false);
});

it("keeps the chairs of those who stay if few should move", () => {
  const at = (id: number, seatNumber: number) => planGuest(id, { tableNumber: "1", seatNumber });
  const table = planTable("1", { capacity: 4 });
  const staying = [at(1, 4), at(2, 2), planGuest(3)];
  const couple = [planWish("LIKE", { guestIds: [1, 2], priority: "HIGH" })];
  const keep = (kept: PlanOptions["keep"]) =>
    chairsAt({ guests: staying, tables: [table], wishes: couple, options: { ...chairOptions, keep: kept } });
  expect([keep("FEWEST_MOVES").get(1), keep("FEWEST_MOVES").get(2)]).toEqual([4, 2]);
  expect(besideAt(table, keep("PREFERABLY"))(1, 2)).toBe(true);
});

it("gives each chair to one guest, no chair that the table lacks, and the same chairs again", () => {
  const guestFacts = fc.record({
    tableNumber: fc.constantFrom("", "1"),
    hasSeat: fc.boolean(),
    household: fc.constantFrom("", "Berg", "Dorn"),
    isLocked: fc.constantFrom(false, false, true),
    isChild: fc.boolean(),
  });
  const events = fc.record({
    all: fc.array(guestFacts, { minLength: 1, maxLength: 14 }),
    capacity: fc.option(fc.integer({ min: 1, max: 14 })),
    shape: fc.constantFrom<PlanTable["shape"][]>("ROUND", "RECTANGLE", "ONE_SIDED", "ROW"),
    keep: fc.constantFrom<PlanOptions["keep"][]>("NOTHING", "PREFERABLY", "FEWEST_MOVES"),
    // The last two for guests who are not coming.
    seats: fc.shuffledSubarray(
      Array.from({ length: 16 }, (_, place) => place + 1),
      { minLength: 16 },
    ),
  });
  fc.assert(
    fc.property(events, ({ all, capacity, shape, keep, seats }) => {
      const taken = seats.slice(14);
      const facts = {
        guests: all.map(({ hasSeat, ...facts }, place) =>
          planGuest(place + 1, {
            ...facts,
            seatNumber: hasSeat && facts.tableNumber !== "" ? (seats[place] ?? null) : null,
          }),
        ),
        tables: [planTable("1", { capacity, shape })],
        takenSeats: taken.map((seatNumber) => ({ tableNumber: "1", seatNumber })),
        options: { ...chairOptions, keep },
      };
      const chairs = chairsAt(facts);
      const given = [...chairs.values()].filter((seat) => seat !== null);
      expect(new Set([...given, ...taken]).size).toBe(given.length + taken.length);
      for (const { id, isLocked, seatNumber } of facts.guests) {
        const chair = chairs.get(id) ?? null;
        // Locked guests keep even a chair that their table no longer has.
        if (isLocked) expect(chair).toBe(seatNumber);
        else expect(chair ?? 0).toBeLessThanOrEqual(capacity ?? Number.POSITIVE_INFINITY);
      }
      expect(chairsAt(facts)).toEqual(chairs);
    }),
    { numRuns: 40 },
  );
});
