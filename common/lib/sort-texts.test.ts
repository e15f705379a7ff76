import fc from "fast-check";
import { expect, it } from "vitest";
import { randomRuns } from "../testing/random-runs.ts";
import { sortTexts } from "./sort-texts.ts";

it("sorts like Array.prototype.sort", async () => {
  const text = fc.string({ unit: "grapheme", maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(fc.array(text, { maxLength: 50 }), fc.integer({ min: 1, max: 400 }), async (texts, times) => {
      const many = Array.from({ length: times }, (_, i) => texts.map((one) => `${one}${i % 7}`)).flat();
      expect(await sortTexts(many, () => Promise.resolve())).toEqual(many.toSorted());
    }),
    { numRuns: randomRuns(30) },
  );
});
