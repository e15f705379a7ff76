import type { Vocabulary } from "../index/vocabulary.ts";

/** Fewer parts do not name a person. */
const fewestParts = 2;

/**
 * The positions of the parts that name a guest: without titles and the like. A word such as "Guest" counts when the name
 * would otherwise have only one part: then it is the family name.
 *
 * @param terms of the name, in order
 */
export function namePlaces({ ignored }: Vocabulary, terms: Int32Array): number[] {
  const places: number[] = [];
  const possible: number[] = [];
  for (const [place, term] of terms.entries()) {
    if (ignored[term] === 0) places.push(place);
    else if (ignored[term] === 2 && place > 0) possible.push(place);
  }
  return places.length === 0 || places.length >= fewestParts ? places : [...places, ...possible];
}
