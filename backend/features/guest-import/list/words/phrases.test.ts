import fc from "fast-check";
import { expect, it } from "vitest";
import { randomRuns } from "../../../../../common/testing/random-runs.ts";
import { tokensOf } from "./phrases.ts";

it.each([
  ["Table12", ["table", "12"]],
  ["lastName", ["last", "name"]],
  ["VIPGuest", ["vipguest"]],
  ["+1", ["plus", "1"]],
  ["seat 4b", ["seat", "4", "b"]],
  ["第三卓", ["第", "三", "卓"]],
  ["Größe Ⅳ", ["grosse", "iv"]],
])("divides %s into words", (text, tokens) => {
  expect(tokensOf(text)).toEqual(tokens);
});

it("divides plain texts as all others", () => {
  const plain = fc.string({ unit: fc.constantFrom(..."abYZ019 -+#.(/:'".split("")), maxLength: 12 });
  fc.assert(
    fc.property(plain, (text) => {
      expect(tokensOf(`${text} é`)).toEqual([...tokensOf(text), "e"]);
    }),
    { numRuns: randomRuns(300) },
  );
});
