import { expect, it } from "vitest";
import { mentionPattern, ownFormerNames } from "./sought-guest.ts";

it("keeps the former names of the same person, who shares more than an initial", () => {
  const former = ["Clara Munro", "Clara Monro", "Klara Dietrich", "Plus One", "Guest of Ben Berg", "C. Munro"];
  expect(ownFormerNames("Clara Munro", former)).toEqual(["Clara Monro", "Klara Dietrich", "C. Munro"]);
  expect(ownFormerNames("C. Munro", ["C. Berg"])).toEqual([]);
});

it("escapes what a name may contain", () => {
  expect(mentionPattern(["(?)"])).toBe("^\\s*\\(\\?\\)\\s*$");
});
