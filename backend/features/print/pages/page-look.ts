import { mix } from "../../../../common/contrast.ts";
import { eventColors } from "../../../../common/event-colors.ts";
import { type FontName, fontOfFamily } from "../../../../common/fonts.ts";
import type { EventTheme } from "../../../../common/theme.ts";
import type { PageLook } from "./layout.ts";

/** White paper for home printers (cards, lists), or the event's background (signs, posters). */
export type Surface = "paper" | "background";

const white = "#ffffff";

const plainLook: PageLook = {
  headingFont: "Inter",
  textFont: "Inter",
  background: undefined,
  text: "#000000",
  quiet: "#4d4d4d",
  accent: "#000000",
  line: "#b3b3b3",
};

/** The fonts and colors of a print. Every text is readable on its surface (WCAG AA). */
export function pageLook(theme: EventTheme, look: "event" | "plain", surface: Surface = "paper"): PageLook {
  if (look === "plain") return plainLook;
  const headingFont = fontOfFamily(theme.fontFamily) ?? "Inter";
  const fonts = { headingFont, textFont: textFontOf(headingFont) };
  // "light" because paper is: only a background that the organizer chose makes it dark.
  const ofEvent = eventColors(theme, "light");
  const background = surface === "paper" ? white : (ofEvent.bg ?? white);
  const colors = surface === "paper" ? eventColors({ ...theme, backgroundColor: white }, "light") : ofEvent;
  const text = colors.fg ?? "#000000";
  const accent = colors["brand.fg"] ?? text;
  return {
    ...fonts,
    background: background === white ? undefined : background,
    text,
    quiet: colors["fg.muted"] ?? text,
    accent,
    // Darker than on screens, because printers lose fainter hairlines.
    line: mix(background, text, 0.3),
  };
}

/** Text fonts for heading fonts that do not suit small text: handwriting, display faces, Raleway (uneven figures). */
const textFonts: Partial<Record<FontName, FontName>> = {
  Raleway: "Open Sans",
  "Playfair Display": "Crimson Text",
  "Cormorant Garamond": "EB Garamond",
  "Great Vibes": "EB Garamond",
  "Dancing Script": "Nunito",
  Parisienne: "EB Garamond",
  "Alex Brush": "EB Garamond",
  "Pinyon Script": "Libre Baskerville",
  Sacramento: "Lato",
  Tangerine: "EB Garamond",
  Yellowtail: "Inter",
};

function textFontOf(headingFont: FontName): FontName {
  return textFonts[headingFont] ?? headingFont;
}
