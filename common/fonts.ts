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

/** Faces that phones and computers have, for text. Nothing is loaded for them. */
const stacks = {
  sans: 'ui-sans-serif,system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue","Noto Sans",Arial,sans-serif',
  humanist: 'Seravek,"Gill Sans Nova",Optima,Candara,Ubuntu,"Noto Sans",system-ui,sans-serif',
  oldStyle: '"Iowan Old Style","Palatino Linotype",Palatino,"Book Antiqua","Noto Serif",Georgia,serif',
  transitional: 'Charter,"Bitstream Charter","Sitka Text",Cambria,Georgia,"Noto Serif",serif',
} as const;

const stackOfFont = {
  Inter: "sans",
  Roboto: "sans",
  Lato: "humanist",
  Montserrat: "sans",
  "Open Sans": "humanist",
  Raleway: "sans",
  Poppins: "sans",
  Nunito: "humanist",
  "Work Sans": "sans",
  Rubik: "sans",
  "Playfair Display": "transitional",
  "Cormorant Garamond": "oldStyle",
  "Great Vibes": "oldStyle",
  "Dancing Script": "humanist",
  Parisienne: "oldStyle",
  "Alex Brush": "oldStyle",
  "Pinyon Script": "transitional",
  Sacramento: "humanist",
  Tangerine: "oldStyle",
  Yellowtail: "sans",
  Merriweather: "transitional",
  "Libre Baskerville": "transitional",
  "EB Garamond": "oldStyle",
  Cardo: "oldStyle",
  "Crimson Text": "oldStyle",
} as const satisfies Record<FontName, keyof typeof stacks>;

/**
 * The faces that go with a font, as in CSS: with handwriting, which is for headings only, they are the text; with other
 * fonts, they stand in for letters that the font lacks.
 */
export function textFaceOf(font: FontName): string {
  return stacks[stackOfFont[font]];
}
