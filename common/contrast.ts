/** Color arithmetic of WCAG 2.2: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */

/** Minimum contrast of ordinary text (WCAG AA). */
export const textContrast = 4.5;

/** Minimum contrast of large text (from 24 px, or 18.66 px bold), borders and symbols (WCAG AA). */
export const largeTextContrast = 3;

type Rgb = [red: number, green: number, blue: number];

const hexColor = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/** Whether a text is `#rgb` or `#rrggbb`. */
export function isHexColor(text: string): boolean {
  return hexColor.test(text);
}

/** Contrast of two colors (`#rgb` or `#rrggbb`), from 1 (none) to 21 (black on white). */
export function contrastRatio(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
}

/** Black or white, whichever is more readable on the background. White is preferred if it reaches `enough`. */
export function textColorOn(background: string, enough = textContrast): "#000000" | "#ffffff" {
  const white = contrastRatio("#ffffff", background);
  if (white >= enough || white >= contrastRatio("#000000", background)) return "#ffffff";
  return "#000000";
}

/** The color if readable on all backgrounds, else the nearest mixture with black or white, else black or white. */
export function readableOn(color: string, backgrounds: readonly [string, ...string[]], ratio = textContrast): string {
  const readable = (text: string) => backgrounds.every((background) => contrastRatio(text, background) >= ratio);
  const shares = Array.from({ length: 21 }, (_, step) => step / 20);
  const mixtures = shares.flatMap((share) => [mix(color, "#000000", share), mix(color, "#ffffff", share)]);
  return mixtures.find(readable) ?? textColorOn(backgrounds[0]);
}

/** Mixes a share (0 to 1) of another color into one, as `#rrggbb`. */
export function mix(color: string, other: string, share: number): string {
  const others = rgb(other);
  const channels = rgb(color).map((channel, index) => channel + ((others[index] ?? 0) - channel) * share);
  return `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, "0")).join("")}`;
}

function luminance(color: string): number {
  const [red, green, blue] = rgb(color).map(linear);
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function rgb(color: string): Rgb {
  const digits = color.slice(1);
  const long = digits.length === 3 ? Array.from(digits, (digit) => digit + digit).join("") : digits;
  const channel = (start: number) => Number.parseInt(long.slice(start, start + 2), 16);
  return [channel(0), channel(2), channel(4)];
}
