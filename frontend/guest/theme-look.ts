import { contrastRatio, textColorOn } from "../../common/contrast.ts";
import { eventColors } from "../../common/event-colors.ts";
import { fontOfFamily, isScript, textFaceOf } from "../../common/fonts.ts";
import type { GuestPage, ShownEvent, ShownPicture } from "../../common/guest-page.ts";
import { defaultTheme, type EventTheme } from "../../common/theme.ts";
import { fontFacesOf, ownFontFaces } from "./event-font.ts";

type Palette = Record<string, string>;

const ours: Record<"light" | "dark", Palette> = {
  light: {
    bg: "#faf8f4",
    panel: "#ffffff",
    fg: "#1c1a17",
    muted: "#6b645a",
    line: "#e6dfd3",
    edge: "#8f877a",
    wash: "#e3f0ea",
    brand: "#1b4d3e",
    solid: "#1f5a48",
    "on-solid": "#ffffff",
    ring: "#1f5a48",
  },
  dark: {
    bg: "#151412",
    panel: "#1d1b18",
    fg: "#f3efe7",
    muted: "#a89f92",
    line: "#34302a",
    edge: "#857c70",
    wash: "#1b2f28",
    brand: "#8ed1b8",
    solid: "#4fa88b",
    "on-solid": "#0c1a15",
    ring: "#8ed1b8",
  },
};

const namesInPalette = {
  bg: "bg",
  panel: "bg.panel",
  fg: "fg",
  muted: "fg.muted",
  line: "border",
  edge: "border.emphasized",
  wash: "brand.subtle",
  brand: "brand.fg",
  solid: "brand.solid",
  "on-solid": "brand.contrast",
  ring: "brand.focusRing",
};

function paletteOf(theme: EventTheme, preferred: "light" | "dark"): Palette & { scheme: string } {
  const { scheme, ...found } = eventColors(theme, preferred);
  const named = Object.entries(namesInPalette).map(([short, name]) => [short, found[name] ?? ""]);
  return { scheme, ...Object.fromEntries(named) };
}

const ownLook =
  `:root{font-synthesis:none;--face:"Newsreader",Georgia,serif;--text:"Inter",var(--sans)}` +
  inBothModes({ scheme: "light", ...ours.light }, { scheme: "dark", ...ours.dark });

/** Colors and font of an event's page as CSS, without the rules that load the font. */
function themeLook({ theme, picture }: Pick<ShownEvent, "theme" | "picture">): string {
  return fontOf(theme) + colorsOf(theme, picture);
}

/** Size of the cache. Finding readable colors takes longer than the rest of a page. */
const maxThemes = 500;
const colors = new Map<string, string>();

function colorsOf(theme: EventTheme, picture: ShownPicture | null): string {
  const ink = picture?.kind === "monogram" ? picture.ink : null;
  const key = `${theme.primaryColor} ${theme.backgroundColor} ${ink}`;
  const known = colors.get(key);
  if (known !== undefined) return known;
  const found = inBothModes(withPlate(paletteOf(theme, "light"), ink), withPlate(paletteOf(theme, "dark"), ink));
  if (colors.size >= maxThemes) colors.clear();
  colors.set(key, found);
  return found;
}

const minOfInk = 2;

function withPlate<Colors extends Palette & { scheme: string }>(colors: Colors, ink: string | null): Colors {
  if (ink === null || contrastRatio(ink, colors.bg ?? "") >= minOfInk) return colors;
  return { ...colors, plate: textColorOn(ink) };
}

// An event with its own background looks the same in both modes.
function inBothModes(light: Palette & { scheme: string }, dark: Palette & { scheme: string }): string {
  const [inLight, inDark] = [declarations(light), declarations(dark)];
  if (inLight === inDark) return `:root{${inLight}}`;
  return (
    `:root{${inLight}}:root[data-mode=dark]{${inDark}}` +
    `@media(prefers-color-scheme:dark){:root:not([data-mode=light]){${inDark}}}`
  );
}

function declarations({ scheme, ...colors }: Palette & { scheme: string }): string {
  const variables = Object.entries(colors).map(([name, color]) => `--${name}:${color}`);
  return [`color-scheme:${scheme}`, ...variables].join(";");
}

function fontOf({ fontFamily }: EventTheme): string {
  const font = fontOfFamily(fontFamily);
  if (!font) return "";
  const text = textFaceOf(font);
  // Handwriting is small for its size, and has no bold letters.
  const headings = isScript(font) ? ";--face-size:1.3;--number:var(--text)" : "";
  // Only the regular weight is loaded, and browsers imitate others badly.
  return `:root{font-synthesis:none;--face:"${font}",${text};--text:${isScript(font) ? text : "var(--face)"}${headings}}`;
}

/** Whether nobody has given the page a look: its names then stand on a wash of their own. */
export const isPlain = ({ theme, picture }: Pick<ShownEvent, "theme" | "picture">): boolean =>
  picture === null && theme.backgroundColor.toLowerCase() === defaultTheme.backgroundColor;

/** The event in whose look a page appears; undefined for pages in the product's. */
export function eventOfLook({ place, body }: GuestPage): ShownEvent | undefined {
  return place === "event" && "event" in body ? body.event : undefined;
}

/** Colors and fonts of a page as CSS, the event's or the product's. */
export function lookOf(page: GuestPage): string {
  const event = eventOfLook(page);
  if (!event) return ownFontFaces() + ownLook;
  const font = fontOfFamily(event.theme.fontFamily);
  return (font ? fontFacesOf(font) : "") + themeLook(event);
}
