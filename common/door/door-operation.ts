/** What may be recorded at a door. The graph has the same names. */
export const doorOperationKinds = ["ARRIVED", "LEFT", "CANCELLED", "WALK_IN", "RESEATED"] as const;

export type DoorOperationKind = (typeof doorOperationKinds)[number];

/** Something that happened at a door: a fact, which is appended and never edited. Fields that say nothing are null. */
export interface DoorOperation {
  /** Made on the device (UUIDv7), in lower case. */
  id: string;
  /** The device that recorded it. */
  device: string;
  /** 1, 2, … on each device. */
  sequence: number;
  kind: DoorOperationKind;
  /** A guest of the list. The server fills it in for a walk-in that it has added to the list. */
  guestId: number | null;
  /** A walk-in, by the id that the device gave them. */
  walkInId: string | null;
  /** Of a walk-in; with ARRIVED, the name that an unnamed plus-one gave. */
  name: string | null;
  /** Where a walk-in or a reseated guest sits, "" for no table; with ARRIVED, what the device showed. */
  tableLabel: string | null;
  /** Id of the operation that CANCELLED cancels. */
  cancels: string | null;
  /** The device's clock, ISO 8601. For display only: nothing is decided by it. */
  at: string;
  /** What to add to `at` to get the server's time, in milliseconds; null if not measured. For display only. */
  clockOffsetMs: number | null;
  /** Ids of operations about the same person that the device knew and that this one takes the place of; null: see fold-door.ts. */
  replaces: readonly string[] | null;
  /** For RESEATED: the table that the device showed before. */
  expectedTableLabel: string | null;
}

/** Whether this is about nobody any more: the server has emptied it, because its guest was erased. */
export const isEmptied = ({ kind, guestId, walkInId }: DoorOperation): boolean =>
  kind !== "CANCELLED" && guestId === null && walkInId === null;

/** The most operations that one `replaces`. */
export const maxReplaced = 100;

/** Why something at a door needs a look. The server alone finds out those that depend on the list. */
export const doorReasons = [
  /** Arrived at two devices. Counts once. */
  "TWO_DOORS",
  /** Reseated to different tables. Stays where the list has them. */
  "TWO_TABLES",
  /** An unnamed plus-one was given different names. Keeps the list's. */
  "TWO_NAMES",
  /** The guest is no longer on the list. */
  "GUEST_GONE",
  /** A walk-in is not on the list, which has as many guests as it can have. */
  "LIST_FULL",
  /** The event has no table of that name. */
  "TABLE_GONE",
  /** Somebody else seated the guest elsewhere meanwhile. */
  "MOVED_MEANWHILE",
  /** Somebody else named the plus-one meanwhile. */
  "ALREADY_NAMED",
] as const;

export type DoorReason = (typeof doorReasons)[number];

/** When it happened by the server's clock, as far as known, in milliseconds since 1970. For display only. */
export const correctedTime = ({ at, clockOffsetMs }: Pick<DoorOperation, "at" | "clockOffsetMs">): number =>
  Date.parse(at) + (clockOffsetMs ?? 0);
