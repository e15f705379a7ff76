import fc from "fast-check";
import { expect, it } from "vitest";
import { damerauDistance } from "./damerau-distance.ts";

function plainDistance(a: string, b: string): number {
  if (a === "" || b === "") return a.length + b.length;
  const change = plainDistance(a.slice(1), b.slice(1)) + (a[0] === b[0] ? 0 : 1);
  const swap = a.length > 1 && b.length > 1 && a[0] === b[1] && a[1] === b[0];
  return Math.min(
    change,
    plainDistance(a.slice(1), b) + 1,
    plainDistance(a, b.slice(1)) + 1,
    swap ? plainDistance(a.slice(2), b.slice(2)) + 1 : Number.POSITIVE_INFINITY,
  );
}

it("matches the definition unless it returns 'too far'", () => {
  const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 6 });
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 3 }), (a, b, limit) => {
      expect(damerauDistance(a, b, limit)).toBe(Math.min(plainDistance(a, b), limit + 1));
    }),
  );
});

it("treats texts that are too long to compare as too far apart", () => {
  expect(damerauDistance("a".repeat(500), "a".repeat(500), 2)).toBe(3);
});
