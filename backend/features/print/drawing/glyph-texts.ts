import { bidi } from "../faces/bidi.ts";

/** Text for a glyph without a character: viewers leave it out, or paste something invisible that joins letters. */
export const nothing = "\u2060";

const ignorable = /\p{Default_Ignorable_Code_Point}/gu;

/** The text each glyph is found and copied as, given its characters (`parts`); together they are the run's text. */
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

/** Viewers expect mirrored brackets in texts from right to left. */
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

/** Gives each glyph a character and the last one the rest: viewers see a gap where a wide glyph has none. */
function spread(text: string, shared: string[], first: number, last: number): void {
  const characters = [...text];
  for (let index = first; index < last; index += 1) shared[index] = characters.shift() ?? "";
  shared[last] = characters.join("");
}

const sorted = (text: string) => [...text].sort().join("");
