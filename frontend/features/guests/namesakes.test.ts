import { expect, it } from "vitest";
import { isSameName } from "./namesakes.ts";

it("finds the same name whatever its accents, case, signs and spaces", () => {
  expect(isSameName("José  Müller", "jose muller")).toBe(true);
  expect(isSameName("Liam O’Connor", "Liam OConnor")).toBe(true);
  expect(isSameName("Mei-Ling Ng", "Mei Ling Ng")).toBe(true);
  expect(isSameName("Anna Berg", "Anna Berger")).toBe(false);
  expect(isSameName("李 明", "李明")).toBe(true);
});
