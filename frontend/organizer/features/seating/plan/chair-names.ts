import { placedPoint } from "../../../../../common/floor-plan/geometry.ts";
import type { Chair } from "../../../../../common/floor-plan/table-chairs.ts";

/** Width of a text in heights of its letters. */
type TextWidth = (text: string) => number;

export const lineHeight = 1.1;

/** Centimeters: a chair and half an aisle on both sides, so that names of two tables do not meet. */
const maxWidth = 105;
const gap = 2;

/**
 * The lines with the name of who sits on each chair, level, centered on it, with letters of this height in centimeters:
 * given and family name, initial and family name, initials, or none, whichever is the first that overlaps no other name.
 */
export function chairNames(
  chairs: readonly Pick<Chair<{ readonly name: string }>, "guest" | "place">[],
  rotation: number,
  height: number,
  widthOf: TextWidth,
): readonly (readonly string[])[] {
  const names = chairs.map(({ guest, place }) => {
    const at = placedPoint(place, { x: 0, y: 0, rotation });
    return { at, forms: formsOf(guest?.name ?? ""), form: 0 };
  });
  type Name = (typeof names)[number];
  const linesOf = ({ forms, form }: Name) => forms[form] ?? [];
  const sizeOf = (name: Name) => ({
    width: Math.max(0, ...linesOf(name).map(widthOf)) * height,
    depth: linesOf(name).length * lineHeight * height,
  });

  function overlap(one: Name, other: Name): boolean {
    const [size, otherSize] = [sizeOf(one), sizeOf(other)];
    if (size.depth === 0 || otherSize.depth === 0) return false;
    return (
      Math.abs(one.at.x - other.at.x) < (size.width + otherSize.width) / 2 + gap &&
      Math.abs(one.at.y - other.at.y) < (size.depth + otherSize.depth) / 2 + gap
    );
  }

  for (const name of names) while (sizeOf(name).width > maxWidth) name.form += 1;
  for (const [index, one] of names.entries()) {
    // Shorter names overlap no more than before, so each pair is settled once.
    for (const other of names.slice(index + 1)) {
      while (overlap(one, other)) (sizeOf(one).width > sizeOf(other).width ? one : other).form += 1;
    }
  }
  return names.map(linesOf);
}

function formsOf(name: string): readonly (readonly string[])[] {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const family = words.length > 1 ? words.pop() : undefined;
  const initials = [...words, family ?? ""].map((word) => Array.from(word)[0] ?? "");
  if (family === undefined) return [words, [initials.join("")]];
  return [[words.join(" "), family], [`${initials[0]}. ${family}`], [initials.join("")]];
}

const widths = new Map<string, number>();
const measured = 100;
let context: CanvasRenderingContext2D | null | undefined;

/** Width of a text in heights of its letters, in the font of the page. */
export function textWidth(text: string): number {
  const known = widths.get(text);
  if (known !== undefined) return known;
  if (context === undefined) {
    context = document.createElement("canvas").getContext("2d");
    if (context) context.font = `500 ${measured}px ${getComputedStyle(document.body).fontFamily}`;
  }
  // Without a canvas, as wide as most letters.
  const width = context ? context.measureText(text).width / measured : text.length * 0.6;
  widths.set(text, width);
  return width;
}
