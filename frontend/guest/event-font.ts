import { fontOfFamily } from "../../common/fonts.ts";
import type { ShownEvent } from "../../common/guest-page.ts";

/**
 * Regular weight of all fonts, a file for each useful script: ".../inter/files/inter-latin-400-normal.woff2"; ours also bold.
 * Fonts that only prints fall back to are left out.
 */
const files = import.meta.glob<string>(
  [
    "../../node_modules/@fontsource/*/files/*-{latin,latin-ext,vietnamese,cyrillic,greek,hebrew,arabic,devanagari}-400-normal.woff2",
    "../../node_modules/@fontsource/{inter,newsreader}/files/*-{latin,latin-ext,vietnamese,cyrillic,greek}-600-normal.woff2",
    "!../../node_modules/@fontsource/{noto,nanum,sawarabi}-*/**",
  ],
  { query: "?url", import: "default", eager: true },
);

/** Each font's scripts, with the code points of each script's file: "U+0000-00FF,U+0131". */
const scripts = import.meta.glob<Record<string, string>>(
  ["../../node_modules/@fontsource/*/unicode.json", "!../../node_modules/@fontsource/{noto,nanum,sawarabi}-*/**"],
  { import: "default", eager: true },
);

/** The scripts of guests' names and of our languages; fonts have more, such as runic. */
const usefulScripts = ["latin", "latin-ext", "vietnamese", "cyrillic", "greek", "hebrew", "arabic", "devanagari"];

interface ScriptFile {
  script: string;
  path: string;
  range: string;
}

/** The product's faces: what our own pages are set in. */
const ownFaces = [
  { font: "Newsreader", weight: 600 },
  { font: "Inter", weight: 400 },
  { font: "Inter", weight: 600 },
];

function filesOf(font: string, weight = 400): ScriptFile[] {
  const slug = font.toLowerCase().replaceAll(" ", "-");
  const folder = `../../node_modules/@fontsource/${slug}`;
  const ranges = scripts[`${folder}/unicode.json`] ?? {};
  return usefulScripts.flatMap((script) => {
    const path = files[`${folder}/files/${slug}-${script}-${weight}-normal.woff2`];
    const range = ranges[script];
    return path && range ? [{ script, path, range }] : [];
  });
}

export const ownFontFaces = (): string => ownFaces.map(({ font, weight }) => fontFacesOf(font, weight)).join("");

/** `@font-face` rules for all scripts of a font that we know; a browser loads those of the letters on the page. */
export function fontFacesOf(font: string, weight = 400): string {
  const strength = weight === 400 ? "" : `font-weight:${weight};`;
  return filesOf(font, weight)
    .map(
      ({ path, range }) =>
        `@font-face{font-family:"${font}";${strength}font-display:swap;src:url(${path})format("woff2");unicode-range:${range}}`,
    )
    .join("");
}

/** The font file to load at once: of the script in which the event's name is written; ours is that of headings. */
export function preloadOf(event: ShownEvent | undefined): string | undefined {
  if (!event) return filesOf("Newsreader", 600).find(({ script }) => script === "latin")?.path;
  const { name, theme } = event;
  const font = fontOfFamily(theme.fontFamily);
  if (!font) return undefined;
  const counted = filesOf(font).map((file) => ({ ...file, letters: countIn(name, file.range) }));
  const [best] = counted.toSorted((a, b) => b.letters - a.letters);
  return best?.path;
}

function countIn(text: string, range: string): number {
  const spans = range.split(",").map((span) => {
    const [from = "", to = from] = span.trim().replace("U+", "").split("-");
    return { from: Number.parseInt(from, 16), to: Number.parseInt(to, 16) };
  });
  const isIn = (point: number) => spans.some(({ from, to }) => from <= point && point <= to);
  return [...text].filter((letter) => isIn(letter.codePointAt(0) ?? 0)).length;
}
