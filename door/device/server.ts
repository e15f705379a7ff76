import type { DoorOperation, DoorReason } from "../../common/door/door-operation.ts";

/** A guest of the list, as far as a device needs them. What says nothing is left out. */
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

export interface ListedTable {
  label: string;
  /** Null if unknown. */
  capacity: number | null;
}

/** A fact as the server knows it. */
export interface StoredFact extends DoorOperation {
  /** 1, 2, … in the order in which the server got them. */
  position: number;
  /** Name of the helper or user who recorded it; null if unknown. */
  by: string | null;
}

/** A card as the server knows it. */
export interface ListCard {
  reason: DoorReason;
  operationIds: readonly string[];
}

/** What has happened since a position in the facts and a version of the list. */
export interface News {
  state: {
    /** Position of the newest fact. */
    version: number;
    /** Position of the oldest fact that the server has; what is from before it is to be forgotten. */
    firstPosition: number;
    /** The first ones after the position that was asked for. */
    facts: readonly StoredFact[];
    /** All that there are. */
    cards: readonly ListCard[];
    expectedCount: number;
  };
  list: {
    /** Up to which position it follows the facts. */
    version: number;
    listVersion: number;
    eventName: string;
    worksOffline: boolean;
    /** Otherwise, `guests` are those who changed, and `goneIds` those who are gone, also of those whom a search found. */
    isWhole: boolean;
    /** In the organizers' order; nobody unless the event works offline. */
    guests: readonly ListedGuest[];
    goneIds: readonly number[];
    /** All of them. */
    tables: readonly ListedTable[];
    /** All guests who were merged into others, who are on the list. */
    merged: readonly (readonly [mergedId: number, keptId: number])[];
  };
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

/** As many facts as the server puts into an answer. */
export const factsInAnswer = 500;

/** No answer, or one that says to try again. */
export class Unreachable extends Error {
  /** How long the server asks to wait; 0 if it does not say. */
  waitMs = 0;
}

/** Trying again is of no use: nobody is signed in, they have no access to the event, or the server cannot read what was sent. */
export class Refused extends Error {
  readonly refusal: "expired" | "ended" | "malformed";

  constructor(refusal: Refused["refusal"], message: string) {
    super(message);
    this.refusal = refusal;
  }
}

/** Carries GraphQL operations, as JSON, to the server. */
export interface Link {
  /** @throws Unreachable. `serverNow`: milliseconds since 1970, NaN if the server does not say. */
  ask(body: string, signal?: AbortSignal): Promise<{ body: string; serverNow: number }>;
  /** Calls back when there may be news, and whenever there is a connection again. The result ends it. */
  watch(body: string, onNews: () => void, onConnection: () => void): () => void;
}

const newsDocument = `query($eventId:Int!,$since:Int!,$listSince:Int){
state:doorState(eventId:$eventId,since:$since){version firstPosition expectedCount
facts:operations{id device sequence kind guestId walkInId name tableLabel cancels at clockOffsetMs replaces expectedTableLabel position by:authorName}
cards:needLook{reason operationIds}}
list:doorSnapshot(eventId:$eventId,since:$listSince){version listVersion eventName worksOffline isWhole guests goneIds tables merged}}`;

const recordDocument = `mutation($eventId:Int!,$operations:[DoorOperationInput!]!){
recordAtDoor(eventId:$eventId,operations:$operations){stored}}`;

const searchDocument = `query($eventId:Int!,$query:String!){
searchAtDoor(eventId:$eventId,query:$query){foundIds listVersion guests tables}}`;

const watchDocument = "subscription($eventId:Int!){doorChanged(eventId:$eventId){version}}";

const refusals = new Map<string | undefined, Refused["refusal"]>([
  ["UNAUTHENTICATED", "expired"],
  ["SECOND_FACTOR_NEEDED", "expired"],
  ["FORBIDDEN", "ended"],
  ["NOT_FOUND", "ended"],
  ["BAD_INPUT", "malformed"],
  ["BAD_USER_INPUT", "malformed"],
]);

interface Answer<Data> {
  data?: Data | null;
  errors?: readonly { message: string; extensions?: { code?: string; retryAfter?: number } }[];
}

/** The door of an event on the server. Calls may fail at any moment, also after the server has done what it was asked. */
export class DoorServer {
  readonly #link: Link;
  readonly #eventId: number;
  readonly #now: () => number;

  /** `now`: the device's clock. */
  constructor(link: Link, eventId: number, now: () => number) {
    this.#link = link;
    this.#eventId = eventId;
    this.#now = now;
  }

  /** @throws Unreachable, Refused */
  async read(since: number, listSince: number | null, signal: AbortSignal): Promise<News> {
    const asked = this.#now();
    const body = this.#bodyOf(newsDocument, { since, listSince });
    const answer = await this.#link.ask(body, signal);
    const offsetMs = answer.serverNow + 500 - (asked + this.#now()) / 2;
    // As if the server had answered in the middle of the call. It says whole seconds; within what these and a slow network hide, a clock is right.
    const clockOffsetMs = Math.abs(offsetMs) >= 2_000 ? Math.round(offsetMs) : 0;
    return { ...dataOf<Omit<News, "clockOffsetMs">>(answer.body), clockOffsetMs };
  }

  /** @throws Unreachable, Refused */
  async record(operations: readonly DoorOperation[], signal: AbortSignal): Promise<void> {
    dataOf((await this.#link.ask(this.#bodyOf(recordDocument, { operations }), signal)).body);
  }

  /** @throws Unreachable, Refused */
  async search(query: string): Promise<FoundGuests> {
    const { body } = await this.#link.ask(this.#bodyOf(searchDocument, { query }));
    return dataOf<{ searchAtDoor: FoundGuests }>(body).searchAtDoor;
  }

  watch(onNews: () => void, onConnection: () => void): () => void {
    return this.#link.watch(this.#bodyOf(watchDocument, {}), onNews, onConnection);
  }

  #bodyOf(query: string, variables: object): string {
    return JSON.stringify({ query, variables: { eventId: this.#eventId, ...variables } });
  }
}

function dataOf<Data>(body: string): Data {
  const { data, errors } = parse<Data>(body);
  const [error] = errors ?? [];
  const refusal = refusals.get(error?.extensions?.code);
  if (error && refusal) throw new Refused(refusal, error.message);
  if (!error && data) return data;
  const unreachable = new Unreachable(error?.message ?? "The answer is not GraphQL's.");
  unreachable.waitMs = (error?.extensions?.retryAfter ?? 0) * 1000;
  throw unreachable;
}

function parse<Data>(body: string): Answer<Data> {
  try {
    return JSON.parse(body);
  } catch (cause) {
    throw new Unreachable("The answer broke off.", { cause });
  }
}
