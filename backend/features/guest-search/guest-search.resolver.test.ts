import { describe, expect, it } from "vitest";
import type { ApiClient } from "../../testing/api-client.ts";
import { GuestSearchDocument, SearchGuestsDocument } from "../../testing/generated/guest-operations.ts";
import { newGuestList, sampleEventId, searchGuests } from "../../testing/guest-list-calls.ts";
import { firstLive } from "../../testing/live-client.ts";
import { callRest } from "../../testing/rest-call.ts";
import { sharedTestApi } from "../../testing/test-api.ts";

const api = await sharedTestApi();
const admin = await api.signInAsAdmin();
const sampleId = await sampleEventId(admin);

const eventWith = (rows: string[]) => newGuestList(admin, ["Name,Table,Meal", ...rows]);

const search = (eventId: number, query: string) => searchGuests(api.anonymous(), eventId, query);

describe("searchGuests", () => {
  it("returns fewer matches to guests the fewer letters they type, and at most ten, also to the organizer", async () => {
    const rows = Array.from({ length: 20 }, (_, i) => `Annabel ${"abcdefghijklmnopqrst"[i]}berg,1,`);
    const eventId = await eventWith(rows);
    const counts = async (client: ApiClient, queries: readonly string[]) => {
      const found = await Promise.all(queries.map((query) => searchGuests(client, eventId, query)));
      return found.map(({ length }) => length);
    };
    const queries = ["an", "mr an", "ann", "anna", "annabel"];
    for (const client of [api.anonymous(), await api.signInAsNewCustomer("typing")]) {
      expect(await counts(client, queries)).toEqual([3, 3, 5, 10, 10]);
    }
    expect(await counts(admin, queries)).toEqual([10, 10, 10, 10, 10]);
    const live = await firstLive(api.anonymous(), GuestSearchDocument, { eventId, query: "an" });
    expect(live.guestSearch).toHaveLength(3);
  });

  it("returns the tablemates of one match, the best unless another is named, and of all matches to the organizer", async () => {
    const eventId = await eventWith(["Anna Berg,1,", "Ben Ost,1,", "Anna Dorn,2,", "Carl West,2,"]);
    const [berg, dorn] = await searchGuests(admin, eventId, "anna");
    const tablemates = (matches: { tablemates: { name: string }[] }[]) =>
      matches.map((match) => match.tablemates.map(({ name }) => name));
    expect(tablemates(await search(eventId, "anna"))).toEqual([["Ben Ost"], []]);
    const asking = (guestId: number | undefined) => ({ eventId, query: "anna", tablematesOf: guestId ?? 0 });
    const named = async (guestId: number | undefined) =>
      tablemates((await api.anonymous().execute(SearchGuestsDocument, asking(guestId))).searchGuests);
    expect(await named(dorn?.id)).toEqual([[], ["Carl West"]]);
    expect(await named(berg?.id)).toEqual([["Ben Ost"], []]);
    // A guest who was not found has no tablemates here.
    expect(await named(berg?.tablemates[0]?.id)).toEqual([[], []]);
    const live = await firstLive(api.anonymous(), GuestSearchDocument, asking(dorn?.id));
    expect(tablemates(live.guestSearch)).toEqual([[], ["Carl West"]]);
    expect(tablemates(await searchGuests(admin, eventId, "anna"))).toEqual([["Ben Ost"], ["Carl West"]]);
  });

  it("returns at most five hundred tablemates, and none of who has no table", async () => {
    const rows = Array.from({ length: 600 }, (_, i) => `Guest ${i},Hall,`);
    const eventId = await eventWith(["Anna Berg,Hall,", "Ben Ost,,", "Carl Ost,,", ...rows]);
    expect(await search(eventId, "ben ost")).toMatchObject([{ tableNumber: "", tablemates: [] }]);
    expect((await search(eventId, "anna"))[0]?.tablemates).toHaveLength(500);
  });

  it.each(["", "a", " a ", "x".repeat(101)])("refuses %j", async (query) => {
    const refusal = await api.anonymous().refusal(SearchGuestsDocument, { eventId: sampleId, query });
    expect(refusal).toMatchObject({ code: "BAD_INPUT", status: 400 });
  });

  it("does not log what is typed", async () => {
    await search(sampleId, "Thandiwe");
    expect(api.logged()).not.toContain("Thandiwe");
  });
});

describe("the limit of anonymous searches", async () => {
  const limited = await sharedTestApi({ rates: { searches: 5 }, searchNames: 100 }, 1);

  const tooMany = {
    code: "RATE_LIMITED",
    status: 429,
    message: "Too many requests from your network. Please try again in a minute.",
    retryAfter: expect.any(Number),
  };

  it("applies per address, not to signed-in users, and with a reserve for phones that have searched before", async () => {
    const signedIn = await limited.signInAsAdmin();
    const eventId = await newGuestList(signedIn, ["Name,Table", "Zoe Berg,1"]);
    const variables = { eventId, query: "zoe" };
    const venue = { "X-Forwarded-For": "203.0.113.1" };
    const phone = limited.anonymous(venue);
    await phone.execute(SearchGuestsDocument, variables);
    for (let i = 0; i < 4; i += 1) await limited.anonymous(venue).execute(SearchGuestsDocument, variables);
    expect(await limited.anonymous(venue).refusal(SearchGuestsDocument, variables)).toEqual(tooMany);
    await phone.execute(SearchGuestsDocument, variables);
    await limited.anonymous({ "X-Forwarded-For": "203.0.113.2" }).execute(SearchGuestsDocument, variables);
    for (let i = 0; i < 10; i += 1) await signedIn.execute(SearchGuestsDocument, variables);
  });

  it("counts each search in a request", async () => {
    const searches = [1, 2, 3].map((i) => `a${i}: searchGuests(eventId: 1, query: "zoe") { id }`).join(" ");
    const client = limited.anonymous({ "X-Forwarded-For": "203.0.113.3" });
    const send = () => callRest(client, "POST", "/graphql", { query: `{ ${searches} }` });
    expect((await send()).body).not.toHaveProperty("errors");
    const { body, headers } = await send();
    expect(body).toMatchObject({ errors: [{ extensions: { status: 429 } }] });
    expect(Number(headers.get("Retry-After"))).toBeGreaterThan(0);
  });
});
