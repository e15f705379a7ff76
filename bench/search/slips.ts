import type { Random } from "../../common/testing/random.ts";

const rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];
const alphabets = ["abcdefghijklmnopqrstuvwxyz", "абвгдежзийклмнопрстуфхцчшщыэюя", "αβγδεζηθικλμνξοπρστυφχψω"];

function neighbor(letter: string, random: Random): string {
  const row = rows.find((keys) => keys.includes(letter));
  if (row) {
    const at = row.indexOf(letter);
    return random.pick([...row.slice(Math.max(0, at - 1), at + 2)].filter((key) => key !== letter));
  }
  const alphabet = alphabets.find((letters) => letters.includes(letter)) ?? alphabets[0] ?? "";
  return random.pick([...alphabet].filter((other) => other !== letter));
}

/** A name with one slip in a word of three or more letters: neighboring key, omission, doubling, insertion or swap. */
export function slip(name: string, random: Random): string {
  const letters = [...name];
  const places = letters.flatMap((letter, i) => (/\p{L}/u.test(letter) && wordLength(letters, i) >= 3 ? [i] : []));
  if (places.length === 0) return name;
  for (;;) {
    const slipped = slipAt(letters, random.pick(places), random);
    if (slipped.toLowerCase() !== name.toLowerCase()) return slipped;
  }
}

function wordLength(letters: readonly string[], at: number): number {
  const isLetter = (i: number) => /\p{L}/u.test(letters[i] ?? "");
  let from = at;
  let to = at;
  while (isLetter(from - 1)) from -= 1;
  while (isLetter(to + 1)) to += 1;
  return to - from + 1;
}

function slipAt(letters: readonly string[], at: number, random: Random): string {
  const before = letters.slice(0, at).join("");
  const after = letters.slice(at + 1).join("");
  const letter = letters[at] ?? "";
  const next = letters[at + 1] ?? "";
  const other = neighbor(letter.toLowerCase(), random);
  const ways = [
    `${before}${other}${after}`,
    `${before}${after}`,
    `${before}${letter}${letter}${after}`,
    `${before}${letter}${other}${after}`,
  ];
  if (/\p{L}/u.test(next)) ways.push(`${before}${next}${letter}${letters.slice(at + 2).join("")}`);
  return random.pick(ways);
}
