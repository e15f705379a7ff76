import type { Faces } from "../faces/faces.ts";
import type { GlyphRun } from "./set-line.ts";

/** A glyph to be drawn as a path. */
export interface DrawnGlyph {
  /** The same for the same glyph of the same face; can be an id in SVG. */
  key: string;
  /** Data of an SVG path, in the font's units, y up: to be drawn with `scale(scale, -scale)`. */
  path: string;
  /** Points per unit of the font. */
  scale: number;
  /** Points from the left end of the run's baseline, y down. */
  x: number;
  y: number;
}

/** The glyphs of a run at a size in points, without those that leave no mark, such as spaces. */
export function glyphsOfRun(faces: Faces, run: GlyphRun, size: number): DrawnGlyph[] {
  const face = faces.face(run.face);
  const scale = size / face.unitsPerEm;
  const drawn: DrawnGlyph[] = [];
  let pen = 0;
  for (const { glyph, advance, offsetX, offsetY } of face.shape(run.text, run.isRightToLeft).glyphs) {
    const path = face.outline(glyph.id);
    const key = `${face.name}-${glyph.id}`;
    if (path !== "") drawn.push({ key, path, scale, x: (pen + offsetX) * scale, y: -offsetY * scale });
    pen += advance;
  }
  return drawn;
}
