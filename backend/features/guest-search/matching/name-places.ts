import type { Vocabulary } from "../index/vocabulary.ts";

/** Fewer parts do not name a person. */
const minParts = 2;

/**
 * The positions of the parts that name a guest: without titles and the like. A word such as "Guest" counts when the name
 * would otherwise have only one part: then it is the family name.
 *
 * @param terms of the name, in order
 */
export function namePlaces({ ignored }: Vocabulary, terms: Int32Array): number[] {
  const places: number[] = [];
  for (let place = 0; place < terms.length; place += 1) if (ignored[terms[place] ?? 0] === 0) places.push(place);
  if (places.length === 0 || places.length >= minParts) return places;
  for (let place = 1; place < terms.length; place += 1) if (ignored[terms[place] ?? 0] === 2) places.push(place);
  return places;
}
