import { useEffect } from "react";
import { type ColourScheme, eventColours } from "../../common/event-colours.ts";
import { fontFamilyOf, fontOfFamily, isScript } from "../../common/fonts.ts";
import type { EventTheme } from "../../common/theme.ts";
import { logFailure } from "../lib/log-failure.ts";
import { fontStyles } from "./font-styles.ts";

/** Makes handwriting look as large as other fonts, and prevents synthetic bold: it has no bold face. */
const scriptLegibility = { fontSizeAdjust: "0.44", fontSynthesis: "style" };

/**
 * The design system's CSS variables for an event's colours and font, for the element with the event's look. That
 * element also needs `colorPalette="brand"`.
 */
export function eventVariables(theme: EventTheme, preferred: ColourScheme): Record<string, string> {
  const { scheme, ...colours } = eventColours(theme, preferred);
  const variables = Object.entries(colours).map(([name, colour]) => [colourVariable(name), colour]);
  const font = fontOfFamily(theme.fontFamily);
  const family = font ? fontFamilyOf(font) : "inherit";
  return {
    ...Object.fromEntries(variables),
    "--chakra-fonts-body": family,
    "--chakra-fonts-heading": family,
    colorScheme: scheme,
    ...(font && isScript(font) ? scriptLegibility : {}),
  };
}

function colourVariable(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `--chakra-colors-${words.replace(".", "-")}`;
}

/** Loads only the first font of a font family. Until it is loaded, the fallback shows. */
export function useEventFont(fontFamily: string): void {
  useEffect(() => {
    const font = fontOfFamily(fontFamily);
    if (font) fontStyles[font]().catch((error: unknown) => logFailure("loading a font", error));
  }, [fontFamily]);
}
