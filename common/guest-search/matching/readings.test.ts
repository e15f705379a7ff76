import { describe, expect, it } from "vitest";
import { countNamingLetters } from "./readings.ts";

describe("the number of letters in a query that name somebody", () => {
  it.each([
    ["an", 2],
    [" an ", 2],
    ["a n", 2],
    ["an.-'", 2],
    ["ánn", 3],
    ["a\u0301n", 2],
    ["anna", 4],
    ["🌹🌹", 0],
  ])("leaves out blanks, signs and accents: %j has %i", (query, letters) => {
    expect(countNamingLetters(query)).toBe(letters);
  });

  it.each([
    ["mr an", 2],
    ["Tante an and family", 2],
    ["von a b", 2],
    ["mr", 2],
    ["van an", 5],
    ["æn", 2],
  ])("comes from the reading that finds the most: %j has %i", (query, letters) => {
    expect(countNamingLetters(query)).toBe(letters);
  });

  it.each([
    ["李明", 4],
    ["김민", 4],
    ["さく", 4],
    ["щи", 2],
    ["राम", 3],
  ])("weights characters by script: %j has %i", (query, letters) => {
    expect(countNamingLetters(query)).toBe(letters);
  });
});
