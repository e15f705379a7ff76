import { layerOf, layers } from "./grade.ts";

/** For each typed part, the position of its part of the name; no position is used twice. */
export type Assignment = readonly number[];

/** Grade of a typed part against a part of the name; 0 when they do not match. */
export type GradeAt = (typed: number, place: number) => number;

/** Gives each typed part its own part of the name, the worst layer as good as possible; undefined if impossible. */
export function assignParts(typedCount: number, placeCount: number, gradeAt: GradeAt): Assignment | undefined {
  if (typedCount > placeCount) return undefined;
  const places: number[] = [];
  for (let typed = 0; typed < typedCount; typed += 1) {
    const place = bestPlace(typed, placeCount, gradeAt);
    if (place < 0) return undefined;
    places.push(place);
  }
  const isShared = places.some((place, typed) => places.indexOf(place) < typed);
  return isShared ? assignByLayers(typedCount, placeCount, gradeAt) : places;
}

function bestPlace(typed: number, placeCount: number, gradeAt: GradeAt): number {
  let best = -1;
  let bestGrade = 0;
  for (let place = 0; place < placeCount; place += 1) {
    const grade = gradeAt(typed, place);
    if (grade === 0 || (best >= 0 && grade >= bestGrade)) continue;
    best = place;
    bestGrade = grade;
  }
  return best;
}

// Augmenting paths (H. W. Kuhn, "The Hungarian method", 1955), allowing more and more layers.
function assignByLayers(typedCount: number, placeCount: number, gradeAt: GradeAt): Assignment | undefined {
  for (let layer: number = layers.prefix; layer <= layers.sound; layer += 1) {
    const isAllowed = (typed: number, place: number) => {
      const grade = gradeAt(typed, place);
      return grade > 0 && layerOf(grade) <= layer;
    };
    const found = match(typedCount, placeCount, isAllowed);
    if (found) return found;
  }
  return undefined;
}

function match(
  typedCount: number,
  placeCount: number,
  isAllowed: (typed: number, place: number) => boolean,
): Assignment | undefined {
  const typedAt = new Array<number>(placeCount).fill(-1);

  const place = (typed: number, tried: Set<number>): boolean => {
    for (let at = 0; at < placeCount; at += 1) {
      if (tried.has(at) || !isAllowed(typed, at)) continue;
      tried.add(at);
      const before = typedAt[at] ?? -1;
      if (before >= 0 && !place(before, tried)) continue;
      typedAt[at] = typed;
      return true;
    }
    return false;
  };

  for (let typed = 0; typed < typedCount; typed += 1) {
    if (!place(typed, new Set())) return undefined;
  }
  return Array.from({ length: typedCount }, (_, typed) => typedAt.indexOf(typed));
}
