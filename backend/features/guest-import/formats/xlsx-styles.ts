import { builtInDisplay, displayOf, type NumberDisplay } from "./number-text.ts";
import type { CellLook } from "./sheet.ts";
import { type Attributes, elementsIn, isTrue, type XmlElement } from "./xml.ts";

/** How cells of a style show numbers, and how they look, undefined if plain. */
export interface CellStyle {
  display: NumberDisplay;
  look: CellLook | undefined;
}

/** By number. Conditional formats have fonts and fills, too, but not in these lists. */
export function stylesOf(sheet: XmlElement): CellStyle[] {
  const codes = new Map(
    elementsIn(sheet, "numFmts", "numFmt").map(({ attributes }) => [attributes.numFmtId, attributes.formatCode ?? ""]),
  );
  const fonts = elementsIn(sheet, "fonts", "font").map(lookOfFont);
  const fills = elementsIn(sheet, "fills", "fill").map(lookOfFill);
  return elementsIn(sheet, "cellXfs", "xf").map(({ attributes: { numFmtId = "0", fontId, fillId } }) => {
    const code = codes.get(numFmtId);
    const look = { ...fonts[Number(fontId)], ...fills[Number(fillId)] };
    return {
      display: code === undefined ? builtInDisplay(Number(numFmtId)) : displayOf(code),
      look: Object.keys(look).length > 0 ? look : undefined,
    };
  });
}

function lookOfFont(font: XmlElement): CellLook {
  const isOn = (name: string) => elementsIn(font, name).some(({ attributes: { val = "1" } }) => isTrue(val));
  return { ...(isOn("b") && { isBold: true }), ...(isOn("strike") && { isStruck: true }) };
}

function lookOfFill(fill: XmlElement): CellLook {
  const pattern = elementsIn(fill, "patternFill")[0];
  const type = pattern === undefined ? "solid" : (pattern.attributes.patternType ?? "none");
  if (type === "none") return {};
  const [color] = pattern ? elementsIn(pattern, "fgColor") : elementsIn(fill, "gradientFill", "stop", "color");
  const named = (color && colorOf(color.attributes)) ?? (pattern && type);
  return named === undefined || named === white ? {} : { fill: named };
}

const white = "ffffff";

/** Those of the palette that are white or the window's own. */
const whiteIndexes = new Set(["1", "9", "65"]);

/** The theme's first color is its background. */
function colorOf({ rgb, theme, tint, indexed }: Attributes): string | undefined {
  if (rgb !== undefined) return rgb.slice(-6).toLowerCase();
  const shade = Number(tint ?? 0);
  if (theme !== undefined) return theme === "0" && shade === 0 ? white : `theme ${theme} ${shade.toFixed(2)}`;
  if (indexed !== undefined) return whiteIndexes.has(indexed) ? white : `indexed ${indexed}`;
  return undefined;
}
