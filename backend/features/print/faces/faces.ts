import { type FontName, fontFamilyOf, fontNames, isScript } from "../../../../common/fonts.ts";
import type { Face } from "./face.ts";
import { createFaceOpener, createFamily, type Family } from "./family.ts";
import { packageOf } from "./font-files.ts";
import { needsGlyph } from "./shaped-text.ts";

/** The faces of all fonts, opened when they are needed. */
export interface Faces {
  /** One face per grapheme, one font per word if possible. What no font has gets a face that does not cover it. */
  choose(graphemes: readonly string[], font: FontName, isBold: boolean): readonly Face[];
  /** @throws Error for a face that was not chosen before */
  face(name: string): Face;
}

const fallbackPackages = [
  "noto-sans",
  "noto-sans-hebrew",
  "noto-sans-arabic",
  "noto-sans-armenian",
  "noto-sans-georgian",
  "noto-sans-devanagari",
  "noto-sans-bengali",
  "noto-sans-tamil",
  "noto-sans-thai",
  "noto-sans-myanmar",
  "noto-sans-khmer",
  "noto-serif-tibetan",
  "noto-sans-ethiopic",
  "noto-sans-symbols",
  "noto-sans-symbols-2",
  "noto-sans-math",
  "noto-emoji",
] as const;

/** Fonts whose only figures are old-style ones, which are as low as small letters. */
const figuresFrom: Partial<Record<FontName, FontName>> = { Tangerine: "Pinyon Script" };
const figure = /^[0-9]$/;

const emojiPackage = "noto-emoji";
const chinese = "noto-sans-sc";
const japanese = "sawarabi-gothic";
const korean = "nanum-gothic";

const emoji = /^[\p{Emoji_Presentation}\u{1f1e6}-\u{1f1ff}]|^\p{Emoji}.*(?:\ufe0f|\u20e3|\u200d|\p{Emoji_Modifier})/u;
const letterClasses = [
  /^\p{Script=Latin}/u,
  /^\p{Script=Greek}/u,
  /^\p{Script=Cyrillic}/u,
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\u30fc]/u,
  /^\p{L}/u,
];

/** Whose forms names have that are written in Han characters only. */
export type HanForms = "chinese" | "japanese" | "korean";

/** Every package that a print may take a face from. */
export const printedPackages: readonly string[] = [
  ...fontNames.map(packageOf),
  ...fallbackPackages,
  chinese,
  japanese,
  korean,
];

/** The faces of the packages that are installed. */
export function createFaces(han: HanForms = "chinese"): Faces {
  const { open, opened } = createFaceOpener();
  const families = new Map<string, Family>();
  const orders = new Map<string, readonly Family[]>();

  function family(packageName: string, isBold: boolean): Family {
    const key = `${packageName} ${isBold}`;
    const found = families.get(key) ?? createFamily(packageName, isBold, open);
    families.set(key, found);
    return found;
  }
  function orderOf(font: FontName, isBold: boolean, graphemes: readonly string[]): readonly Family[] {
    const eastAsian = eastAsianPackages(graphemes, han);
    const key = `${font} ${isBold} ${eastAsian[0]}`;
    const packages = [...new Set([...packagesOf(font), ...fallbackPackages, ...eastAsian])];
    const found = orders.get(key) ?? packages.map((name) => family(name, isBold));
    orders.set(key, found);
    return found;
  }
  function ownFace(grapheme: string, font: FontName, isBold: boolean): Face | undefined {
    const drawn = (figure.test(grapheme) && figuresFrom[font]) || font;
    return family(packageOf(drawn), isBold).faceOf(grapheme);
  }
  function substitute(isBold: boolean): Face {
    const face = family("noto-sans", isBold).faceOf("\ufffd");
    if (!face) throw new Error("Noto Sans has no replacement character.");
    return face;
  }

  return {
    choose(graphemes, font, isBold) {
      const plain = graphemes.map((grapheme) => (emoji.test(grapheme) ? undefined : ownFace(grapheme, font, isBold)));
      const covered = plain.filter((face) => face !== undefined);
      if (covered.length === graphemes.length) return covered;
      const order = orderOf(font, isBold, graphemes);
      const emojis = family(emojiPackage, isBold);
      return inWords(graphemes).flatMap((word) =>
        word.isLetters
          ? chooseForLetters(word.graphemes, order, () => substitute(isBold))
          : word.graphemes.map(
              (grapheme) =>
                (emoji.test(grapheme) ? emojis.faceOf(grapheme) : ownFace(grapheme, font, isBold)) ??
                firstFace(grapheme, order) ??
                substitute(isBold),
            ),
      );
    },
    face(name) {
      const face = opened.get(name);
      if (!face) throw new Error(`The face ${name} is not open.`);
      return face;
    },
  };
}

