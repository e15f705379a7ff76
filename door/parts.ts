import type { DoorOperation, DoorReason } from "../common/door/door-operation.ts";

/** What a record on the disk holds: sealed or plain bytes, or a key that cannot be read out. */
export type DiskValue = Uint8Array<ArrayBuffer> | CryptoKey;

/** The device's disk for one event: records by key. */
export interface DoorDisk {
  /** All records. @throws DiskRefused */
  read(): Promise<Map<string, DiskValue>>;
  /**
   * Writes and (undefined) deletes records: all or none of them, and for good once the promise is fulfilled.
   * @throws DiskRefused if nothing was written
   */
  write(changes: ReadonlyMap<string, DiskValue | undefined>): Promise<void>;
  close(): void;
}

/** The disk took nothing: it is full, or the browser does not allow it. */
export class DiskRefused extends Error {}

/** A note in another place than the disk, which says that there was something on the disk. */
export interface DoorMarker {
  /** How many facts waited when the disk was last written; undefined if there was nothing. */
  read(): number | undefined;
  write(unsent: number | undefined): void;
}

/** Encrypts what lies on the disk. */
export interface DoorVault {
  /** A key that cannot be read out; undefined where the browser has none to give, as on a page without TLS. */
  makeKey(): Promise<CryptoKey | undefined>;
  seal(key: CryptoKey, plain: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>>;
  /** @throws Error if it was not sealed with this key */
  open(key: CryptoKey, sealed: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>>;
}

export interface DoorClock {
  /** Milliseconds since 1970 by the device's clock, which may be wrong. */
  now(): number;
  /** Calls back once. Returns how to prevent that. */
  after(ms: number, work: () => void): () => void;
}

export interface DoorRandom {
  /** From 0 up to, not including, 1. */
  fraction(): number;
  bytes(count: number): Uint8Array;
}

/** Of all tabs of a browser, one at a time works on an event's disk. */
export interface DoorTurn {
  /** Waits for the turn; calls `onWait` if another tab has it. The result gives it back. */
  take(onWait: () => void): Promise<() => void>;
}

/** A guest of the list, as far as a device needs them. */
export interface ListedGuest {
  id: number;
  name: string;
  /** "" for none. */
  tableLabel: string;
  /** "" for none. */
  household: string;
  /** As they are stored; "" for none. */
  otherNames: string;
  /** Null if they are nobody's plus-one. */
  guestOfId: number | null;
  /** Whether this is a plus-one without a name of their own. */
  isUnnamed: boolean;
  /** For the door; "" for none. */
  note: string;
  hasDeclined: boolean;
}

export interface ListedTable {
  label: string;
  /** Null if unknown. */
  capacity: number | null;
}

/** The event's list as the server has it, or what changed of it. */
export interface ListUpdate {
  listVersion: number;
  /** Up to which position the list follows the facts. */
  doorVersion: number;
  /** Otherwise, `guests` are those who changed since the version that was asked for, and `goneIds` those who are gone. */
  isWhole: boolean;
  /** In the organizers' order; nobody if this caller gets no list. */
  guests: readonly ListedGuest[];
  /** Also of those whom this caller can only have found. */
  goneIds: readonly number[];
  /** All of them. */
  tables: readonly ListedTable[];
  /** All guests who were merged into others, who are on the list, by their ids. */
  merged: readonly (readonly [mergedId: number, keptId: number])[];
}

/** A fact as the server knows it. */
export interface StoredFact extends DoorOperation {
  /** 1, 2, … in the order in which the server got them. */
  position: number;
  /** Name of the helper or user who recorded it; null if unknown. */
  by: string | null;
}

/** A card that the server alone can make out, because it depends on the list. */
export interface ListCard {
  reason: DoorReason;
  operationIds: readonly string[];
  guestId: number | null;
  walkInId: string | null;
}

/** What has happened since a position. */
export interface DoorNews {
  /** Up to which position this reaches. */
  doorVersion: number;
  /** Position of the oldest fact that the server has; what is from before it is to be forgotten. */
  firstPosition: number;
  /** Whether there are facts beyond. */
  hasMore: boolean;
  listVersion: number;
  eventName: string;
  /** Whether the list may be kept on the device. */
  worksOffline: boolean;
  facts: readonly StoredFact[];
  /** All that there are. */
  cards: readonly ListCard[];
  expectedCount: number;
  /** With which this caller may hand in facts after their access has ended; null if they may record nothing. */
  handInToken: string | null;
  /** What to add to the device's clock to get the server's, in milliseconds. */
  clockOffsetMs: number;
}

export interface FoundGuests {
  /** Best match first. */
  foundIds: readonly number[];
  /** From which on the list's changes say who of them is gone. */
  listVersion: number;
  /** They, and with whom they come. */
  guests: readonly ListedGuest[];
  tables: readonly ListedTable[];
}

export interface DoorWatcher {
  onNews(): void;
  onConnection(): void;
}

/**
 * The server, for one event. Calls may fail at any moment, also after the server has done what it was asked.
 * All reject with Unreachable or Refused.
 */
export interface DoorNetwork {
  /** What changed since a version, if that is known, or everything; undefined if this caller gets no list of the event. */
  readList(since: number | undefined): Promise<ListUpdate | undefined>;
  readNews(since: number): Promise<DoorNews>;
  /** As whoever the token was given to, also after their access has ended. @returns ids of those that the server has for good */
  record(operations: readonly DoorOperation[], handInToken: string | null): Promise<readonly string[]>;
  search(typed: string): Promise<FoundGuests>;
  /** Calls back when there may be news, and whenever there is a connection again. The result stops it. */
  watch(watcher: DoorWatcher): () => void;
}

/** No answer, or one that says to try again. */
export class Unreachable extends Error {
  /** How long the server asks to wait; undefined if it does not say. */
  readonly waitMs: number | undefined;

  constructor(message: string, waitMs?: number, options?: ErrorOptions) {
    super(message, options);
    this.waitMs = waitMs;
  }
}

/** Trying again is of no use. */
export type Refusal =
  /** Nobody is signed in. */
  | "signed-out"
  /** The caller has no access to the event. */
  | "ended"
  /** The caller has access, but not to this. */
  | "withheld"
  /** The server cannot read it. */
  | "malformed";

/** Why access has ended. */
export type AccessEnd = Exclude<Refusal, "malformed">;

export class Refused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal, message: string) {
    super(message);
    this.refusal = refusal;
  }
}

/** Everything that a device is made of besides its program. */
export interface DoorParts {
  disk: DoorDisk;
  marker: DoorMarker;
  vault: DoorVault;
  network: DoorNetwork;
  clock: DoorClock;
  random: DoorRandom;
  turn: DoorTurn;
}
