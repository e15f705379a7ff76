import { bidi } from "../faces/bidi.ts";

/** What a glyph that stands for no character is copied as: viewers leave it out, or paste something that is not seen and keeps letters joined. */
export const nothing = "\u2060";

const ignorable = /\p{Default_Ignorable_Code_Point}/gu;

/**
 * What each glyph of a run is to be found and copied as, so that all of them together are the run's text. A glyph that stands for
 * no character of its own gets an invisible one. Where glyphs are in another order than characters, they get the characters in
 * reading order.
 *
 * @param parts the characters of each glyph, in reading order
 */
export function glyphTexts(parts: readonly string[], text: string, isRightToLeft: boolean): string[] {
  const joined = parts.join("");
  if (joined === text && !parts.includes("")) return [...parts];
  const visible = (isRightToLeft ? mirrored(text) : text).replace(ignorable, "");
  const known = parts.map((part) => part.replace(ignorable, ""));
  const [words, partsOfWords] = [visible.split(" "), splitAtSpaces(known)];
  const texts =
    words.length === partsOfWords.length
      ? partsOfWords.flatMap((word, index) => [...(index > 0 ? [" "] : []), ...share(word, words[index] ?? "")])
      : share(known, visible);
  return texts.map((shared) => shared || nothing);
}

/** Brackets as they are seen: viewers expect these in texts from right to left. */
const mirrored = (text: string) =>
  Array.from(text, (character) => bidi.getMirroredCharacter(character) ?? character).join("");

function splitAtSpaces(parts: readonly string[]): string[][] {
  const words: string[][] = [[]];
  for (const part of parts) {
    if (part === " ") words.push([]);
    else words.at(-1)?.push(part);
  }
  return words;
}

/** Shares a text among glyphs: each gets its own characters where these are in order. */
function share(parts: readonly string[], text: string): string[] {
  if (parts.join("") === text) return [...parts];
  const shared = parts.map(() => "");
  let [first, begin, gathered] = [0, 0, ""];
  parts.forEach((part, index) => {
    gathered += part;
    const slice = text.slice(begin, begin + gathered.length);
    if (sorted(gathered) !== sorted(slice)) return;
    spread(slice, shared, first, index);
    [first, begin, gathered] = [index + 1, begin + slice.length, ""];
  });
  const last = Math.min(first, parts.length - 1);
  if (last >= 0) shared[last] += text.slice(begin);
  return shared;
}

/** Gives each glyph of a range a character, the last one all that are left: viewers see a gap where a wide glyph has none. */
function spread(text: string, shared: string[], first: number, last: number): void {
  const characters = [...text];
  for (let index = first; index < last; index += 1) shared[index] = characters.shift() ?? "";
  shared[last] = characters.join("");
}

const sorted = (text: string) => [...text].sort().join("");
