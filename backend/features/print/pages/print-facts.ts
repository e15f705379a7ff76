import type { FixtureKind, PlacedFixture, PlacedTable, Point } from "../../../../common/floor-plan/plan-types.ts";
import type { PrintOptions } from "../../../../common/print/print-options.ts";
import { guessRemarkColumns } from "../../../../common/print/special-columns.ts";
import type { EventTheme } from "../../../../common/theme.ts";

/** All that is printed of an event, as it was at one moment. */
export interface PrintFacts {
  event: PrintEvent;
  listVersion: number;
  /** ISO 8601 in UTC. */
  readAt: string;
  /** In the organizer's order, without those who are not coming. */
  guests: readonly PrintGuest[];
  /** Guests whose cards are of the same set, but are not printed this time: they count for the size of names. */
  others?: readonly PrintGuest[];
  /** Guests who came or did not decline, if those who are here are printed. */
  expectedCount?: number;
  /** In the organizer's order, with and without guests. */
  tables: readonly PrintTable[];
  columns: readonly string[];
  /** Null without a room. */
  plan: PrintPlan | null;
}

export interface PrintEvent {
  name: string;
  date: string;
  location: string;
  theme: EventTheme;
  /** What the QR code leads to; without its fragment, what people type. */
  link: string;
  picture: PrintPicture | null;
}

export interface PrintPicture {
  kind: "monogram" | "photo";
  bytes: Uint8Array;
  mediaType: string;
  width: number;
  height: number;
  /** Mean color of a drawing on a transparent background; otherwise null. */
  ink: string | null;
  /** Percent of black over it that make white text readable. */
  scrim: number;
}

export interface PrintGuest {
  id: number;
  name: string;
  /** Empty for none. */
  table: string;
  /** Null for any seat. */
  seat: number | null;
  /** Empty for none. */
  household: string;
  /** Id and name of the guest whose plus-one this is; null and empty for none. */
  hostId: number | null;
  guestOf: string;
  isChild: boolean;
  needsAccess: boolean;
  info: Readonly<Record<string, string>>;
  /** Address that shows this guest their table; only where codes are printed. */
  link?: string;
}

export interface PrintTable {
  label: string;
  /** Seats; null if unknown. */
  capacity: number | null;
  note: string;
}

/** The room, in centimeters. */
export interface PrintPlan {
  width: number;
  depth: number;
  /** Corners; empty for a rectangle. */
  outline: readonly Point[];
  isInFeet: boolean;
  tables: readonly PlacedTable[];
  fixtures: readonly (PlacedFixture & { kind: FixtureKind })[];
}

/** The extra columns that are needed for a print, each once, given all that the list has. */
export function printedColumns(options: PrintOptions, columns: readonly string[]): string[] {
  const chosen = [
    "titleColumn" in options ? options.titleColumn : "",
    "mealColumn" in options ? options.mealColumn : "",
    ...("columns" in options ? options.columns : []),
    // Some write allergies where there is room for notes.
    ...("dietColumns" in options ? [...options.dietColumns, ...guessRemarkColumns(columns)] : []),
  ];
  return [...new Set(chosen)].filter((column) => column !== "").sort();
}
