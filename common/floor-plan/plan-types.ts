/**
 * Words of the floor plan. All lengths are in centimeters, all angles in degrees. x grows to the right, y towards the viewer
 * (down on the screen), angles clockwise from the top.
 */

/** Shape of a table, spelled as in the graph. */
export type TableShape = "ROUND" | "RECTANGLE" | "ONE_SIDED" | "ROW";

/** What stands in a room besides tables, spelled as in the graph. */
export type FixtureKind = "STAGE" | "BAR" | "DOOR" | "DANCE_FLOOR" | "PILLAR" | "TEXT";

/** A point of the plan. */
export interface Point {
  x: number;
  y: number;
}

/** Width and depth of something before it is rotated. */
export interface Size {
  width: number;
  depth: number;
}

/** Where something stands: its center, and how far it is rotated. */
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

/** What determines how large a table is and where its seats are. */
export interface TableForm {
  shape: TableShape;
  /** Number of seats; null if unknown. */
  capacity: number | null;
  /** Null for the usual size. A round table's diameter is its width. */
  width: number | null;
  depth: number | null;
}

/** A table on the plan. */
export interface PlacedTable extends TableForm, Place {
  label: string;
}

/** A fixture on the plan. */
export interface PlacedFixture extends Place, Size {
  kind: FixtureKind;
  label: string;
}
