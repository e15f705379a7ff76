import type { DoorOperation, DoorReason } from "./door-operation.ts";

// What a device at the door reads of an event, as JSON. What says nothing is left out.

/** A guest of the list, as far as a device needs them. */
export interface ListedGuest {
  id: number;
  name: string;
  table?: string;
  household?: string;
  /** With semicolons in between. */
  otherNames?: string;
  /** Whose plus-one they are. */
  guestOf?: number;
  /** For the door. */
  note?: string;
  hasDeclined?: boolean;
}

/** Without a capacity if it is unknown. */
export interface ListedTable {
  label: string;
  capacity: number | null;
}

export interface DoorFact extends DoorOperation {
  /** Name of the helper or user who recorded it. */
  by?: string;
}

/** Something that people must decide. */
export interface DoorQuestion {
  reason: DoorReason;
  operationIds: readonly string[];
}

/** All of it, at one moment. */
export interface DoorContents {
  eventName: string;
  /** Otherwise there are no guests but those whom a search has found. */
  worksOffline: boolean;
  /** Of the newest fact. */
  version: number;
  listVersion: number;
  expectedCount: number;
  facts: readonly DoorFact[];
  questions: readonly DoorQuestion[];
  /** In the organizers' order. */
  guests: readonly ListedGuest[];
  tables: readonly ListedTable[];
  /** Guests who were merged into others, and these. */
  merged: readonly (readonly [mergedId: number, keptId: number])[];
}

/** What has changed since two versions; undefined lists are as they were. */
export interface DoorNews extends Omit<DoorContents, "guests" | "tables" | "merged"> {
  /** How many facts there are. A device that then has another number reads all of them. */
  factCount: number;
  /** Without `goneIds`, these are all guests; otherwise those who changed. */
  list?: Pick<DoorContents, "guests" | "tables" | "merged"> & { goneIds?: readonly number[] };
}

/** Whom a search has found: best match first, then with whom they come. */
export interface DoorMatches extends Pick<DoorContents, "guests" | "tables"> {
  foundIds: readonly number[];
}
