import type { FixtureKind, Size } from "./plan-types.ts";

/** Default sizes in centimeters: four 2 × 1 m stage decks, a bar counter, a double door, a dance floor for 30. */
export const defaultFixtureSize: Readonly<Record<FixtureKind, Size>> = {
  STAGE: { width: 400, depth: 200 },
  BAR: { width: 300, depth: 70 },
  DOOR: { width: 160, depth: 20 },
  DANCE_FLOOR: { width: 400, depth: 400 },
  PILLAR: { width: 50, depth: 50 },
  TEXT: { width: 200, depth: 60 },
};
