import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { isDeepRun, randomRuns } from "../../../common/testing/random-runs.ts";
import { CurrentUserDocument } from "../../../frontend/organizer/features/auth/generated/auth.ts";
import {
  CreateEventDocument,
  EnsureMyEventDocument,
  UpdateEventDocument,
} from "../../../frontend/organizer/features/events/generated/events.ts";
import { AddGuestDocument } from "../../../frontend/organizer/features/guests/generated/guests.ts";
import { buildGraph } from "../../graphql/schema.ts";
import type { ApiClient } from "../api-client.ts";
import { CreateTablesDocument } from "../generated/operations.ts";
import { sharedTestApi } from "../test-api.ts";
import type { Known } from "./hostile-values.ts";
import { type RandomRequest, randomCall } from "./random-call.ts";
import { randomMultipart, randomOperation } from "./random-operation.ts";

/** Only in the guest lists of others: no answer may contain it. */
const secret = "Zyxomma-Quartz";

const schema = buildGraph();
/** Set FUZZ_SEED to what a failure names. */
const seed = Number(process.env.FUZZ_SEED ?? (isDeepRun ? Math.floor(Math.random() * 2 ** 31) : 1));
const runs = randomRuns(1_000, 40);

const api = await sharedTestApi({}, 1);
let customer: ApiClient;
let admin: ApiClient;
let known: Known;
beforeAll(async () => {
  known = await prepare();
});

const often = <T>(value: T, times: number): T[] => Array.from({ length: times }, () => value);

async function prepare(): Promise<Known> {
  admin = await api.signInAsAdmin();
  const victim = await api.signInAsNewCustomer("victim");
  customer = await api.signInAsNewCustomer("attacker");
  const guest = { name: `Anna ${secret}`, tableNumber: secret, additionalInfo: { Notes: secret } };

  const hidden = (await victim.execute(EnsureMyEventDocument, {})).ensureMyEvent;
  await victim.execute(UpdateEventDocument, { id: hidden.id, input: { name: secret, isPublic: false } });
  await victim.execute(AddGuestDocument, { eventId: hidden.id, input: guest });
  const { createEvent: open } = await admin.execute(CreateEventDocument, {
    input: { name: "Open", showTablemates: false },
  });
  const input = { hiddenColumns: ["Notes"] };
  await admin.execute(UpdateEventDocument, { id: open.id, input });
  await admin.execute(AddGuestDocument, { eventId: open.id, input: { ...guest, name: "Anna", tableNumber: "1" } });

  const own = (await customer.execute(EnsureMyEventDocument, {})).ensureMyEvent;
  for (const name of ["Anna", "Ben", "Cleo", "Dora", "Emil", "Fay", "Gus", "Hal", "Ida", "Jon"]) {
    await customer.execute(AddGuestDocument, { eventId: own.id, input: { name, tableNumber: "1" } });
  }
  const { prisma } = api.db;
  await customer.execute(CreateTablesDocument, { eventId: own.id, inputs: [{ label: "2" }, { label: "Rose" }] });
  const [users, events, guests, tables, entries] = await Promise.all([
    prisma.user.findMany({ select: { id: true, username: true } }),
    prisma.event.findMany({ select: { id: true, shortLink: true } }),
    prisma.guest.findMany({ select: { id: true }, orderBy: { id: "desc" }, take: 12 }),
    prisma.table.findMany({ select: { id: true }, orderBy: { id: "desc" }, take: 5 }),
    prisma.historyEntry.findMany({ select: { id: true }, orderBy: { id: "desc" }, take: 5 }),
  ]);
  return {
    ids: [...users, ...events, ...guests, ...tables, ...entries, ...often(own, 15), ...often(open, 10)].map(
      ({ id }) => id,
    ),
    texts: [
      ...users.map(({ username }) => username),
      ...events.map(({ shortLink }) => shortLink),
      ...often("anna", 10),
      ...["victim@example.com", "Anna", "Notes", "1", "#12AB9f", "Roboto, sans-serif", "password"],
    ],
  };
}

/** Digest of all data of the administrator and the victim, and of who the administrators are. */
async function digestOfOthers(): Promise<string> {
  const { rows } = await api.db.pool.query(`
    WITH others AS (SELECT id FROM users WHERE username IN ('admin', 'victim') OR role = 'admin'),
    their_events AS (SELECT * FROM events WHERE owner_id IN (SELECT id FROM others)),
    parts AS (
      SELECT 'user' || u AS part FROM users u WHERE id IN (SELECT id FROM others)
      UNION ALL SELECT 'event' || e FROM their_events e
      UNION ALL SELECT 'guest' || g FROM guests g WHERE event_id IN (SELECT id FROM their_events)
      UNION ALL SELECT 'table' || t FROM tables t WHERE event_id IN (SELECT id FROM their_events)
      UNION ALL SELECT 'plan' || p FROM floor_plans p WHERE event_id IN (SELECT id FROM their_events)
      UNION ALL SELECT 'fixture' || f FROM fixtures f WHERE event_id IN (SELECT id FROM their_events)
      UNION ALL SELECT 'wish' || w FROM wishes w WHERE event_id IN (SELECT id FROM their_events)
      UNION ALL SELECT 'change' || id || rows FROM row_changes WHERE event_id IN (SELECT id FROM their_events)
      UNION ALL SELECT 'history' || h FROM history_entries h WHERE event_id IN (SELECT id FROM their_events)
      UNION ALL SELECT 'file' || f FROM uploaded_files f WHERE event_id IN (SELECT id FROM their_events)
      UNION ALL SELECT 'session' || sid FROM sessions WHERE (sess->>'userId')::int IN (SELECT id FROM others)
    )
    SELECT count(*) || ' ' || md5(string_agg(part, '|' ORDER BY part)) AS digest FROM parts`);
  return z.string().parse(rows[0].digest);
}

