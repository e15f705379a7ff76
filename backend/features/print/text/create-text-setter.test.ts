import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AppLanguage } from "../../../../common/app-languages.ts";
import { randomRuns } from "../../../../common/testing/random-runs.ts";
import { createFaces } from "../faces/faces.ts";
import { bidi } from "../faces/shaped-text.ts";
import { createTextSetter } from "./create-text-setter.ts";
import { cleanText, withoutDirectionControls } from "./place-graphemes.ts";
import { loadHyphenation, type SetLine, type TextStyle } from "./text-setter.ts";

const faces = createFaces();
const setter = createTextSetter(faces);
const style: TextStyle = { font: "Inter", isBold: false, size: 20 };

function seen(text: string): string {
  const { runs } = setter.line(text, style);
  return runs.map((run) => (run.isRightToLeft ? [...run.text].reverse().map(mirrored).join("") : run.text)).join("");
}

function mirrored(character: string): string {
  return bidi.getMirroredCharacter(character) ?? character;
}

function textsOf(lines: readonly SetLine[]): string[] {
  return lines.map((line) => line.text);
}

describe("hyphens", () => {
  const hyphenated = async (language: AppLanguage, text: string, width: number) => {
    const hyphenate = await loadHyphenation(language);
    return textsOf(setter.wrap(text, { ...style, hyphenate }, width));
  };

  it("are where the language has them, and only in words that are wider than a line", async () => {
    expect(await hyphenated("de", "keine Glutenunverträglichkeit", 150)).toEqual([
      ...["keine Gluten-", "unverträglich-", "keit"],
    ]);
    expect(await hyphenated("en", "gluten intolerance", 90)).toEqual(["gluten", "intoler-", "ance"]);
    expect(await hyphenated("fr", "végétarienne", 90)).toEqual(["végéta-", "rienne"]);
    expect(await hyphenated("es", "vegetarianismo", 90)).toEqual(["vegeta-", "rianismo"]);
    expect(textsOf(setter.wrap("Glutenunverträglichkeit", style, 150)).join("")).toBe("Glutenunverträglichkeit");
  });
});

it.each([
  ["שלום Anna (12)", "Anna (12) םולש"],
  ["Anna שלום Bea", "Anna םולש Bea"],
  ["(שלום)", "(םולש)"],
  ["محمد 12", "12 دمحم"],
  ["שלום (12)", "(12) םולש"],
  ["Anna \u{1f600} Bea", "Anna \u{1f600} Bea"],
  ["שלום \u{1f600} (12)", "(12) \u{1f600} םולש"],
  ["\u202eAnna\u202c", "annA"],
  ["\u200e\u2068א\u2069 – \u2068ת\u2069", "א – ת"],
])("orders %s by direction", (text, expected) => {
  expect(seen(text)).toBe(expected);
});

it("wraps between words, after hyphens, and in scripts without spaces", () => {
  expect(textsOf(setter.wrap("no nuts, no milk-based sauces", style, 100))).toEqual([
    "no nuts,",
    "no milk-",
    "based",
    "sauces",
  ]);
  expect(textsOf(setter.wrap("Lindqvist-Hohenfels", style, 120))).toEqual(["Lindqvist-", "Hohenfels"]);
  expect(textsOf(setter.wrap("王小明，不吃花生。", style, 105))).toEqual(["王小明，", "不吃花生。"]);
  expect(textsOf(setter.wrap("ヴィクトリア・ホーエンシュタイン", style, 200))).toEqual([
    "ヴィクトリア・",
    "ホーエンシュタイン",
  ]);
  expect(textsOf(setter.wrap("キャンディ", style, 45))).toEqual(["キャ", "ン", "ディ"]);
  expect(setter.wrap("ไม่ทานถั่ว", style, 60).length).toBeGreaterThan(1);
});

const anyText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.string({ unit: "grapheme", maxLength: 40 }),
  fc.string({
    unit: fc.constantFrom(
      ..."aÉ (12) שלؤم\u0301क्षา้ำ王かन\u200d\u202e\u2067\u2069\u200f\u0000\n-/👩🏽🇩".split(""),
      " ",
      "👩🏽‍🦽",
      "🇩🇪",
      "العَ",
    ),
    maxLength: 60,
  }),
);

const printed = (text: string) => withoutDirectionControls(cleanText(text));
const inOrder = (text: string) => [...text.replaceAll(" ", "")].sort().join("");

it("sets any text", () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const line = setter.line(text, style);
      expect(line.text).toBe(printed(text));
      expect(inOrder(line.runs.map((run) => run.text).join(""))).toBe(inOrder(line.text));
      expect(line.runs.reduce((sum, run) => sum + run.width, 0)).toBeCloseTo(line.width, 6);
      for (const run of line.runs) {
        const { glyphs } = faces.face(run.face).shape(run.text, run.isRightToLeft);
        expect(glyphs.map(({ glyph }) => glyph.id)).not.toContain(0);
        const outlines = glyphs.map(({ glyph }) => faces.face(run.face).outline(glyph.id));
        for (const outline of outlines) expect(outline).toMatch(/^(M[-MLQCZ0-9. e]+)?$/);
      }
    }),
    { numRuns: randomRuns(80) },
  );
});

it("fits any text into its room", () => {
  fc.assert(
    fc.property(anyText, fc.integer({ min: 20, max: 300 }), fc.integer({ min: 1, max: 4 }), (text, width, lines) => {
      const fitted = setter.fit(text, style, { width, height: 40, lines, smallest: 10 });
      expect(fitted.width).toBeLessThanOrEqual(width);
      expect(fitted.height).toBeLessThanOrEqual(40);
      expect(fitted.lines.length).toBeLessThanOrEqual(lines);
      expect(textsOf(fitted.lines).join("").replaceAll(" ", "")).toBe(printed(text).replaceAll(" ", ""));
    }),
    { numRuns: randomRuns(80) },
  );
});

it("wraps any text within its width", () => {
  fc.assert(
    fc.property(anyText, fc.integer({ min: 80, max: 300 }), (text, width) => {
      const lines = setter.wrap(text, style, width);
      const tooWide = lines.filter((line) => line.width > width && !isSingle(line.text));
      expect(textsOf(tooWide)).toEqual([]);
      expect(textsOf(lines).join("").replaceAll(" ", "")).toBe(printed(text).replaceAll(" ", ""));
    }),
    { numRuns: randomRuns(80) },
  );
});

function isSingle(text: string): boolean {
  return [...new Intl.Segmenter("en").segment(text)].length === 1;
}
