import { languageTag } from "./text.ts";

/** A number in the reader's language, such as 1,200. */
export function wholeNumber(number: number): string {
  return number.toLocaleString(languageTag);
}
