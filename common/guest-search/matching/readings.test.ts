import { describe, expect, it } from "vitest";
import { countNamingLetters } from "./readings.ts";

describe("the number of letters in a query that name somebody", () => {
  it.each([
    ["leaves out blanks, signs and accents", 2, ["an", " an ", "a n", "an.-'", "a\u0301n"]],
    ["leaves out blanks, signs and accents", 3, ["ánn"]],
    ["leaves out blanks, signs and accents", 4, ["anna"]],
    ["leaves out blanks, signs and accents", 0, ["🌹🌹"]],
    ["comes from the reading that finds the most", 2, ["mr an", "Tante an and family", "von a b", "mr", "æn"]],
    ["comes from the reading that finds the most", 5, ["van an"]],
    ["weights characters by script", 4, ["李明", "김민", "さく"]],
    ["weights characters by script", 2, ["щи"]],
    ["weights characters by script", 3, ["राम"]],
  ])("%s: %i", (_, letters, queries) => {
    for (const query of queries) expect(countNamingLetters(query), query).toBe(letters);
  });
});
