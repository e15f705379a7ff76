import {
  contrastRatio,
  isHexColor,
  largeTextContrast,
  mix,
  readableOn,
  textColorOn,
  textContrast,
} from "./contrast.ts";
import { defaultTheme, type EventTheme } from "./theme.ts";

export type ColorScheme = "light" | "dark";

/** Names of the design system's colors, each with the event's color that replaces it. */
export type EventColors = Record<string, string>;

const ink = "#211f1c";
const paper = "#faf8f5";
const darkPage = "#161513";

/** Readable palette (WCAG AA) from an event's two colors. `preferred` is used only if the background is the default. */
export function eventColors(theme: EventTheme, preferred: ColorScheme): EventColors & { scheme: ColorScheme } {
  const primary = colorOr(theme.primaryColor, defaultTheme.primaryColor);
  const chosen = colorOr(theme.backgroundColor, defaultTheme.backgroundColor);
  const undecided = chosen.toLowerCase() === defaultTheme.backgroundColor;
  const background = undecided && preferred === "dark" ? darkPage : chosen;
  const scheme = textColorOn(background) === "#ffffff" ? "dark" : "light";
  return { scheme, ...surroundings(background, scheme), ...accents(primary, background, panelOn(background, scheme)) };
}

function colorOr(color: string, fallback: string): string {
  return isHexColor(color) ? color : fallback;
}

function surroundings(background: string, scheme: ColorScheme): EventColors {
  const panel = panelOn(background, scheme);
  const text = readableOn(scheme === "light" ? ink : paper, [background, panel]);
  const quiet = readableOn(mix(text, panel, 0.28), [background, panel]);
  return {
    bg: background,
    "bg.panel": panel,
    "bg.subtle": mix(panel, text, 0.04),
    "bg.muted": mix(panel, text, 0.08),
    fg: text,
    "fg.muted": quiet,
    "fg.subtle": quiet,
    border: mix(panel, text, 0.14),
    "border.muted": mix(panel, text, 0.08),
    "border.emphasized": readableOn(mix(panel, text, 0.45), [panel, background], largeTextContrast),
  };
}

/** The color of cards on the page: lighter than the page, unless light text would become unreadable. */
function panelOn(background: string, scheme: ColorScheme): string {
  if (scheme === "light") return mix(background, "#ffffff", 0.85);
  const lighter = mix(background, "#ffffff", 0.07);
  return contrastRatio("#ffffff", lighter) >= 7 ? lighter : mix(background, "#000000", 0.3);
}

function accents(primary: string, background: string, panel: string): EventColors {
  const subtle = mix(panel, primary, 0.08);
  const muted = mix(panel, primary, 0.16);
  const button = buttonColors(primary);
  return {
    "brand.accent": primary,
    "brand.accentContrast": textColorOn(primary, largeTextContrast),
    "brand.solid": button.background,
    "brand.contrast": button.text,
    "brand.fg": readableOn(primary, [background, panel, subtle, muted]),
    "brand.subtle": subtle,
    "brand.muted": muted,
    "brand.emphasized": mix(panel, primary, 0.32),
    "brand.border": mix(panel, primary, 0.4),
    "brand.focusRing": readableOn(primary, [background, panel], largeTextContrast),
  };
}

function buttonColors(primary: string): { background: string; text: string } {
  const white = contrastRatio("#ffffff", primary);
  if (white < largeTextContrast) return { background: primary, text: "#000000" };
  if (white >= textContrast) return { background: primary, text: "#ffffff" };
  const shades = Array.from({ length: 20 }, (_, step) => mix(primary, "#000000", step / 20));
  const shade = shades.find((candidate) => contrastRatio("#ffffff", candidate) >= textContrast);
  return { background: shade ?? "#000000", text: "#ffffff" };
}
