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
