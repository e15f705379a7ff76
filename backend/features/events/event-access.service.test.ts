import { describe, expect, it } from "vitest";
import { LoginDocument } from "../../../frontend/organizer/features/auth/generated/auth.ts";
import {
  EnsureMyEventDocument,
  UpdateEventDocument,
} from "../../../frontend/organizer/features/events/generated/events.ts";
import type { ApiClient } from "../../testing/api-client.ts";
import { builtPages } from "../../testing/compiled-programs.ts";
import {
  GuestSearchDocument,
  PublicEventDocument,
  SearchGuestsDocument,
} from "../../testing/generated/guest-operations.ts";
import { CreateLinkedEventDocument, EventDocument } from "../../testing/generated/operations.ts";
import { searchGuests, uploadGuests } from "../../testing/guest-list-calls.ts";
import { firstLive } from "../../testing/live-client.ts";
import { callRest } from "../../testing/rest-call.ts";
import { passwordOf } from "../../testing/second-factor-calls.ts";
import { sharedTestApi } from "../../testing/test-api.ts";

const limit = 6;
const message = "Your network has opened too many events that do not exist. Please try again in a minute.";

const api = await sharedTestApi({ rates: { eventMisses: limit } }, 1, { built: builtPages() });
const admin = await api.signInAsAdmin();
const newEvent = async (name: string, isPublic = true) =>
  (await admin.execute(CreateLinkedEventDocument, { input: { name, isPublic } })).createEvent;
const event = await newEvent("Gala");
await uploadGuests(admin, event.id, ["Name,Table", "Anna Berg,1", "Ben Ost,1"]);
const hidden = await newEvent("Board", false);
await api.signInAsNewCustomer("customer");

let networks = 0;
/** Makes clients of a network that nobody has used. */
function newNetwork(): () => ApiClient {
  networks += 1;
  const headers = { "X-Forwarded-For": `198.51.100.${networks}` };
  return () => api.anonymous(headers);
}

let numbers = 100_000_000;
const missing = () => {
  numbers += 1;
  return numbers;
};

async function signedIn(client: ApiClient, username = "customer", password = passwordOf(username)): Promise<ApiClient> {
  await client.execute(LoginDocument, { input: { username, password } });
  return client;
}

const searchStatus = async (client: ApiClient, id: number) =>
  (await callRest(client, "GET", `/api/events/${id}/guests/search?q=anna`)).status;

async function spend(client: ApiClient): Promise<void> {
  for (let i = 0; i < limit; i += 1) expect(await searchStatus(client, missing())).toBe(404);
  expect(await searchStatus(client, missing())).toBe(429);
}

const misses: [string, (client: ApiClient) => Promise<unknown>][] = [
  ["a search", (client) => client.execute(SearchGuestsDocument, { eventId: missing(), query: "anna" })],
  ["a search of a private event", (client) => searchGuests(client, hidden.id, "an")],
  ["a subscription", (client) => firstLive(client, GuestSearchDocument, { eventId: missing(), query: "anna" })],
  ["a link", (client) => client.execute(PublicEventDocument, { shortLink: "nothing" })],
  ["a link of a private event", (client) => client.execute(PublicEventDocument, { shortLink: hidden.shortLink })],
  ["the page of a link", (client) => client.fetch("/view/seats/nothing")],
  ["an event", (client) => client.execute(EventDocument, { id: missing() })],
  ["somebody else's public event", (client) => client.execute(EventDocument, { id: event.id })],
];

