import { expect, it } from "vitest";
import { soundCode } from "./sound-code.ts";

it.each([
  ["meyer", "maier"],
  ["schmidt", "shmit"],
  ["catherine", "katharina"],
  ["philip", "filip"],
  ["stephen", "steven"],
  ["sean", "shaun"],
])("gives %s and %s the same code", (a, b) => {
  expect(soundCode(a)).toBe(soundCode(b));
});

it.each([
  ["anna", "peter"],
  ["otto", "tito"],
  ["müller", "мюллер"],
])("gives %s and %s different codes", (a, b) => {
  expect(soundCode(a) === soundCode(b) && soundCode(a) !== 0).toBe(false);
});

it("has no code for other scripts than Latin", () => {
  expect(soundCode("иван")).toBe(0);
  expect(soundCode("")).toBe(0);
});
