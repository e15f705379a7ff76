import fc from "fast-check";
import { expect, it } from "vitest";
import type { TableForm, TableShape } from "./plan-types.ts";
import { chairsOf } from "./table-chairs.ts";
import { seatPlaces } from "./table-seats.ts";

const shapes: TableShape[] = ["ROUND", "RECTANGLE", "ONE_SIDED", "ROW"];
const formOf = (shape: TableShape, capacity: number | null): TableForm => ({
  shape,
  capacity,
  width: null,
  depth: null,
});

/** Guests are places in the list of their seat numbers. */
function seated(table: TableForm, seats: readonly (number | null)[]) {
  return chairsOf(table, [...seats.keys()], (guest) => seats[guest] ?? null);
}

it("seats guests at their numbers, the others on the free chairs in their order", () => {
  const chairs = seated(formOf("RECTANGLE", 4), [null, 3, null]);
  expect(chairs.map(({ guest }) => guest)).toEqual([0, 2, 1, undefined]);
  expect(chairs.map(({ isNumbered }) => isNumbered)).toEqual([false, false, true, false]);
});

it("has as many chairs as anybody needs, in one numbering, and seats everyone once", () => {
  const seats = fc.array(fc.option(fc.integer({ min: 1, max: 300 })), { maxLength: 30 });
  const forms = fc.record({ shape: fc.constantFrom(...shapes), capacity: fc.option(fc.integer({ min: 1, max: 40 })) });
  fc.assert(
    fc.property(forms, seats, ({ shape, capacity }, wanted) => {
      const table = formOf(shape, capacity);
      const chairs = seated(table, wanted);
      expect(chairs.flatMap(({ guest }) => guest ?? []).sort((one, other) => one - other)).toEqual([...wanted.keys()]);
      expect(chairs.map(({ place }) => place)).toEqual(seatPlaces(table, chairs.length));
      for (const { number, guest, isNumbered, isTooMany } of chairs) {
        expect(isTooMany).toBe(number > (capacity ?? Math.max(8, wanted.length)));
        if (isNumbered) expect(wanted[guest ?? -1]).toBe(number);
        else expect(guest === undefined || !wanted.includes(number) || number > chairs.length).toBe(true);
      }
    }),
  );
});