// Beside the font itself, one of its kind that has more letters.
function packagesOf(font: FontName): string[] {
  if (isScript(font)) return [packageOf(font), "great-vibes"];
  return fontFamilyOf(font).endsWith(", serif") ? [packageOf(font), "eb-garamond"] : [packageOf(font)];
}

// Chinese, Japanese and Korean share characters that each of them writes differently.
function eastAsianPackages(graphemes: readonly string[], han: HanForms): readonly [string, string, string] {
  const text = graphemes.join("");
  return packagesOfForms[writtenForms(text) ?? han];
}

const packagesOfForms = {
  chinese: [chinese, japanese, korean],
  japanese: [japanese, chinese, korean],
  korean: [korean, chinese, japanese],
} as const;

/** What the letters beside Han characters show; undefined without such letters. */
function writtenForms(text: string): HanForms | undefined {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return "japanese";
  return /\p{Script=Hangul}/u.test(text) ? "korean" : undefined;
}

/** The forms that suit a list: those of most names that show whose they are. */
export function hanFormsOf(names: Iterable<string>): HanForms {
  const counts = { chinese: 0, japanese: 0, korean: 0 };
  for (const name of names) {
    const forms = writtenForms(name) ?? (simplified.test(name) ? "chinese" : undefined);
    if (forms) counts[forms] += 1;
    else if (japaneseOnly.test(name)) counts.japanese += 1;
  }
  if (counts.japanese > counts.chinese) return "japanese";
  return counts.korean > 0 && counts.chinese + counts.japanese === 0 ? "korean" : "chinese";
}

/** Frequent in names, and written so only in Chinese since the reform of the 1950s. */
const simplified =
  /[刘陈张杨赵黄吴孙马罗郑谢韩冯邓许苏吕卢蒋贾叶阎潘鲁韦龙万钱汤严顾贺龚赖谭廖陆华伟强军丽艳娟敏静涛鹏辉晓飞]/u;

/** Frequent in names, and written so only in Japanese, or invented there. */
const japaneseOnly = /[沢浜辺斎桜渋榎広恵徳辻畑峠栃枡笹込働匂凪]/u;

interface Word {
  isLetters: boolean;
  letterClass: number;
  graphemes: string[];
}

function inWords(graphemes: readonly string[]): Word[] {
  const words: Word[] = [];
  for (const grapheme of graphemes) {
    const letterClass = letterClasses.findIndex((letters) => letters.test(grapheme));
    const last = words.at(-1);
    if (last?.letterClass === letterClass) last.graphemes.push(grapheme);
    else words.push({ isLetters: letterClass >= 0, letterClass, graphemes: [grapheme] });
  }
  return words;
}

function chooseForLetters(
  graphemes: readonly string[],
  order: readonly Family[],
  substitute: () => Face,
): readonly Face[] {
  for (const family of order) {
    const faces = graphemes.map((grapheme) => family.faceOf(grapheme));
    const found = faces.filter((face) => face !== undefined);
    if (found.length === graphemes.length) return found;
  }
  return graphemes.map((grapheme) => firstFace(grapheme, order) ?? faceOfBase(grapheme, order) ?? substitute());
}

function firstFace(grapheme: string, order: readonly Family[]): Face | undefined {
  for (const family of order) {
    const face = family.faceOf(grapheme);
    if (face) return face;
  }
  return undefined;
}

// A letter whose marks are in no face together with it is set without them.
function faceOfBase(grapheme: string, order: readonly Family[]): Face | undefined {
  const [base = ""] = grapheme;
  return needsGlyph(base) ? firstFace(base, order) : undefined;
}
