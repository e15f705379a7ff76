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

/** The event's list. */
export interface DeviceList {
  listVersion: number;
  /** Otherwise there are no guests but those whom a search has found. */
  worksOffline: boolean;
  /** In the organizers' order. */
  guests: readonly ListedGuest[];
  /** All of them; without a capacity if it is unknown. */
  tables: readonly { label: string; capacity: number | null }[];
  /** All guests who were merged into others, who are on the list. */
  merged: readonly (readonly [mergedId: number, keptId: number])[];
}

/** A fact as the server knows it. */
export interface StoredFact extends DoorOperation {
  /** 1, 2, … in the order in which the server got them. */
  position: number;
  /** Name of the helper or user who recorded it; null if unknown. */
  by: string | null;
}

/** What the server found to need a look. */
export interface ListCard {
  reason: DoorReason;
  operationIds: readonly string[];
}

/** What has happened since a position in the facts and a version of the list. */
export interface News {
  /** `version`: position of the newest fact; `firstPosition`: of the oldest. `facts` are the first ones, `cards` all of them. */
  door: {
    version: number;
    firstPosition: number;
    facts: readonly StoredFact[];
    cards: readonly ListCard[];
    expectedCount: number;
  };
  /** It follows the facts up to `version`. Unless it is whole, guests are those who changed, and others are gone. */
  list: DeviceList & { version: number; eventName: string; isWhole: boolean; goneIds: readonly number[] };
  /** What to add to the device's clock to get the server's, in milliseconds. */
  clockOffsetMs: number;
}

/** Best match first, then with whom they come. The list's changes since its version say who of them is gone. */
export type FoundGuests = Pick<DeviceList, "listVersion" | "guests" | "tables"> & { foundIds: readonly number[] };

/** As many facts as the server puts into an answer. */
export const factsInAnswer = 500;

/** No answer, or one that says to try again, after some time. */
export class Unreachable extends Error {
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

const documents = {
  news: `query($eventId:Int!,$since:Int!,$listSince:Int){
door:doorState(eventId:$eventId,since:$since){version firstPosition expectedCount
facts:operations{id device sequence kind guestId walkInId name tableLabel cancels at clockOffsetMs replaces expectedTableLabel position by:authorName}
cards:needLook{reason operationIds}}
list:doorSnapshot(eventId:$eventId,since:$listSince){version listVersion eventName worksOffline isWhole guests goneIds tables merged}}`,
  record:
    "mutation($eventId:Int!,$operations:[DoorOperationInput!]!){recordAtDoor(eventId:$eventId,operations:$operations){stored}}",
  search:
    "query($eventId:Int!,$query:String!){found:searchAtDoor(eventId:$eventId,query:$query){foundIds listVersion guests tables}}",
  watch: "subscription($eventId:Int!){doorChanged(eventId:$eventId){version}}",
};

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

export type DoorServer = ReturnType<typeof doorServer>;

/**
 * The door of an event on the server. Calls may fail at any moment, also after the server has done what it was asked; all reject with
 * Unreachable or Refused. `now`: the device's clock.
 */
export function doorServer(link: Link, eventId: number, now: () => number) {
  const bodyOf = (query: string, variables: object) => JSON.stringify({ query, variables: { eventId, ...variables } });

  async function ask<Data>(query: string, variables: object, signal?: AbortSignal) {
    const { body, serverNow } = await link.ask(bodyOf(query, variables), signal);
    return { data: dataOf<Data>(body), serverNow };
  }

  return {
    async read(since: number, listSince: number | null, signal: AbortSignal): Promise<News> {
      const asked = now();
      const { data, serverNow } = await ask<Omit<News, "clockOffsetMs">>(documents.news, { since, listSince }, signal);
      // As if the server had answered in the middle of the call. It says whole seconds.
      const offsetMs = serverNow + 500 - (asked + now()) / 2;
      // Within what these and a slow network hide, a clock is right.
      return { ...data, clockOffsetMs: Math.abs(offsetMs) >= 2_000 ? Math.round(offsetMs) : 0 };
    },
    async record(operations: readonly DoorOperation[], signal: AbortSignal): Promise<void> {
      await ask(documents.record, { operations }, signal);
    },
    search: async (query: string): Promise<FoundGuests> =>
      (await ask<{ found: FoundGuests }>(documents.search, { query })).data.found,
    watch: (onNews: () => void, onConnection: () => void): (() => void) =>
      link.watch(bodyOf(documents.watch, {}), onNews, onConnection),
  };
}

function dataOf<Data>(body: string): Data {
  const { data, errors }: Answer<Data> = JSON.parse(body);
  const [error] = errors ?? [];
  const refusal = refusals.get(error?.extensions?.code);
  if (error && refusal) throw new Refused(refusal, error.message);
  if (!error && data) return data;
  const unreachable = new Unreachable(error?.message ?? "The answer is not GraphQL's.");
  unreachable.waitMs = (error?.extensions?.retryAfter ?? 0) * 1000;
  throw unreachable;
}
