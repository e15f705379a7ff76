import { expect, it } from "vitest";
import { mentionPattern, ownFormerNames, tellingWords } from "./name-pattern.ts";

it("keeps the former names of the same person", () => {
  const former = ["Clara Munro", "Clara Monro", "Klara Dietrich", "Plus One", "Guest of Ben Berg", "C. Munro"];
  expect(ownFormerNames("Clara Munro", former)).toEqual(["Clara Monro", "Klara Dietrich", "C. Munro"]);
});

it("does not take an initial for a shared word", () => {
  expect(ownFormerNames("C. Munro", ["C. Berg"])).toEqual([]);
});

it("looks for a name of one word as a whole text only", () => {
  expect(mentionPattern(["Rose"])).toBe("^\\s*Rose\\s*$");
});

it("escapes what a name may contain", () => {
  expect(mentionPattern(["(?)"])).toBe("^\\s*\\(\\?\\)\\s*$");
});

it("picks the longest words", () => {
  expect(tellingWords(["Clara Munro", "Ed O’Brien", "🙂"])).toEqual(["clara", "brien", "🙂"]);
});
