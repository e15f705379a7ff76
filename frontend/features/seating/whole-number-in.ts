/** Parses a whole number; undefined if the text is none between these, both included. */
export function wholeNumberIn(text: string, least: number, most: number): number | undefined {
  if (!/^\d{1,9}$/.test(text.trim())) return undefined;
  const value = Number(text);
  return value >= least && value <= most ? value : undefined;
}
