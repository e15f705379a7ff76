const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

/** What readers take for single characters, each with its marks. */
export function graphemesOf(text: string): string[] {
  // In these, every character stands for itself. Nearly all names are such, and segmenting is slow.
  if (/^[\u0020-\u007e\u00a0-\u02ff]*$/.test(text)) return text.split("");
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}
