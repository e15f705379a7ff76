import { type Face, openFace, readCharacters } from "./face.ts";
import { type FontFile, fontFiles } from "./font-files.ts";

/** The faces of one package in one weight, opened when one of their characters may be needed. */
export interface Family {
  /** The face that has all characters of a grapheme; undefined if none has. */
  faceOf(grapheme: string): Face | undefined;
}

export type OpenFace = (file: FontFile) => Face | undefined;

/** Opens each file once. Unreadable ones count as absent: one slice of Noto Sans SC is damaged. */
export function createFaceOpener(): { open: OpenFace; opened: ReadonlyMap<string, Face | undefined> } {
  const opened = new Map<string, Face | undefined>();
  return {
    opened,
    open(file) {
      if (!opened.has(file.name)) opened.set(file.name, tryToOpen(file));
      return opened.get(file.name);
    },
  };
}

function tryToOpen(file: FontFile): Face | undefined {
  try {
    const face = openFace(file);
    face.covers(" ");
    return face;
  } catch {
    return undefined;
  }
}

// Only East Asian fonts have characters that are only in slices. Reading all slices takes a while.
const eastAsian =
  /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\u3000-\u33ff\ufe10-\ufe4f\uff00-\uffef]/u;

/** A family of a package, such as "noto-sans". */
export function createFamily(packageName: string, isBold: boolean, open: OpenFace): Family {
  const { whole, slices } = fontFiles(packageName, isBold);
  const known = new Map<string, Face | undefined>();
  let sliceOfCharacter: ReadonlyMap<number, FontFile> | undefined;

  function find(grapheme: string): Face | undefined {
    for (const file of whole) {
      const face = open(file);
      if (face?.covers(grapheme)) return face;
    }
    if (!eastAsian.test(grapheme)) return undefined;
    sliceOfCharacter ??= indexSlices(slices);
    const slice = sliceOfCharacter.get(grapheme.codePointAt(0) ?? 0);
    const face = slice && open(slice);
    return face?.covers(grapheme) ? face : undefined;
  }

  return {
    faceOf(grapheme) {
      if (!known.has(grapheme)) known.set(grapheme, find(grapheme));
      return known.get(grapheme);
    },
  };
}

/** The files of a package in one weight that a print may open: slices only for what is in no other file. */
export function printedFiles(packageName: string, isBold: boolean): readonly FontFile[] {
  const { whole, slices } = fontFiles(packageName, isBold);
  const inWhole = new Set(whole.flatMap(charactersOf));
  const wanted = new Set<FontFile>();
  for (const [codePoint, file] of indexSlices(slices)) {
    if (!inWhole.has(codePoint) && eastAsian.test(String.fromCodePoint(codePoint))) wanted.add(file);
  }
  return [...whole, ...wanted];
}

// What the packages list for their slices is not reliable, so the slices themselves are read.
function indexSlices(slices: readonly FontFile[]): ReadonlyMap<number, FontFile> {
  const index = new Map<number, FontFile>();
  for (const file of slices) {
    for (const codePoint of charactersOf(file)) if (!index.has(codePoint)) index.set(codePoint, file);
  }
  return index;
}

function charactersOf(file: FontFile): readonly number[] {
  try {
    return readCharacters(file);
  } catch {
    return [];
  }
}
