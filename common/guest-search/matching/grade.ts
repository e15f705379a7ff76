/**
 * How a query matches a name, best first. A match of a lower layer never comes before one of a higher layer:
 * - exact: the whole name, letter by letter (ignoring case), in any order of its parts
 * - prefix: every typed part is a part of the name or its beginning
 * - folded: the same after folding, transliterating, joining or splitting parts
 * - slip: one letter (in long names two) left out, added, changed or swapped
 * - spelling: another spelling of the name, by ear or from another script
 * - nickname: a short form or another language's form of the name; an initial for a name
 * - piece: three letters or more from inside a part
 * - extra: the whole listed name is in the query, which has more parts
 * - sound: sounds alike, or a slip in a part that is not typed to its end
 */
export const layers = {
  exact: 0,
  prefix: 1,
  folded: 2,
  slip: 3,
  spelling: 4,
  nickname: 5,
  piece: 6,
  extra: 7,
  sound: 8,
} as const;
export type Layer = (typeof layers)[keyof typeof layers];

/** Layers of names that were typed otherwise than they are on the list, and are no more than near. */
export const guessLayers: ReadonlySet<number> = new Set([layers.slip, layers.spelling, layers.nickname]);

const costs = 16;

/** From this cost on, a grade counts only next to another part that matches whole. */
export const weakCost = 8;

/** The layer and a cost (0 to 15) within it as one number. Lower is better; 0 is no match. */
export const gradeOf = (layer: Layer, cost: number): number => 1 + layer * costs + cost;
export const layerOf = (grade: number): number => Math.floor((grade - 1) / costs);
export const costOf = (grade: number): number => (grade - 1) % costs;

/** Added to the cost of a slip that leaves another spelling of the name. */
export const spelledSlip = 4;
export const slipsIn = (grade: number): number => costOf(grade) % spelledSlip;
export const isSpelledSlip = (grade: number): boolean => (costOf(grade) & spelledSlip) > 0;

/** Grade of parts that match to their end. */
export const wholeWritten = gradeOf(layers.prefix, 0);
export const wholeFolded = gradeOf(layers.folded, 0);
export const isWhole = (grade: number): boolean => grade === wholeWritten || grade === wholeFolded;

export const worstGrade: number = gradeOf(layers.sound, costs - 1);

/** Three or more sounds that all match. */
export const soundsAlike = gradeOf(layers.sound, 1);

/** Another usual spelling of a name, which says as much as a folded one. */
export const variant: number = gradeOf(layers.spelling, 0);
/** Such a spelling if the rest of the name is East Asian, and otherwise no match. */
export const ifEastAsian: number = gradeOf(layers.spelling, costs - 1);
