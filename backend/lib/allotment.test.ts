import { expect, it } from "vitest";
import { Allotment } from "./allotment.ts";

const allotment = () => new Allotment({ total: 10, perKey: 4, refusal: (cause) => new Error(`taken by ${cause}`) });

it("gives one key no more than its share, until it returns some", () => {
  const space = allotment();
  const giveBack = space.take("a", 3);
  space.take("a", 1);
  expect(() => space.take("a", 1)).toThrow("taken by the key");
  space.take("b", 4);
  giveBack();
  space.take("a", 3);
  expect(() => space.take("a", 1)).toThrow("taken by the key");
});

it("gives all keys together no more than the total", () => {
  const space = allotment();
  const [giveBack] = ["a", "b"].map((key) => space.take(key, 4));
  expect(() => space.take("c", 3)).toThrow("taken by everybody");
  space.take("c", 2);
  giveBack?.();
  space.take("d", 4);
});

it("returns a share once even if released twice, and counts nothing for what it refused", () => {
  const space = allotment();
  const giveBack = space.take("a", 4);
  expect(() => space.take("a", 4)).toThrow("taken by the key");
  giveBack();
  giveBack();
  space.take("a", 4);
  expect(() => space.take("a", 1)).toThrow("taken by the key");
});
