import { expect, it } from "vitest";
import { soundCode } from "./sound-code.ts";

it.each([
  ["meyer", "maier"],
  ["schmidt", "shmit"],
  ["catherine", "katharina"],
  ["philip", "filip"],
  ["stephen", "steven"],
  ["sean", "shaun"],
])("hears %s and %s alike", (a, b) => {
  expect(soundCode(a)).toBe(soundCode(b));
});

it.each([
  ["anna", "peter"],
  ["otto", "tito"],
  ["müller", "мюллер"],
])("tells %s from %s", (a, b) => {
  expect(soundCode(a) === soundCode(b) && soundCode(a) !== 0).toBe(false);
});

it("has no code for what is not in Latin letters", () => {
  expect(soundCode("иван")).toBe(0);
  expect(soundCode("")).toBe(0);
});
