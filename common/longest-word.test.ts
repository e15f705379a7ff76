import { expect, it } from "vitest";
import { longestWord } from "./longest-word.ts";

it.each([
  ["", 0],
  ["Ana", 3],
  ["Elizabeth Featherstonehaugh", 17],
  ["Featherstonehaugh-Cholmondeley", 17],
  ["Zoë Lindgren", 8],
  ["山田太郎と花子の結婚披露宴", 0],
])("of “%s” has %i letters", (text, letters) => {
  expect(longestWord(text)).toBe(letters);
});
