import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import type { ApiClient } from "../testing/api-client.ts";
import { callRest, fileForm, type RestAnswer } from "../testing/rest-call.ts";
import { startTestApi, type TestApi } from "../testing/test-api.ts";
import { routes } from "./routes.ts";

const callers = ["anonymous", "owner", "other", "admin"] as const;
type Caller = (typeof callers)[number];

/** What the calls are tried on; made anew for each of them. */
interface World {
  eventId: number;
  shortLink: string;
  guestId: number;
  customerId: number;
}

interface Row {
  call: string;
  path: (world: World) => string;
  body?: () => unknown;
  /** Statuses for anonymous callers, the event's owner, another customer and an administrator. */
  onPrivate: [number, number, number, number];
  /** Where they differ for a public event. */
  onPublic?: [number, number, number, number];
  /** For the sample event, where the call is about an event. */
  onSample?: [number, number, number, number];
}

const account = { username: "newcomer", password: "long enough", name: "New Comer", email: "newcomer@example.com" };
const guest = { name: "Anna Berg", tableNumber: "3", additionalInfo: {} };
const everybody = [200, 200, 200, 200] satisfies Row["onPrivate"];

const rows: Row[] = [
  { call: "get /api/user", path: () => "/api/user", onPrivate: [401, 200, 200, 200] },
  {
    call: "post /api/login",
    path: () => "/api/login",
    body: () => ({ username: "admin", password: "correct horse" }),
    onPrivate: everybody,
  },
  { call: "post /api/register", path: () => "/api/register", body: () => account, onPrivate: [201, 201, 201, 201] },
  { call: "post /api/logout", path: () => "/api/logout", onPrivate: everybody },
  { call: "get /api/events/sample", path: () => "/api/events/sample", onPrivate: everybody },
  {
    call: "get /api/events/{id}/guests/search",
    path: ({ eventId }) => `/api/events/${eventId}/guests/search?q=ann`,
    onPrivate: [404, 200, 404, 200],
    onPublic: everybody,
    onSample: everybody,
  },
  {
    call: "get /api/events/{eventId}/guests",
    path: ({ eventId }) => `/api/events/${eventId}/guests`,
    onPrivate: [404, 200, 404, 200],
    onPublic: everybody,
    onSample: everybody,
  },
  ...["csv", "xlsx"].map(
    (format): Row => ({
      call: `get /api/events/{id}/guests.${format}`,
      path: ({ eventId }) => `/api/events/${eventId}/guests.${format}`,
      onPrivate: [401, 200, 404, 200],
      onSample: [401, 404, 404, 200],
    }),
  ),
  {
    call: "get /api/view/{shortLink}",
    path: ({ shortLink }) => `/api/view/${shortLink}`,
    onPrivate: [404, 200, 404, 200],
    onPublic: everybody,
  },
  { call: "get /api/events", path: () => "/api/events", onPrivate: [401, 200, 200, 200] },
  {
    call: "get /api/events/{id}",
    path: ({ eventId }) => `/api/events/${eventId}`,
    onPrivate: [401, 200, 404, 200],
    onSample: [401, 404, 404, 200],
  },
  {
    call: "get /api/events/{id}/history",
    path: ({ eventId }) => `/api/events/${eventId}/history`,
    onPrivate: [401, 200, 404, 200],
    onSample: [401, 404, 404, 200],
  },
  { call: "get /api/users", path: () => "/api/users", onPrivate: [401, 403, 403, 200] },
  {
    call: "post /api/events",
    path: () => "/api/events",
    body: () => ({ name: "Gala" }),
    onPrivate: [401, 409, 201, 201],
  },
  {
    call: "put /api/events/{id}",
    path: ({ eventId }) => `/api/events/${eventId}`,
    body: () => ({ theme: { primaryColor: "#112233" } }),
    onPrivate: [401, 200, 404, 200],
    onSample: [401, 404, 404, 403],
  },
  {
    call: "delete /api/events/{id}",
    path: ({ eventId }) => `/api/events/${eventId}`,
    onPrivate: [401, 403, 403, 204],
    onSample: [401, 403, 403, 403],
  },
  {
    call: "post /api/events/{id}/upload",
    path: ({ eventId }) => `/api/events/${eventId}/upload`,
    body: () => fileForm("Name,Table\nZoë Åkesson,1\n"),
    onPrivate: [401, 200, 404, 200],
    onSample: [401, 404, 404, 403],
  },
  {
    call: "post /api/events/{id}/guest",
    path: ({ eventId }) => `/api/events/${eventId}/guest`,
    body: () => guest,
    onPrivate: [401, 201, 404, 201],
    onSample: [401, 404, 404, 403],
  },
  {
    call: "put /api/events/{id}/guests/{guestId}",
    path: ({ eventId, guestId }) => `/api/events/${eventId}/guests/${guestId}`,
    body: () => guest,
    onPrivate: [401, 200, 404, 200],
    onSample: [401, 404, 404, 403],
  },
  {
    call: "delete /api/events/{id}/guests/{guestId}",
    path: ({ eventId, guestId }) => `/api/events/${eventId}/guests/${guestId}`,
    onPrivate: [401, 204, 404, 204],
    onSample: [401, 404, 404, 403],
  },
  { call: "post /api/users", path: () => "/api/users", body: () => account, onPrivate: [401, 403, 403, 201] },
  {
    call: "delete /api/users/{id}",
    path: ({ customerId }) => `/api/users/${customerId}`,
    onPrivate: [401, 403, 403, 204],
  },
  {
    call: "post /api/maintenance/cleanup-files",
    path: () => "/api/maintenance/cleanup-files",
    onPrivate: [401, 403, 403, 200],
  },
];