describe("events that the caller cannot see", () => {
  it.each(misses)("are counted when requested by %s", async (_, miss) => {
    const network = newNetwork();
    const client = await signedIn(network());
    for (let i = 0; i < limit; i += 1) await miss(client).catch(() => undefined);
    expect(await searchStatus(network(), missing())).toBe(429);
    // Existing events are refused in the same way.
    expect(await client.refusal(EventDocument, { id: hidden.id })).toMatchObject({ code: "RATE_LIMITED", message });
  });

  it("are refused by GraphQL and REST, with the time to wait", async () => {
    const client = newNetwork()();
    await spend(client);
    const refused = { code: "RATE_LIMITED", status: 429, message, retryAfter: expect.any(Number) };
    expect(await client.refusal(PublicEventDocument, { shortLink: "nothing" })).toEqual(refused);
    const { status, body, headers } = await callRest(client, "GET", "/api/view/nothing");
    expect([status, body, Number(headers.get("Retry-After")) > 0]).toEqual([429, message, true]);
    const page = await client.fetch("/view/seats/nothing");
    expect([page.status, Number(page.headers.get("Retry-After")) > 0]).toEqual([429, true]);
    expect(await page.text()).toContain("Your network has opened too many events");
  });

  it("are counted one by one within an operation", async () => {
    const client = newNetwork()();
    const search = (name: string) => `${name}: searchGuests(eventId: ${missing()}, query: "anna") { id }`;
    for (let i = 0; i < limit / 3; i += 1) {
      await callRest(client, "POST", "/graphql", { query: `{ ${search("a")} ${search("b")} ${search("c")} }` });
    }
    expect(await searchStatus(client, missing())).toBe(429);
  });

  it("are not counted for administrators, who may open every event", async () => {
    const client = await signedIn(newNetwork()(), "admin", "correct horse");
    for (let i = 0; i <= limit; i += 1) {
      expect(await searchStatus(client, missing())).toBe(404);
      expect(await client.refusal(EventDocument, { id: missing() })).toMatchObject({ code: "NOT_FOUND" });
    }
  });
});

describe("on a network where somebody guesses", () => {
  it("guests with the right link can find their table, again and again", async () => {
    const network = newNetwork();
    await spend(network());
    const guest = network();
    expect((await guest.fetch(`/view/seats/${event.shortLink}`)).status).toBe(200);
    expect((await guest.execute(PublicEventDocument, event)).publicEvent?.id).toBe(event.id);
    expect(await searchStatus(guest, event.id)).toBe(200);
    expect(await searchGuests(guest, event.id, "anna")).toHaveLength(1);
    await firstLive(guest, GuestSearchDocument, { eventId: event.id, query: "anna" });
    expect(await searchStatus(network(), missing())).toBe(429);
  });

  it("returning guests get in by the number alone", async () => {
    const network = newNetwork();
    expect(await searchStatus(network(), event.id)).toBe(200);
    await spend(network());
    expect(await searchStatus(network(), event.id)).toBe(200);
  });

  it("an organizer reaches and searches their own event", async () => {
    const [network, elsewhere] = [newNetwork(), newNetwork()];
    const organizer = await signedIn(network());
    const { id } = (await organizer.execute(EnsureMyEventDocument, {})).ensureMyEvent;
    await organizer.execute(UpdateEventDocument, { id, input: { isPublic: false } });
    await spend(network());
    await spend(elsewhere());
    for (const client of [organizer, await signedIn(elsewhere())]) {
      expect((await client.execute(EventDocument, { id })).event.id).toBe(id);
      expect(await searchStatus(client, id)).toBe(200);
    }
    expect(await searchStatus(elsewhere(), id)).toBe(404);
  });

  it("nobody is refused after an event turns private, or when a crowd requests one at once", async () => {
    const { id } = await newEvent("Crowded");
    const crowd = newNetwork();
    const statuses = await Promise.all(Array.from({ length: 10 * limit }, () => searchStatus(crowd(), id)));
    expect(new Set(statuses)).toEqual(new Set([200]));
    await admin.execute(UpdateEventDocument, { id, input: { isPublic: false } });
    for (let i = 0; i < 2 * limit; i += 1) expect(await searchStatus(crowd(), id)).toBe(404);
    expect(await searchStatus(crowd(), event.id)).toBe(200);
  });
});
