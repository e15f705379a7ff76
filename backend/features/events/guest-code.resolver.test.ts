import { describe, expect, it } from "vitest";
import { UpdateEventDocument } from "../../../frontend/organizer/features/events/generated/events.ts";
import type { ApiClient } from "../../testing/api-client.ts";
import {
  EnterGuestCodeDocument,
  GuestSearchDocument,
  PublicEventDocument,
  SearchGuestsDocument,
} from "../../testing/generated/guest-operations.ts";
import { CreateLinkedEventDocument } from "../../testing/generated/operations.ts";
import { newGuestList, searchGuests } from "../../testing/guest-list-calls.ts";
import { firstLive, subscribe } from "../../testing/live-client.ts";
import { getRest } from "../../testing/rest-call.ts";
import { sharedTestApi } from "../../testing/test-api.ts";

const shortCode = "Rosé 7";
const longCode = "Rose-2027";
const refusedSearch = { code: "FORBIDDEN", status: 403, message: expect.stringContaining("asks for a code") };
const wrongCode = { code: "FORBIDDEN", status: 403, message: expect.stringContaining("not the event's code") };
const tooMany = { code: "RATE_LIMITED", status: 429, retryAfter: expect.any(Number) };

// More than the other tests need from one address.
const searches = 100;
const api = await sharedTestApi({ rates: { searches } }, 1);
const admin = await api.signInAsAdmin();

const codedEvent = (guestCode = shortCode) =>
  newGuestList(admin, ["Name,Table", "Anna Berg,1", "Ben Berg,1"], { guestCode });

const enter = (client: ApiClient, eventId: number, code: string) =>
  client.execute(EnterGuestCodeDocument, { eventId, code });
const refusalOf = (client: ApiClient, eventId: number, code: string) =>
  client.refusal(EnterGuestCodeDocument, { eventId, code });
const searching = (eventId: number) => ({ eventId, query: "anna" });
const searchRefusal = (client: ApiClient, eventId: number) => client.refusal(SearchGuestsDocument, searching(eventId));
const change = (id: number, guestCode: string) => admin.execute(UpdateEventDocument, { id, input: { guestCode } });
const at = (address: string) => api.anonymous({ "X-Forwarded-For": address });

describe("an event with a code", () => {
  it("can be searched after its own code is entered, however it is typed, and by its organizer without", async () => {
    const [eventId, otherId] = [await codedEvent(), await codedEvent()];
    const guest = api.anonymous();
    await enter(guest, eventId, "  ROSÉ-7. ");
    const live = await firstLive(guest, GuestSearchDocument, searching(eventId));
    expect(live.guestSearch).toMatchObject([{ name: "Anna Berg" }]);
    expect(await searchRefusal(guest, otherId)).toEqual(refusedSearch);
    await enter(guest, otherId, shortCode);
    for (const client of [guest, admin]) {
      for (const id of [eventId, otherId]) expect(await searchGuests(client, id, "anna")).toHaveLength(1);
    }
    await enter(admin, eventId, "anything");
  });

  it("asks again after the code changes, also in a subscription, and stops asking when it is removed", async () => {
    const eventId = await codedEvent();
    const guest = api.anonymous();
    await enter(guest, eventId, shortCode);
    const live = subscribe(guest, GuestSearchDocument, searching(eventId));
    expect((await live.next())?.guestSearch).toHaveLength(1);
    await change(eventId, "another 8");
    expect(await live.next()).toBeUndefined();
    expect(await searchRefusal(guest, eventId)).toEqual(refusedSearch);
    expect(await refusalOf(guest, eventId, shortCode)).toEqual(wrongCode);
    await enter(guest, eventId, "another8");
    await change(eventId, " ");
    expect(await searchGuests(api.anonymous(), eventId, "anna")).toHaveLength(1);
  });

  it("shows what its page says to everybody, but the code to nobody, and asks only those who need it", async () => {
    const page = { date: "June 12", location: "Town Hall", greeting: "Welcome!", guestLanguages: ["he", "en"] };
    const input = { name: "Gala", guestCode: longCode, ...page };
    const { id, shortLink } = (await admin.execute(CreateLinkedEventDocument, { input })).createEvent;
    const shownTo = async (client: ApiClient) => (await client.execute(PublicEventDocument, { shortLink })).publicEvent;
    const guest = api.anonymous();
    expect(await shownTo(guest)).toMatchObject({ ...page, asksForCode: true });
    expect(await shownTo(admin)).toMatchObject({ asksForCode: false });
    await enter(guest, id, longCode);
    expect(await shownTo(guest)).toMatchObject({ asksForCode: false });
    const answer = await getRest(api.anonymous(), `/api/view/${shortLink}`);
    expect(answer).toMatchObject({ asksForCode: true });
    expect(JSON.stringify(answer)).not.toContain(longCode);
  });
});

describe("wrong codes", () => {
  async function guessInVain(address: string, eventId: number): Promise<void> {
    for (let i = 0; i < 20; i += 1) expect(await refusalOf(at(address), eventId, `wrong ${i}`)).toEqual(wrongCode);
    expect(await refusalOf(at(address), eventId, "wrong")).toMatchObject(tooMany);
  }

  it("are limited per address and event, and so is a right one that is short enough to guess", async () => {
    const [eventId, otherId] = [await codedEvent(), await codedEvent()];
    const neighbor = at("203.0.113.1");
    await enter(neighbor, eventId, shortCode);
    await guessInVain("203.0.113.1", eventId);
    expect(await refusalOf(at("203.0.113.1"), eventId, shortCode)).toMatchObject(tooMany);

    expect(await searchGuests(neighbor, eventId, "anna")).toHaveLength(1);
    await enter(neighbor, eventId, shortCode);
    await enter(at("203.0.113.2"), eventId, shortCode);
    await enter(at("203.0.113.1"), otherId, shortCode);
  });

  it("lock nobody out of an event whose code is too long to guess", async () => {
    const eventId = await codedEvent(longCode);
    await guessInVain("203.0.113.3", eventId);
    await enter(at("203.0.113.3"), eventId, "rose2027");
  });

  it("are counted even when many are tried at once; right ones are not; and the log has no code", async () => {
    const eventId = await codedEvent();
    for (let i = 0; i < 20; i += 1) await enter(at("203.0.113.4"), eventId, shortCode);
    const guess = () => refusalOf(at("203.0.113.4"), eventId, "Magnolia");
    const statuses = (await Promise.all(Array.from({ length: 40 }, guess))).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([...Array(20).fill(403), ...Array(20).fill(429)]);
    expect(api.logged()).toContain('"asked":["enterGuestCode"],"refused":["FORBIDDEN"]');
    expect(api.logged()).not.toMatch(/Magnolia|Rosé/i);
  });

  it("count as searches of an address", async () => {
    const guess = () => refusalOf(at("203.0.113.5"), 999_999, "any code");
    const codes = (await Promise.all(Array.from({ length: searches + 1 }, guess))).map(({ code }) => code);
    expect(codes.toSorted()).toEqual([...Array(searches).fill("NOT_FOUND"), "RATE_LIMITED"]);
  });
});
