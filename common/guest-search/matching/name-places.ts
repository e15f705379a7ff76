import type { Vocabulary } from "../index/vocabulary.ts";

const minParts = 2;

/** Positions of the parts that name a guest. "Guest" and the like count if only one part would be left. */
export function namePlaces({ ignored }: Vocabulary, terms: Int32Array): number[] {
  const places: number[] = [];
  for (let place = 0; place < terms.length; place += 1) if (ignored[terms[place] ?? 0] === 0) places.push(place);
  if (places.length === 0 || places.length >= minParts) return places;
  for (let place = 1; place < terms.length; place += 1) if (ignored[terms[place] ?? 0] === 2) places.push(place);
  return places;
}
