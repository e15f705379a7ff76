import type { EventTheme } from "../../../common/theme.ts";
import type { PlainScreenKey } from "../../lib/text.ts";

export interface ReadyPalette {
  name: PlainScreenKey;
  theme: EventTheme;
}

/** A test checks that their colors are readable on each other. */
export const readyPalettes: readonly ReadyPalette[] = [
  {
    name: "themes.palettes.rosewood",
    theme: { primaryColor: "#7a1f3d", backgroundColor: "#fdf6ec", fontFamily: "Cormorant Garamond, serif" },
  },
  {
    name: "themes.palettes.oliveGrove",
    theme: { primaryColor: "#4a5a2b", backgroundColor: "#f6f5ea", fontFamily: "Libre Baskerville, serif" },
  },
  {
    name: "themes.palettes.harbor",
    theme: { primaryColor: "#17506e", backgroundColor: "#f2f7f9", fontFamily: "Montserrat, sans-serif" },
  },
  {
    name: "themes.palettes.terracotta",
    theme: { primaryColor: "#9c4127", backgroundColor: "#fbf0e6", fontFamily: "Playfair Display, serif" },
  },
  {
    name: "themes.palettes.lavender",
    theme: { primaryColor: "#5a4590", backgroundColor: "#f5f2fb", fontFamily: "Great Vibes, cursive" },
  },
  {
    name: "themes.palettes.midnight",
    theme: { primaryColor: "#e5c57c", backgroundColor: "#141a2c", fontFamily: "EB Garamond, serif" },
  },
];
