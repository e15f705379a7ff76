import { type Face, openFace, readCharacters } from "./face.ts";
import { type FontFile, fontFiles } from "./font-files.ts";

/** The faces of one package in one weight. Its files are opened when one of their characters may be needed. */
export interface Family {
  /** The face that has all characters of a grapheme; undefined if none has. */
  faceOf(grapheme: string): Face | undefined;
}

/** Opens a font file, or returns it if it is open. */
export type OpenFace = (file: FontFile) => Face | undefined;

/** Opens each font file once. Files that cannot be read count as absent: one slice of Noto Sans SC is damaged. */
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
    // Reads the table of characters, which is what damaged files lack.
    face.covers(" ");
    return face;
  } catch {
    return undefined;
  }
}

// Only fonts of East Asia have slices with characters that are not in whole files. Reading all slices takes a while.
const eastAsian =
  /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\u3000-\u33ff\ufe10-\ufe4f\uff00-\uffef]/u;

/** A family of a package: "noto-sans". */
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

// What the packages say about their slices is not reliable, so the slices themselves are asked.
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
