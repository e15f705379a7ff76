/**
 * How a query lies in a name, best first. A match of a lower layer never comes before one of a higher layer:
 * - exact: the whole name, letter by letter (case aside), in any order of its parts
 * - prefix: every part typed is a part of the name or its beginning
 * - folded: the same through folding, transliteration, joined or split parts
 * - slip: one letter (in long names two) left out, added, changed or swapped
 * - nickname: a short form or another language's form of the name; an initial for a name
 * - piece: three letters or more from inside a part
 * - extra: everything on the list is in the query, which has more parts
 * - sound: alike by ear, or a slip in a part that is not typed to its end
 */
export const layers = { exact: 0, prefix: 1, folded: 2, slip: 3, nickname: 4, piece: 5, extra: 6, sound: 7 } as const;
export type Layer = (typeof layers)[keyof typeof layers];

/** Costs of a grade are below this. */
const costs = 16;

/** From this cost on, a grade is weak: it counts only beside another part that matches whole. */
export const weakCost = 8;

/**
 * How one part typed matches one part of a name, as one small number: the layer, and a cost (0 to 15) within it. Lower is
 * better; 0 is no match.
 */
export const gradeOf = (layer: Layer, cost: number): number => 1 + layer * costs + cost;
export const layerOf = (grade: number): number => Math.floor((grade - 1) / costs);
export const costOf = (grade: number): number => (grade - 1) % costs;

/** Grades of parts that match to their end. */
export const wholeWritten = gradeOf(layers.prefix, 0);
export const wholeFolded = gradeOf(layers.folded, 0);
export const isWhole = (grade: number): boolean => grade === wholeWritten || grade === wholeFolded;

/** Grade of a part that sounds alike in three sounds or more. */
export const soundsAlike = gradeOf(layers.sound, 1);
