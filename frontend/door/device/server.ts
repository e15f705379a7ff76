import type { DoorMatches, DoorNews } from "../../../common/door/door-news.ts";
import type { DoorOperation } from "../../../common/door/door-operation.ts";

/** Trying again is of no use: nobody is signed in, they have no access to the event, or the server cannot read what was sent. */
export class Refused extends Error {
  readonly refusal: "expired" | "ended" | "malformed";

  constructor(refusal: Refused["refusal"], message: string) {
    super(message);
    this.refusal = refusal;
  }
}

/** Carries a GraphQL operation, as JSON, to the server and the answer back. Rejects if there is none. */
export type Link = (body: string) => Promise<string>;

const patienceMs = 12_000;

/** A weak connection reports no error, and a venue's network may answer itself, with a page that asks to sign in. */
export const browserLink: Link = async (body) => {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), patienceMs);
  try {
    const headers = { "Content-Type": "application/json", Accept: "application/json" };
    const response = await fetch("/graphql", { method: "POST", headers, body, signal: timeout.signal });
    if (!response.headers.get("content-type")?.includes("json")) throw new Error("Something else answered.");
    return await response.text();
  } finally {
    clearTimeout(timer);
  }
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
  errors?: readonly { message: string; extensions?: { code?: string } }[];
}

/** @throws Refused; any other Error for no answer, also after the server has done what it was asked */
export async function ask<Data>(link: Link, query: string, variables: object = {}): Promise<Data> {
  const { data, errors }: Answer<Data> = JSON.parse(await link(JSON.stringify({ query, variables })));
  const [error] = errors ?? [];
  const refusal = refusals.get(error?.extensions?.code);
  if (error && refusal) throw new Refused(refusal, error.message);
  if (!error && data) return data;
  throw new Error(error?.message ?? "The answer is not GraphQL's.");
}

const newsQuery =
  "query($eventId:Int!,$since:Int!,$listSince:Int){news:doorNews(eventId:$eventId,since:$since,listSince:$listSince)}";
const recordQuery =
  "mutation($eventId:Int!,$operations:[DoorOperationInput!]!){recordAtDoor(eventId:$eventId,operations:$operations){stored}}";
const searchQuery = "query($eventId:Int!,$typed:String!){found:searchAtDoor(eventId:$eventId,query:$typed)}";

export const readNews = async (link: Link, eventId: number, since: number, listSince: number | null) =>
  (await ask<{ news: DoorNews }>(link, newsQuery, { eventId, since, listSince })).news;

export const sendOperations = (link: Link, eventId: number, operations: readonly DoorOperation[]) =>
  ask<object>(link, recordQuery, { eventId, operations });

export const searchOnServer = async (link: Link, eventId: number, typed: string) =>
  (await ask<{ found: DoorMatches }>(link, searchQuery, { eventId, typed })).found;
