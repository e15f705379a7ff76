import { beforeAll, describe, expect, it } from "vitest";
import { CreateEventDocument } from "../../frontend/features/events/generated/events.ts";
import { builtPages } from "../testing/compiled-programs.ts";
import { CreateLinkedEventDocument } from "../testing/generated/operations.ts";
import { uploadGuests } from "../testing/guest-list-calls.ts";
import { metricsToken, sharedTestApi } from "../testing/test-api.ts";

/* What comes in crowds is answered without the router or Apollo Server; any other spelling of it, with them. */

const api = await sharedTestApi({ searchRateLimit: 3, eventMissLimit: 2 }, 1, { built: builtPages() });
const admin = await api.signInAsAdmin();
const code = "Rose 2027";
let event: { id: number; shortLink: string };
let coded: { id: number; shortLink: string };
let hidden: number;

beforeAll(async () => {
  event = (await admin.execute(CreateLinkedEventDocument, { input: { name: "Gala" } })).createEvent;
  await uploadGuests(admin, event.id, ["Name,Table", ...Array.from({ length: 40 }, (_, at) => `Anna Guest${at},7`)]);
  coded = (await admin.execute(CreateLinkedEventDocument, { input: { name: "Ball", guestCode: code } })).createEvent;
  hidden = (await admin.execute(CreateEventDocument, { input: { name: "Secret", isPublic: false } })).createEvent.id;
});

interface Visit {
  path(): string;
  headers?: Record<string, string>;
  method?: string;
  /** As JSON. */
  body?: () => object;
  times?: number;
  who?: "admin";
}

const search =
  (id: () => number | string, query = "q=anna") =>
  () =>
    `/api/events/${id()}/guests/search?${query}`;
const page =
  (link: () => string, query = "") =>
  () =>
    `/view/seats/${link()}${query}`;
const answer = "?part=answer&q=anna";
const document = `query Search($eventId: Int!, $query: String!) {
  searchGuests(eventId: $eventId, query: $query) {
    tableNumber id name additionalInfo tablemates { id name tableNumber }
  }
}`;
const ask = (
  id: () => number,
  given: object = {},
  query: string = document,
): Pick<Visit, "path" | "method" | "body"> => ({
  path: () => "/graphql",
  method: "POST",
  body: () => ({ query, variables: { eventId: id(), query: "anna", ...given } }),
});

const written = '{ searchGuests(eventId: 1, query: "anna") { name } }';

const visits: [what: string, visit: Visit][] = [
  ["a search", { path: search(() => event.id) }],
  ["one that asks for the headers alone", { path: search(() => event.id), method: "HEAD" }],
  ["one with two", { path: search(() => event.id, "q=anna&q=ben"), headers: { "Accept-Language": "de" } }],
  ["one by an organizer", { path: search(() => event.id), who: "admin" }],
  ["one with a broken session", { path: search(() => event.id), headers: { Cookie: "fyt.session=s%3A%" } }],
  ["one too many", { path: search(() => event.id), times: 4 }],
  ["one of an event with a code", { path: search(() => coded.id) }],
  ["one of a private event", { path: search(() => hidden) }],
  ["ones of events that do not exist", { path: search(() => 7), times: 4 }],
  ["a guest's page", { path: page(() => event.shortLink), headers: { "Accept-Encoding": "br" } }],
  ["its answer", { path: page(() => event.shortLink, answer) }],
  ["a page that asks for a code", { path: page(() => coded.shortLink) }],
  ["a page of an organizer", { path: page(() => event.shortLink), who: "admin" }],
  ["a page that cannot be decoded", { path: page(() => "%E0%A4%A") }],
  ["a search over GraphQL", ask(() => event.id)],
  ["ones of GraphQL, one too many", { ...ask(() => event.id), times: 4, headers: { "Accept-Language": "de" } }],
  ["one of GraphQL of an event with a code", ask(() => coded.id)],
  ["ones of GraphQL of events that do not exist", { ...ask(() => 7), times: 4 }],
  ["one of GraphQL with half a letter", ask(() => event.id, { query: "anna\ud800" })],
  ["one of GraphQL with written arguments", ask(() => event.id, {}, written)],
  ["one of GraphQL with a directive", ask(() => event.id, {}, document.replace(" id", " id @skip(if: true)"))],
  ["one of GraphQL from another site", { ...ask(() => event.id), headers: { Origin: "https://other.example" } }],
  [
    "one of GraphQL by another operation's name",
    { ...ask(() => event.id), body: () => ({ ...ask(() => event.id).body?.(), operationName: "Other" }) },
  ],
  ["one of GraphQL that accepts no JSON", { ...ask(() => event.id), headers: { Accept: "text/html" } }],
  ["a document that is no search", ask(() => event.id, {}, "{ me { id } }")],
];

