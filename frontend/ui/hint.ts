/** Marks what has a hint, for `Hints`. */
export const hintAttribute = "data-hint";

/** Props that label a button without text while the pointer or the focus is on it. */
export function hint(text: string): { [hintAttribute]: string } {
  return { [hintAttribute]: text };
}
