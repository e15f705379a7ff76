/** Lengths in centimeters; angles in degrees, clockwise from the top. x grows to the right, y down on the screen. */

export const tableShapes = ["ROUND", "RECTANGLE", "ONE_SIDED", "ROW"] as const;
export type TableShape = (typeof tableShapes)[number];

export const fixtureKinds = ["STAGE", "DANCE_FLOOR", "BAR", "DOOR", "PILLAR", "TEXT"] as const;
export type FixtureKind = (typeof fixtureKinds)[number];

export interface Point {
  x: number;
  y: number;
}

/** Size before rotation. */
export interface Size {
  width: number;
  depth: number;
}

export interface Place extends Point {
  rotation: number;
}

/** A rectangle parallel to the axes. */
export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface TableForm {
  shape: TableShape;
  /** Null if unknown. */
  capacity: number | null;
  /** Null for the usual size. A round table's diameter is its width. */
  width: number | null;
  depth: number | null;
}

export interface PlacedTable extends TableForm, Place {
  label: string;
}

export interface PlacedFixture extends Place, Size {
  kind: FixtureKind;
  label: string;
}