let api: TestApi;
/** Who makes what the calls are tried on, in sessions that no call ends. */
let makers: { owner: ApiClient; admin: ApiClient };
beforeAll(async () => {
  api = await startTestApi();
  makers = { owner: await api.signInAsNewCustomer("owner"), admin: await api.signInAsAdmin() };
  await api.signInAsNewCustomer("other");
});
afterAll(() => api.close());

const signInAs: Record<Caller, () => Promise<ApiClient>> = {
  anonymous: async () => api.anonymous(),
  owner: () => api.signIn("owner", "password of owner"),
  other: () => api.signIn("other", "password of other"),
  admin: () => api.signInAsAdmin(),
};

const idSchema = z.object({ id: z.number() });
const idOf = ({ body }: RestAnswer) => idSchema.parse(body).id;

async function removeWorld(): Promise<void> {
  await api.db.prisma.event.deleteMany({ where: { isSample: false } });
  await api.db.prisma.user.deleteMany({ where: { username: { in: ["newcomer", "victim"] } } });
}

async function makeWorld(event: "private" | "public" | "sample"): Promise<World> {
  const { owner, admin } = makers;
  const made = await callRest(owner, "POST", "/api/events", { name: "Gala", isPublic: event === "public" });
  const { id, shortLink } = z.object({ id: z.number(), shortLink: z.string() }).parse(made.body);
  const guestId = idOf(await callRest(owner, "POST", `/api/events/${id}/guest`, guest));
  const victim = { ...account, username: "victim", email: "victim@example.com" };
  const customerId = idOf(await callRest(admin, "POST", "/api/users", victim));
  if (event !== "sample") return { eventId: id, shortLink, guestId, customerId };
  const sample = await api.db.prisma.event.findFirstOrThrow({ where: { isSample: true }, include: { guests: true } });
  return { eventId: sample.id, shortLink: sample.shortLink, guestId: sample.guests[0]?.id ?? 0, customerId };
}

const descriptionSchema = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.object({ responses: z.record(z.string(), z.unknown()) }))),
});

it("has a row for every call", () => {
  expect(rows.map(({ call }) => call)).toEqual(routes.map(({ method, path }) => `${method} ${path}`));
});

const cases = rows.flatMap((row) => [
  { ...row, event: "private" as const, expected: row.onPrivate },
  ...(row.onPublic ? [{ ...row, event: "public" as const, expected: row.onPublic }] : []),
  ...(row.onSample ? [{ ...row, event: "sample" as const, expected: row.onSample }] : []),
]);

it.each(cases)("$call on a $event event", async ({ call, path, body, event, expected }) => {
  const [method = "", route = ""] = call.split(" ");
  const described = descriptionSchema.parse((await callRest(api.anonymous(), "GET", "/api/openapi.json")).body);
  const statuses: number[] = [];
  for (const caller of callers) {
    await removeWorld();
    const client = await signInAs[caller]();
    const address = path(await makeWorld(event));
    statuses.push((await callRest(client, method.toUpperCase(), address, body?.())).status);
  }
  expect(statuses).toEqual(expected);
  expect(Object.keys(described.paths[route]?.[method]?.responses ?? {})).toEqual(
    expect.arrayContaining(statuses.map(String)),
  );
});
