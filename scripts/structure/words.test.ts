import { expect, it } from "vitest";
import { wrongWords } from "./words.ts";

it.each([
  "const maxGuests = 5; const color = defaultColor;",
  "export const format = (text: string) => text; // Whom the longest table seats.",
  "function essay() { return retell(saying, tally); }",
])("accepts %s", (text) => {
  expect(wrongWords("backend/lib/some.ts", text)).toEqual([]);
});

it.each([
  ["const colour = 1;", '"colour"'],
  ["// What organisers see.", '"organiser"'],
  ["import { sayBytes } from './bytes.ts';", '"sayBytes"'],
  ["const mostGuests = 5;", '"const mostGuests"'],
])("refuses %s", (text, word) => {
  expect(wrongWords("backend/lib/some.ts", text)).toEqual([expect.stringContaining(word)]);
});

it("leaves alone what people write in their files", () => {
  expect(wrongWords("backend/features/guest-import/list/words/column-words.ts", '["Colour", "Favour"]')).toEqual([]);
});
