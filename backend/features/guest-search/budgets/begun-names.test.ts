import { expect, it } from "vitest";
import { BegunNames } from "./begun-names.ts";

const letters = [..."abcdefghijklmnopqrstuvwxyz"];
const pairs = letters.flatMap((first) => letters.map((second) => first + second));

/** Searches while somebody types a name, mistypes its end and corrects it. */
const typing = (name: string) => {
  const parts = Array.from({ length: name.length - 1 }, (_, i) => name.slice(0, i + 2));
  return [...parts, `${name}x`, name];
};

it("finds 150 names in ten minutes usual, however many letters they have", () => {
  const names = new BegunNames();
  const texts = pairs.slice(0, 150).flatMap((pair) => typing(`${pair}bert Ostermann`));
  expect(texts.filter((text) => names.countSearch(text, 1_000))).toEqual([]);
});