interface Spelling {
  path(path: string): string;
  body(body: object): object;
}

const usual: Spelling = { path: (path) => path, body: (body) => body };

/** The same address as only the router knows it, and the same operation as only Apollo Server answers it. */
const other: Spelling = {
  path: (path) => path.replace("/guests/", "/Guests/").replace("/view/", "/View/"),
  body: (body) => ({ ...body, extensions: {} }),
};

const changing = /^(date|x-request-id|keep-alive|seating-pass)$/;
/** Without what is new each time: times, and what is sealed in a cookie. */
const plain = (text: string) => text.replace(/(fyt\.\w+)=[^;]+/g, "$1=…").replace(/Expires=[^;]+/g, "Expires=…");

let networks = 0;

async function outcomeOf({ path, headers = {}, method = "GET", body, times = 1, who }: Visit, spelling: Spelling) {
  // A network of its own, so that the limits are the same.
  networks += 1;
  const client = who === "admin" ? await api.signInAsAdmin() : api.anonymous();
  const [log, counts] = [api.logged().length, await requestCounts()];
  const answers: unknown[] = [];
  for (let time = 0; time < times; time += 1) {
    const json = body ? { body: JSON.stringify(spelling.body(body())) } : {};
    const sent = {
      ...(body ? { "Content-Type": "application/json" } : {}),
      ...headers,
      "X-Forwarded-For": `198.51.100.${networks}`,
    };
    const address = spelling.path(path());
    const response = await client.fetch(address, { method, headers: sent, redirect: "manual", ...json });
    const got = [...response.headers]
      .filter(([name]) => !changing.test(name))
      .map(([name, value]) => [name, plain(value)]);
    answers.push({ status: response.status, headers: got, body: await response.text() });
  }
  const lines = api
    .logged()
    .slice(log)
    .split("\n")
    .filter((line) => line !== "" && !line.includes("/metrics"));
  const kinds = lines.map((line) => Object.entries(JSON.parse(line)).filter(([key]) => !/^(time|id|ms)$/.test(key)));
  const told = JSON.stringify(kinds)
    .replaceAll(spelling.path(path()).split("?")[0] ?? "", "the address")
    .replaceAll(/198\.51\.100\.\d+/g, "a network");
  return { answers, told, counted: difference(counts, await requestCounts()) };
}

/** Requests and operations so far, by their labels. */
async function requestCounts(): Promise<Map<string, number>> {
  const response = await api.anonymous().fetch("/metrics", { headers: { Authorization: `Bearer ${metricsToken}` } });
  const lines = [
    ...(await response.text()).matchAll(/^find_your_table_((?:http|graphql|security)\S*(?:_count|_total)\S*) (\d+)$/gm),
  ];
  return new Map(lines.map(([, name = "", count]) => [name, Number(count)]));
}

const difference = (before: Map<string, number>, after: Map<string, number>) =>
  [...after]
    .map(([name, count]) => [name, count - (before.get(name) ?? 0)])
    .filter(([name, count]) => count !== 0 && !String(name).includes("metrics"));

describe("what is answered without the router", () => {
  it.each(visits)("is answered, limited, logged and counted as with it: %s", async (_what, visit) => {
    // So that the process has seen its document.
    if (visit.body) await outcomeOf(visit, other);
    const direct = await outcomeOf(visit, usual);
    const routed = await outcomeOf(visit, other);
    expect(routed).toEqual(direct);
  });
});
