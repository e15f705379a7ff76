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

export type FontName = keyof typeof genericOfFont;

export const fontNames = Object.keys(genericOfFont).filter(isFontName);

function isFontName(name: string): name is FontName {
  return Object.hasOwn(genericOfFont, name);
}

/** Font with its fallback, as in themes: "Open Sans, sans-serif". */
export function fontFamilyOf(name: FontName): string {
  return `${name}, ${genericOfFont[name]}`;
}

/** Whether a font imitates handwriting: its letters are small for their size. */
export function isScript(name: FontName): boolean {
  return genericOfFont[name] === "cursive";
}

/** First font of a CSS font family (quotes allowed, any case); undefined if it is not one of ours. */
export function fontOfFamily(fontFamily: string): FontName | undefined {
  const first = fontFamily.split(",", 1)[0] ?? "";
  const name = first.replace(/["']/g, "").trim().toLowerCase();
  return fontNames.find((candidate) => candidate.toLowerCase() === name);
}

/** System fonts, so that nothing is loaded for them. */
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

/** CSS fonts beside a font: the text font beside handwriting, or the fallback for letters that a font lacks. */
export function textFaceOf(font: FontName): string {
  return stacks[stackOfFont[font]];
}
