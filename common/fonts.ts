type Generic = "sans-serif" | "serif" | "cursive";

const genericOfFont = {
  Inter: "sans-serif",
  Roboto: "sans-serif",
  Lato: "sans-serif",
  Montserrat: "sans-serif",
  "Open Sans": "sans-serif",
  Raleway: "sans-serif",
  Poppins: "sans-serif",
  Nunito: "sans-serif",
  "Work Sans": "sans-serif",
  Rubik: "sans-serif",
  "Playfair Display": "serif",
  "Cormorant Garamond": "serif",
  "Great Vibes": "cursive",
  "Dancing Script": "cursive",
  Parisienne: "cursive",
  "Alex Brush": "cursive",
  "Pinyon Script": "cursive",
  Sacramento: "cursive",
  Tangerine: "cursive",
  Yellowtail: "cursive",
  Merriweather: "serif",
  "Libre Baskerville": "serif",
  "EB Garamond": "serif",
  Cardo: "serif",
  "Crimson Text": "serif",
} as const satisfies Record<string, Generic>;

/** A font for an event's page. */
export type FontName = keyof typeof genericOfFont;

/** The 25 fonts, in the order in which they are offered. */
export const fontNames = Object.keys(genericOfFont).filter(isFontName);

function isFontName(name: string): name is FontName {
  return Object.hasOwn(genericOfFont, name);
}

/** A font with its fallback, as in themes: "Open Sans, sans-serif". */
export function fontFamilyOf(name: FontName): string {
  return `${name}, ${genericOfFont[name]}`;
}

/** Whether a font imitates handwriting: its letters are small for their size. */
export function isScript(name: FontName): boolean {
  return genericOfFont[name] === "cursive";
}

/**
 * The first font of a theme's font family ("Open Sans, sans-serif", quotes allowed, any case); undefined when it is not one of
 * ours.
 */
export function fontOfFamily(fontFamily: string): FontName | undefined {
  const first = fontFamily.split(",", 1)[0] ?? "";
  const name = first.replace(/["']/g, "").trim().toLowerCase();
  return fontNames.find((candidate) => candidate.toLowerCase() === name);
}
