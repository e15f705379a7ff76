import { type FontName, fontOfFamily } from "../common/fonts.ts";
import type { ShownEvent } from "../common/guest-page.ts";

/** Regular weight of all fonts, a file for each script: ".../inter/files/inter-latin-400-normal.woff2". */
const files = import.meta.glob<string>("../node_modules/@fontsource/*/files/*-400-normal.woff2", {
  query: "?url",
  import: "default",
  eager: true,
});

/** Each font's scripts, with the code points of each script's file: "U+0000-00FF,U+0131". */
const scripts = import.meta.glob<Record<string, string>>("../node_modules/@fontsource/*/unicode.json", {
  import: "default",
  eager: true,
});

/** The scripts of guests' names and of our languages; fonts have more, such as runic. */
const usefulScripts = ["latin", "latin-ext", "vietnamese", "cyrillic", "greek", "hebrew", "arabic", "devanagari"];

interface ScriptFile {
  script: string;
  path: string;
  range: string;
}

function filesOf(font: FontName): ScriptFile[] {
  const slug = font.toLowerCase().replaceAll(" ", "-");
  const folder = `../node_modules/@fontsource/${slug}`;
  const ranges = scripts[`${folder}/unicode.json`] ?? {};
  return usefulScripts.flatMap((script) => {
    const path = files[`${folder}/files/${slug}-${script}-400-normal.woff2`];
    const range = ranges[script];
    return path && range ? [{ script, path, range }] : [];
  });
}

/** `@font-face` rules for the scripts of a text and Latin. Names in other scripts use a font of the device. */
export function fontFacesOf(font: FontName, text: string): string {
  return filesOf(font)
    .filter(({ script, range }) => script.startsWith("latin") || countIn(text, range) > 0)
    .map(
      ({ path, range }) =>
        `@font-face{font-family:"${font}";font-display:swap;src:url(${path})format("woff2");unicode-range:${range}}`,
    )
    .join("");
}

/** The font file to load at once: of the script in which the event's name is written. */
export function preloadOf({ name, theme }: ShownEvent): string | undefined {
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
