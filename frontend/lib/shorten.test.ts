import { expect, it } from "vitest";
import { shorten } from "./shorten.ts";

it("keeps a text that fits", () => {
  expect(shorten("", 3)).toBe("");
  expect(shorten("abc", 3)).toBe("abc");
});

it("cuts a longer text and adds an ellipsis", () => {
  expect(shorten("abcd", 3)).toBe("abc...");
});

it("never cuts a character in half", () => {
  expect(shorten("🎉🎉🎉", 2)).toBe("🎉🎉...");
});
