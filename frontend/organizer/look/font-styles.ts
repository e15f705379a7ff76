import { useEffect } from "react";
import { type FontName, fontOfFamily } from "../../../common/fonts.ts";
import { logFailure } from "../lib/page.ts";

/** Each font's style sheets, loaded on demand: regular weight, and bold if the font has it. */
export const fontStyles: Record<FontName, () => Promise<unknown>> = {
  // Its regular weight is loaded with the app, whose own font it is.
  Inter: () => import("@fontsource/inter/700.css"),
  Roboto: () => Promise.all([import("@fontsource/roboto/400.css"), import("@fontsource/roboto/700.css")]),
  Lato: () => Promise.all([import("@fontsource/lato/400.css"), import("@fontsource/lato/700.css")]),
  Montserrat: () => Promise.all([import("@fontsource/montserrat/400.css"), import("@fontsource/montserrat/700.css")]),
  "Open Sans": () => Promise.all([import("@fontsource/open-sans/400.css"), import("@fontsource/open-sans/700.css")]),
  Raleway: () => Promise.all([import("@fontsource/raleway/400.css"), import("@fontsource/raleway/700.css")]),
  Poppins: () => Promise.all([import("@fontsource/poppins/400.css"), import("@fontsource/poppins/700.css")]),
  Nunito: () => Promise.all([import("@fontsource/nunito/400.css"), import("@fontsource/nunito/700.css")]),
  "Work Sans": () => Promise.all([import("@fontsource/work-sans/400.css"), import("@fontsource/work-sans/700.css")]),
  Rubik: () => Promise.all([import("@fontsource/rubik/400.css"), import("@fontsource/rubik/700.css")]),
  "Playfair Display": () =>
    Promise.all([import("@fontsource/playfair-display/400.css"), import("@fontsource/playfair-display/700.css")]),
  "Cormorant Garamond": () =>
    Promise.all([import("@fontsource/cormorant-garamond/400.css"), import("@fontsource/cormorant-garamond/700.css")]),
  "Great Vibes": () => import("@fontsource/great-vibes/400.css"),
  "Dancing Script": () =>
    Promise.all([import("@fontsource/dancing-script/400.css"), import("@fontsource/dancing-script/700.css")]),
  Parisienne: () => import("@fontsource/parisienne/400.css"),
  "Alex Brush": () => import("@fontsource/alex-brush/400.css"),
  "Pinyon Script": () => import("@fontsource/pinyon-script/400.css"),
  Sacramento: () => import("@fontsource/sacramento/400.css"),
  Tangerine: () => Promise.all([import("@fontsource/tangerine/400.css"), import("@fontsource/tangerine/700.css")]),
  Yellowtail: () => import("@fontsource/yellowtail/400.css"),
  Merriweather: () =>
    Promise.all([import("@fontsource/merriweather/400.css"), import("@fontsource/merriweather/700.css")]),
  "Libre Baskerville": () =>
    Promise.all([import("@fontsource/libre-baskerville/400.css"), import("@fontsource/libre-baskerville/700.css")]),
  "EB Garamond": () =>
    Promise.all([import("@fontsource/eb-garamond/400.css"), import("@fontsource/eb-garamond/700.css")]),
  Cardo: () => Promise.all([import("@fontsource/cardo/400.css"), import("@fontsource/cardo/700.css")]),
  "Crimson Text": () =>
    Promise.all([import("@fontsource/crimson-text/400.css"), import("@fontsource/crimson-text/700.css")]),
};

/** Loads only the first font of a font family. Until it is loaded, the fallback shows. */
export function useEventFont(fontFamily: string): void {
  useEffect(() => {
    const font = fontOfFamily(fontFamily);
    if (font) fontStyles[font]().catch((error: unknown) => logFailure("loading a font", error));
  }, [fontFamily]);
}
