import { languageTag } from "./text.ts";

/** A number as people of the reader's language write it, such as 1,200. */
export function wholeNumber(number: number): string {
  return number.toLocaleString(languageTag);
}
