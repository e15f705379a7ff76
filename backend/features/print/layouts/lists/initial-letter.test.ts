import { expect, it } from "vitest";
import { initialLetters } from "./initial-letter.ts";

it.each([
  ["Änne", "de", "A"],
  ["Øyvind", "en", "O"],
  ["Łukasz", "en", "L"],
  ["Æthel", "en", "A"],
  ["Ñusta", "en", "N"],
  ["Ñusta", "es", "Ñ"],
  ["ßa", "de", "S"],
  ["Ёлка", "en", "Е"],
  ["Йорг", "en", "Й"],
  ["Άννα", "fr", "Α"],
  ["שָׁלוֹם", "en", "ש"],
  ["أحمد", "en", "ا"],
  ["แก้ว", "en", "ก"],
  ["ნინო", "en", "ნ"],
  ["김민준", "en", "ㄱ"],
  ["ガク", "en", "か"],
  ["王小明", "en", "漢"],
  ["12 VIP", "en", "#"],
  ["😀 Joe", "en", "#"],
  ["", "en", "#"],
])("lists %j in %s under %s", (name, tag, letter) => {
  expect(initialLetters(tag)(name)).toBe(letter);
});
