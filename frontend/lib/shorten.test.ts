import { expect, it } from "vitest";
import { shorten } from "./shorten.ts";

it("leaves a text alone that fits", () => {
  expect(shorten("", 3)).toBe("");
  expect(shorten("abc", 3)).toBe("abc");
});

it("cuts a longer text and says so", () => {
  expect(shorten("abcd", 3)).toBe("abc...");
});

it("never cuts a character in two", () => {
  expect(shorten("🎉🎉🎉", 2)).toBe("🎉🎉...");
});
