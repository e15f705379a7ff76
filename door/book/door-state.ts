import type { DoorOperationKind, DoorReason } from "../../common/door/door-operation.ts";

// What the screen shows. Everything is read-only and replaced when it changes, so `===` says whether something has changed.

/** `guest:12`, or `walkIn:0190…` for walk-ins, also after the server has added them to the list. */
export type PersonKey = string;

export interface DoorPerson {
  key: PersonKey;
  /** Undefined for a walk-in whom the list does not have yet, as far as is known here. */
  guestId: number | undefined;
  walkInId: string | undefined;
  /** As last known: a plus-one has the name given at a door. */
  name: string;
  /** Other names that find them, with semicolons in between; "" for none. */
  otherNames: string;
  /** Where they sit after all that is known here; "" for no table. */
  tableLabel: string;
  /** "" for none. */
  household: string;
  /** Whom "mark the household" marks, in the list's order; only themselves if they came alone. */
  householdKeys: readonly PersonKey[];
  /** For the door ("call Anna"); "" for none. */
  note: string;
  /** Whether this is a plus-one without a name, who may be given one. */
  isUnnamed: boolean;
  /** Name of the guest whose plus-one this is; "" for nobody's. */
  guestOfName: string;
  /** Whether they said that they would not come. They can be marked all the same. */
  hasDeclined: boolean;
  /** Undefined if they are not here now. */
  arrival: DoorArrival | undefined;
  /** When they left, if they were here and are not any more. */
  leftAt: Date | undefined;
  /** Whether something about them is on this device alone. */
  isUnsent: boolean;
  /** Whether a card is about them. */
  needsLook: boolean;
}

interface DoorArrival {
  /** The earliest time, corrected by the device's measured offset. */
  at: Date;
  /** Name of the helper or user who recorded it; "" for this device while the server has not said. */
  by: string;
  /** To undo it. */
  operationIds: readonly string[];
}

export interface DoorTable {
  label: string;
  /** Seats; undefined if unknown. */
  capacity: number | undefined;
  /** Guests who have not declined, and walk-ins, as seated after all that is known here. */
  seated: number;
  /** Of these, how many are here. */
  here: number;
  /** Negative if over-full; undefined if the number of seats is unknown. */
  free: number | undefined;
}

type DoorConnection =
  /** Nothing is known yet. */
  { kind: "connecting" } | { kind: "connected" } | { kind: "offline"; since: Date };

export type DoorAccess =
  /** The disk is being read. */
  | "opening"
  /** Another tab of this browser has this door open. It opens here once that one is closed. */
  | "elsewhere"
  | "open"
  /** Access has ended: the list is deleted from this device, and what is unsent is handed in. */
  | "ended"
  /** As "ended", but signing in again may help. */
  | "expired";

export type DoorStorage =
  | { kind: "kept" }
  /** The browser has thrown away what was here, with this many facts that had not been sent. */
  | { kind: "lost"; unsent: number }
  /** Nothing can be stored, so nothing can be recorded. */
  | { kind: "refused" };

/** "To check". */
export interface DoorCard {
  id: string;
  /** NOT_TAKEN: the server cannot read the fact. It stays on this device. */
  reason: DoorReason | "NOT_TAKEN";
  /** Undefined if they are not known here any more. */
  person: DoorPerson | undefined;
  /** The name that the facts themselves have; "" for none. */
  name: string;
  sides: readonly DoorCardSide[];
  answers: readonly DoorAnswer[];
}

export interface DoorCardSide {
  operationId: string;
  kind: DoorOperationKind;
  at: Date;
  by: string;
  /** "" for none. */
  tableLabel: string;
  /** "" for none. */
  name: string;
}

/** One tap on a card. */
export type DoorAnswer =
  /** It is right as it is. */
  | { kind: "KEEP" }
  /** This side was a mistake. */
  | { kind: "UNDO"; operationId: string }
  /** They sit at this table. */
  | { kind: "SEAT"; tableLabel: string }
  /** This is their name. */
  | { kind: "NAME"; name: string };

export interface DoorState {
  access: DoorAccess;
  storage: DoorStorage;
  connection: DoorConnection;
  /** Facts of this device that were not read back from the server yet. */
  unsent: number;
  /** Whether something was recorded since the door was opened here and all of it has been read back. */
  isAllSent: boolean;
  /** Undefined until a list has been read. */
  event: { name: string; worksOffline: boolean } | undefined;
  /** When the guests here were last known to be as the server has them; undefined before that. */
  listAsOf: Date | undefined;
  counts: { arrived: number; expected: number };
  /** In the order of the list, then walk-ins. If the event does not work offline, only those who were found or recorded. */
  people: ReadonlyMap<PersonKey, DoorPerson>;
  tables: readonly DoorTable[];
  cards: readonly DoorCard[];
}

export interface DoorSearch {
  typed: string;
  /** Best first, as the server finds them. Nobody for fewer letters than a search needs. */
  people: readonly DoorPerson[];
  /** Whether the first one is clearly meant. */
  isCertain: boolean;
  /** Close names, if nobody is found. */
  suggestions: readonly string[];
  /** Whether the server would have to be asked and cannot be reached: then these are only those known here. */
  isPartial: boolean;
}

/** What an act recorded; it is on the disk. */
export interface Recorded {
  /** To undo it. */
  operationIds: readonly string[];
  keys: readonly PersonKey[];
}