const failuresLogged = () =>
  api
    .logged()
    .split("\n")
    .filter((line) => line.includes('"msg":"request failed"'));

type Requests = fc.Arbitrary<RandomRequest>;

const statusesSchema = z.object({ errors: z.array(z.object({ extensions: z.object({ status: z.number() }) })) });

/** @throws Error for answers that reveal a failure or internals */
async function check(client: ApiClient, { path, init }: RandomRequest): Promise<string> {
  // The server ends the connection of a request that it cannot read; a later one must not be on its way there.
  const headers = new Headers(init.headers);
  headers.set("Connection", "close");
  const response = await client.fetch(path, { ...init, headers });
  const text = await response.text();
  const answer = `${response.status} ${text.slice(0, 500)}\nto ${path} ${JSON.stringify(init).slice(0, 3_000)}`;
  const errors = text.startsWith("{") ? statusesSchema.safeParse(JSON.parse(text)).data?.errors : undefined;
  const statuses = [response.status, ...(errors ?? []).map(({ extensions }) => extensions.status)];
  if (statuses.some((status) => status >= 500)) throw new Error(`A failure of the server: ${answer}`);
  if (/node_modules|\.ts:\d+|prisma|postgres/i.test(text)) throw new Error(`The inside in the answer: ${answer}`);
  return text;
}

async function checkForStranger(client: ApiClient, request: RandomRequest): Promise<void> {
  const text = await check(client, request);
  if (text.includes(secret)) throw new Error(`A secret in the answer to ${JSON.stringify(request).slice(0, 3_000)}`);
}

async function signedIn(client: ApiClient, username: string, password: string): Promise<ApiClient> {
  if ((await client.execute(CurrentUserDocument, {})).me) return client;
  await api.db.prisma.attemptCount.deleteMany();
  return api.signIn(username, password);
}

/** For each API, for a first and a second caller. */
function randomRequests(): [Requests, Requests, Requests, Requests] {
  const operations = randomOperation(schema, known).map(({ query, variables }): RandomRequest => {
    const body = JSON.stringify({ query, variables });
    return { path: "/graphql", init: { method: "POST", headers: { "Content-Type": "application/json" }, body } };
  });
  const multipart = randomMultipart(schema, known).map((init): RandomRequest => ({ path: "/graphql", init }));
  const graph = fc.oneof({ weight: 40, arbitrary: operations }, { weight: 1, arbitrary: multipart });
  const call = randomCall(schema, known);
  return [graph, call, graph, call];
}

// Vitest reports unhandled rejections by itself.
describe("requests that nobody expects", { timeout: 600_000 }, () => {
  it("neither fail, nor change or tell what strangers and customers may not", async () => {
    const before = await digestOfOthers();
    let sent = 0;
    const property = fc.asyncProperty(...randomRequests(), async (...requests) => {
      const anonymous = api.anonymous({ "X-Forwarded-For": `203.0.113.${sent % 3}` });
      await Promise.all(requests.map((request, i) => checkForStranger(i < 2 ? anonymous : customer, request)));
      sent += requests.length;
      if (sent % 40 === 0) customer = await signedIn(customer, "attacker", "password of attacker");
      if (sent % 1_000 === 0) expect(await digestOfOthers()).toBe(before);
    });
    await fc.assert(property, { seed, numRuns: runs, endOnFailure: true });
    expect(sent).toBe(4 * runs);
    expect(await digestOfOthers()).toBe(before);
    expect(failuresLogged()).toEqual([]);
    expect(api.logged()).not.toContain(secret);
  });

  it("do not fail for administrators, who may do everything", async () => {
    const property = fc.asyncProperty(...randomRequests(), async (...requests) => {
      await Promise.all(requests.map((request) => check(admin, request)));
      admin = await signedIn(admin, "admin", "correct horse");
    });
    await fc.assert(property, { seed, numRuns: Math.ceil(runs / 10), endOnFailure: true });
    expect(failuresLogged()).toEqual([]);
  });

  it("may be as deep as their size allows", async () => {
    const deep = `${'{"a":'.repeat(30_000)}1${"}".repeat(30_000)}`;
    const input = `{"name":"Anna","tableNumber":"1","additionalInfo":${deep}}`;
    const query = "mutation ($input: GuestInput!) { addGuest(eventId: 1, input: $input) { id } }";
    const headers = { "Content-Type": "application/json" };
    const body = `{"query":${JSON.stringify(query)},"variables":{"input":${input}}}`;
    await check(admin, { path: "/graphql", init: { method: "POST", headers, body } });
    await check(admin, {
      path: `/api/events/${known.ids.at(-1)}/guest`,
      init: { method: "POST", headers, body: input },
    });
  });
});
