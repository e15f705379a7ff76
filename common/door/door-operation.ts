/** What may be recorded at a door. The graph has the same names. */
export const doorOperationKinds = {
  ARRIVED: "A guest or walk-in arrived.",
  LEFT: "They left.",
  CANCELLED: "Another operation did not happen. Cannot be cancelled itself.",
  WALK_IN: "Somebody arrived who was not on the list, and now is.",
  RESEATED: "Somebody sits elsewhere now.",
};

export type DoorOperationKind = keyof typeof doorOperationKinds;

/** Something that happened at a door: a fact, which is appended and never edited. */
export interface DoorOperation {
  /** Made on the device, in lower case. */
  id: string;
  /** The device that recorded it. */
  device: string;
  /** 1, 2, … on each device. */
  sequence: number;
  kind: DoorOperationKind;
  /** A guest of the list. The server fills it in for a walk-in that it has added to the list. */
  guestId?: number | null;
  /** A walk-in, by the id that the device gave them. */
  walkInId?: string | null;
  /** Of a walk-in; with ARRIVED, the name that an unnamed plus-one gave. */
  name?: string | null;
  /** Where a walk-in or a reseated guest sits, "" for no table; with ARRIVED, what the device showed. */
  tableLabel?: string | null;
  /** Id of the operation that CANCELLED cancels. */
  cancels?: string | null;
  /** By the device's clock, ISO 8601. For display only: nothing is decided by it. */
  at: string;
  /** Ids of operations about the same person that the device knew and that this one takes the place of; without: see fold-door.ts. */
  replaces?: readonly string[] | null;
  /** For RESEATED: the table that the device showed before. */
  expectedTableLabel?: string | null;
}

/** The most operations that one `replaces`. */
export const maxReplaced = 100;

/** Why something at a door needs a look. */
export const doorReasons = {
  TWO_DOORS: "Somebody arrived at two devices. They count once.",
  TWO_TABLES: "Somebody was reseated to different tables. They stay where the list has them.",
  TWO_NAMES: "An unnamed plus-one was given different names. They keep the one that the list has.",
  GUEST_GONE: "The guest is no longer on the list.",
  LIST_FULL: "The walk-in is not on the list, because it has as many guests as it can have.",
  TABLE_GONE: "The event has no table of that name.",
  MOVED_MEANWHILE: "Somebody else seated the guest elsewhere meanwhile.",
  ALREADY_NAMED: "Somebody else named the plus-one meanwhile.",
};

export type DoorReason = keyof typeof doorReasons;
