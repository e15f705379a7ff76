import type { DoorOperation } from "../../common/door/door-operation.ts";
import {
  type DoorClock,
  type DoorNetwork,
  type DoorNews,
  type FoundGuests,
  type ListUpdate,
  type Refusal,
  Refused,
  Unreachable,
} from "../parts.ts";

import { listDocument, newsDocument, recordDocument, searchDocument, watchDocument } from "./documents.ts";
import {
  type GuestColumns,
  type MergedColumns,
  type TableColumns,
  toGuests,
  toPairs,
  toTables,
} from "./guest-columns.ts";
import type { DoorTransport, TransportAnswer } from "./transport.ts";

interface Answer<Data> {
  data?: Data | null;
  errors?: readonly { message: string; extensions?: { code?: string; retryAfter?: number } }[];
}

const refusalOf = new Map<string, Refusal>([
  ["UNAUTHENTICATED", "signed-out"],
  ["SECOND_FACTOR_NEEDED", "signed-out"],
  ["FORBIDDEN", "withheld"],
  ["NOT_FOUND", "ended"],
  ["BAD_INPUT", "malformed"],
  ["BAD_USER_INPUT", "malformed"],
]);

/** The door of an event on the server. */
export function graphQlNetwork(
  eventId: number,
  { transport, clock }: { transport: DoorTransport; clock: Pick<DoorClock, "now"> },
): DoorNetwork {
  const bodyOf = (query: string, variables: object) => JSON.stringify({ query, variables: { eventId, ...variables } });

  async function ask<Data>(query: string, variables: object = {}): Promise<{ data: Data; offsetMs: number }> {
    const asked = clock.now();
    const answer = await transport.ask(bodyOf(query, variables));
    return { data: dataOf<Data>(answer), offsetMs: offsetOf(answer, asked, clock.now()) };
  }

  return {
    async readList(since) {
      try {
        const { data } = await ask<{ doorSnapshot: ListAnswer }>(listDocument, { since: since ?? null });
        const { merged, guests, tables, ...update } = data.doorSnapshot;
        return { ...update, guests: toGuests(guests, tables), tables: toTables(tables), merged: toPairs(merged) };
      } catch (error) {
        if (error instanceof Refused && error.refusal === "withheld") return undefined;
        throw error;
      }
    },
    async readNews(since) {
      const { data, offsetMs } = await ask<{ doorState: StateAnswer }>(newsDocument, { since });
      return { ...toNews(data.doorState), clockOffsetMs: offsetMs };
    },
    async record(operations, handInToken) {
      const variables = { operations: operations.map(toInput), handInToken };
      const { data } = await ask<{ recordAtDoor: { stored: string[] } }>(recordDocument, variables);
      return data.recordAtDoor.stored;
    },
    async search(typed) {
      const { data } = await ask<{ searchAtDoor: FoundAnswer }>(searchDocument, { query: typed });
      const { foundIds, listVersion, guests, tables } = data.searchAtDoor;
      return { foundIds, listVersion, guests: toGuests(guests, tables), tables: toTables(tables) };
    },
    watch: (watcher) => transport.watch(bodyOf(watchDocument, {}), watcher),
  };
}

interface FoundAnswer extends Pick<FoundGuests, "foundIds" | "listVersion"> {
  guests: GuestColumns;
  tables: TableColumns;
}

interface ListAnswer extends Pick<ListUpdate, "listVersion" | "doorVersion" | "isWhole" | "goneIds"> {
  guests: GuestColumns;
  tables: TableColumns;
  merged: MergedColumns;
}

type StateAnswer = Omit<DoorNews, "clockOffsetMs" | "hasMore">;

/** As many facts as the server puts into an answer. */
const factsInAnswer = 500;

function toNews(state: StateAnswer): Omit<DoorNews, "clockOffsetMs"> {
  const { facts, doorVersion } = state;
  const last = facts.at(-1)?.position ?? doorVersion;
  const hasMore = facts.length >= factsInAnswer && last < doorVersion;
  return { ...state, hasMore, doorVersion: hasMore ? last : doorVersion };
}

/** What the server does not take is left out. */
function toInput(operation: DoorOperation): DoorOperation {
  const { id, device, sequence, kind, guestId, walkInId, name, tableLabel, cancels, at } = operation;
  const { clockOffsetMs, replaces, expectedTableLabel } = operation;
  return {
    ...{ id, device, sequence, kind, guestId, walkInId, name, tableLabel, cancels, at },
    ...{ clockOffsetMs, replaces, expectedTableLabel },
  };
}

function dataOf<Data>({ body }: TransportAnswer): Data {
  const { data, errors } = parse<Data>(body);
  const [error] = errors ?? [];
  if (error) {
    const { code = "", retryAfter } = error.extensions ?? {};
    const refusal = refusalOf.get(code);
    if (refusal) throw new Refused(refusal, error.message);
    throw new Unreachable(error.message, retryAfter === undefined ? undefined : retryAfter * 1000);
  }
  if (!data) throw new Unreachable("The answer is not GraphQL's.");
  return data;
}

function parse<Data>(body: string): Answer<Data> {
  try {
    const answer: Answer<Data> = JSON.parse(body);
    return answer;
  } catch (error) {
    throw new Unreachable("The answer broke off.", undefined, { cause: error });
  }
}

/** As if the server had answered in the middle of the call. Its clock says seconds. */
function offsetOf({ serverNow }: TransportAnswer, asked: number, answered: number): number {
  if (serverNow === undefined || Number.isNaN(serverNow)) return 0;
  const offsetMs = serverNow + 500 - (asked + answered) / 2;
  // Within what a second and a slow network hide, a clock is right.
  return Math.abs(offsetMs) < 2_000 ? 0 : Math.round(offsetMs);
}
