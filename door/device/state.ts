import type { DoorOperation, DoorOperationKind, DoorReason } from "../../common/door/door-operation.ts";

// What the screen shows. Everything is read-only and replaced when it changes, so `===` says whether something has changed.

/** `guest:12`, or `walkIn:0190…` for walk-ins, also after the server has added them to the list. */
export type PersonKey = string;

export interface DoorPerson {
  key: PersonKey;
  /** Undefined for a walk-in whom the list does not have yet, as far as is known here. */
  guestId: number | undefined;
  walkInId: string | undefined;
  /** A plus-one has the name given at a door. */
  name: string;
  /** Other names that find them, with semicolons in between; "" for none. */
  otherNames: string;
  /** Where they sit after all that is known here; "" for no table. */
  tableLabel: string;
  /** "" for none. */
  household: string;
  /** Ids of all guests who come together, in the list's order; nobody for a walk-in. */
  party: readonly number[];
  /** For the door ("call Anna"); "" for none. */
  note: string;
  /** Whether this is a plus-one without a name, who may be given one. */
  isUnnamed: boolean;
  /** Name of the guest whose plus-one this is; "" for nobody's. */
  guestOfName: string;
  /** Whether they said that they would not come. They can be marked all the same. */
  hasDeclined: boolean;
  /** Undefined if they are not here now. The time is the earliest, by the server's clock as far as known. */
  arrival: { at: Date; by: string; operationIds: readonly string[] } | undefined;
  /** When they left, if they were here and are not any more. */
  leftAt: Date | undefined;
  needsLook: boolean;
  /** All that was recorded about them. */
  operations: readonly DoorOperation[];
}

export interface DoorTable {
  label: string;
  /** Null if unknown. */
  capacity: number | null;
  /** Guests who have not declined, and walk-ins, as seated after all that is known here. */
  seated: number;
}

type DoorAccess =
  /** The device is being read. */
  | "opening"
  | "open"
  /** The list is deleted from this device, and what was not sent is kept. */
  | "ended"
  /** As "ended", but signing in again may help. */
  | "expired";

/** "To check". */
export interface DoorCard {
  id: string;
  /** NOT_TAKEN: the server cannot read the fact. It stays on this device. */
  reason: DoorReason | "NOT_TAKEN";
  /** Undefined if they are not known here any more. */
  person: DoorPerson | undefined;
  /** The person's, or the one in the facts; "" for none. */
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

/** One tap on a card: it is right as it is; this side was a mistake; they sit at this table; this is their name. */
export type DoorAnswer =
  | { kind: "KEEP" }
  | { kind: "UNDO"; operationId: string }
  | { kind: "SEAT"; tableLabel: string }
  | { kind: "NAME"; name: string };

export interface DoorState {
  access: DoorAccess;
  /** Otherwise nothing can be recorded here. */
  canStore: boolean;
  connection: { kind: "connecting" } | { kind: "connected" } | { kind: "offline"; since: Date };
  /** Facts of this device that were not read back from the server yet. */
  unsent: number;
  /** Whether something was recorded since the door was opened here and all of it has been read back. */
  isAllSent: boolean;
  /** Undefined until a list has been read. */
  event: { name: string; worksOffline: boolean } | undefined;
  listVersion: number;
  /** When the guests here were last known to be as the server has them; undefined before that. */
  listAsOf: Date | undefined;
  counts: { arrived: number; expected: number };
  /** In the order of the list, then walk-ins. If the event does not work offline, only those who were found or recorded. */
  people: ReadonlyMap<PersonKey, DoorPerson>;
  /** Those of them who are on the list, by their ids. */
  guests: ReadonlyMap<number, DoorPerson>;
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

/** What an act recorded; it is on the device's disk. */
export interface Recorded {
  /** To undo it. */
  operationIds: readonly string[];
  keys: readonly PersonKey[];
}
