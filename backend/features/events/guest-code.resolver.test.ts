import { describe, expect, it } from "vitest";
import { UpdateEventDocument } from "../../../frontend/organizer/features/events/generated/events.ts";
import type { ApiClient } from "../../testing/api-client.ts";
import {
  EnterGuestCodeDocument,
  GuestSearchDocument,
  PublicEventDocument,
  SearchGuestsDocument,
} from "../../testing/generated/guest-operations.ts";
import { CreateLinkedEventDocument, SeatingDocument } from "../../testing/generated/operations.ts";
import { newEvent, newGuestList, readHistory, searchGuests } from "../../testing/guest-list-calls.ts";
import { firstLive, subscribe } from "../../testing/live-client.ts";
import { callRest } from "../../testing/rest-call.ts";
import { sharedTestApi, startTestApi } from "../../testing/test-api.ts";

const shortCode = "Rosé 7";
const longCode = "Rose-2027";
const refusedSearch = {
  code: "FORBIDDEN",
  status: 403,
  message: "This event asks for a code. You can find it on your invitation.",
};
const wrongCode = {
  code: "FORBIDDEN",
  status: 403,
  message: "This is not the event's code. Please check your invitation.",
};

const api = await sharedTestApi({}, 1);
const admin = await api.signInAsAdmin();

const codedEvent = (guestCode = shortCode, isPublic = true) =>
  newGuestList(admin, ["Name,Table", "Anna Berg,1", "Ben Berg,1"], { guestCode, isPublic });

const enter = (client: ApiClient, eventId: number, code: string) =>
  client.execute(EnterGuestCodeDocument, { eventId, code });
const refusalOf = (client: ApiClient, eventId: number, code: string) =>
  client.refusal(EnterGuestCodeDocument, { eventId, code });
const searching = (eventId: number) => ({ eventId, query: "anna" });
const searchRefusal = (client: ApiClient, eventId: number) => client.refusal(SearchGuestsDocument, searching(eventId));
const change = (id: number, guestCode: string) => admin.execute(UpdateEventDocument, { id, input: { guestCode } });
const at = (address: string) => api.anonymous({ "X-Forwarded-For": address });

const sendMutation = (client: ApiClient, field: string) =>
  callRest(client, "POST", "/graphql", { query: `mutation { ${field} }` });

async function guestOf(eventId: number, code = shortCode): Promise<ApiClient> {
  const guest = api.anonymous();
  await enter(guest, eventId, code);
  return guest;
}

describe("an event with a code", () => {
  it("shows nobody's seat before the code is entered, by GraphQL or REST", async () => {
    const eventId = await codedEvent();
    const stranger = await api.signInAsNewCustomer("stranger");
    for (const client of [api.anonymous(), stranger]) {
      expect(await searchRefusal(client, eventId)).toEqual(refusedSearch);
      expect(await client.refusal(SeatingDocument, { eventId })).toEqual(refusedSearch);
      await expect(firstLive(client, GuestSearchDocument, searching(eventId))).rejects.toMatchObject({
        code: "FORBIDDEN",
        message: refusedSearch.message,
      });
      for (const call of ["guests/search?q=anna", "guests"]) {
        expect(await callRest(client, "GET", `/api/events/${eventId}/${call}`)).toMatchObject({
          status: 403,
          body: refusedSearch.message,
        });
      }
    }
  });

  it("can be searched after its code is entered, however it is typed", async () => {
    const eventId = await codedEvent();
    for (const typed of ["Rosé 7", "rosé-7", "  ROSÉ7. "]) {
      const guest = await guestOf(eventId, typed);
      expect(await searchGuests(guest, eventId, "anna")).toMatchObject([{ name: "Anna Berg" }]);
      const live = await firstLive(guest, GuestSearchDocument, searching(eventId));
      expect(live.guestSearch).toMatchObject([{ name: "Anna Berg" }]);
      expect(await callRest(guest, "GET", `/api/events/${eventId}/guests/search?q=anna`)).toMatchObject({
        status: 200,
        body: [{ name: "Anna Berg" }],
      });
    }
  });

  it("accepts the note as a header, too", async () => {
    const eventId = await codedEvent();
    const entered = await sendMutation(api.anonymous(), `enterGuestCode(eventId: ${eventId}, code: "rosé7")`);
    const note = entered.headers.get("Guest-Code-Note") ?? "";
    expect(note).not.toBe("");
    const withNote = api.anonymous({ "Guest-Code-Note": note });
    expect(await searchGuests(withNote, eventId, "anna")).toHaveLength(1);
    const forged = api.anonymous({ "Guest-Code-Note": note.replace(/^.{5}/, "AAAAA") });
    expect(await searchRefusal(forged, eventId)).toEqual(refusedSearch);
  });

  it("is unlocked only by its own code; several can be unlocked", async () => {
    const [eventId, otherId] = [await codedEvent(), await codedEvent()];
    const guest = await guestOf(eventId);
    expect(await searchRefusal(guest, otherId)).toEqual(refusedSearch);
    await enter(guest, otherId, shortCode);
    expect(await searchGuests(guest, otherId, "anna")).toHaveLength(1);
    expect(await searchGuests(guest, eventId, "anna")).toHaveLength(1);
  });

  it("asks again after the code changes, also in a subscription, and stops asking when it is removed", async () => {
    const eventId = await codedEvent();
    const guest = await guestOf(eventId);
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

  it("lets its organizer search without the code, and ignores what they enter", async () => {
    const eventId = await codedEvent();
    expect(await searchGuests(admin, eventId, "anna")).toHaveLength(1);
    await enter(admin, eventId, "anything");

    const owner = await api.signInAsNewCustomer("owner");
    expect(await searchGuests(owner, await newEvent(owner, { guestCode: longCode }), "anna")).toEqual([]);
  });

  it("reports that a code is required only to those who need it, and never the code", async () => {
    const { createEvent } = await admin.execute(CreateLinkedEventDocument, {
      input: { name: "Gala", guestCode: longCode },
    });
    const { id, shortLink } = createEvent;
    const asked = async (client: ApiClient) =>
      (await client.execute(PublicEventDocument, { shortLink })).publicEvent?.asksForCode;
    const guest = api.anonymous();
    expect(await asked(guest)).toBe(true);
    expect(await asked(admin)).toBe(false);
    await enter(guest, id, longCode);
    expect(await asked(guest)).toBe(false);

    const { body } = await callRest(api.anonymous(), "GET", `/api/view/${shortLink}`);
    expect(body).toMatchObject({ asksForCode: true });
    expect(JSON.stringify(body)).not.toContain(longCode);
    await change(id, "Tulip-2028");
    expect(JSON.stringify(await readHistory(admin, id))).not.toMatch(/Rose|Tulip/);
  });

  it("does not exist for other people while it is private, whatever code they have", async () => {
    const eventId = await codedEvent(shortCode, false);
    expect(await refusalOf(api.anonymous(), eventId, shortCode)).toMatchObject({ code: "NOT_FOUND", status: 404 });
    expect(await searchRefusal(api.anonymous(), eventId)).toMatchObject({ code: "NOT_FOUND" });
  });

  it("refuses a new code that breaks the rules, and keeps the old one", async () => {
    const eventId = await codedEvent();
    const input = { guestCode: "a-b" };
    expect(await admin.refusal(UpdateEventDocument, { id: eventId, input })).toMatchObject({
      code: "BAD_INPUT",
      message: "Guest code must have at least 4 letters or digits",
    });
    await guestOf(eventId);
  });
});

describe("wrong codes", () => {
  const tooMany = { code: "RATE_LIMITED", status: 429, retryAfter: expect.any(Number) };

  async function guessInVain(address: string, eventId: number, times: number): Promise<void> {
    for (let i = 0; i < times; i += 1) expect(await refusalOf(at(address), eventId, `wrong ${i}`)).toEqual(wrongCode);
  }

  it("are limited per address and event, and so is a right one that is short enough to guess", async () => {
    const [eventId, otherId] = [await codedEvent(), await codedEvent()];
    const neighbor = at("203.0.113.1");
    await enter(neighbor, eventId, shortCode);
    await guessInVain("203.0.113.1", eventId, 20);
    expect(await refusalOf(at("203.0.113.1"), eventId, "wrong")).toMatchObject(tooMany);
    expect(await refusalOf(at("203.0.113.1"), eventId, shortCode)).toMatchObject(tooMany);

    expect(await searchGuests(neighbor, eventId, "anna")).toHaveLength(1);
    await enter(neighbor, eventId, shortCode);
    await enter(at("203.0.113.2"), eventId, shortCode);
    await enter(at("203.0.113.1"), otherId, shortCode);
  });

  it("lock nobody out of an event whose code is too long to guess", async () => {
    const eventId = await codedEvent(longCode);
    await guessInVain("203.0.113.3", eventId, 20);
    expect(await refusalOf(at("203.0.113.3"), eventId, "wrong")).toMatchObject(tooMany);
    await enter(at("203.0.113.3"), eventId, "rose2027");
  });

  it("are counted even when many are tried at once; right ones are not", async () => {
    const eventId = await codedEvent();
    for (let i = 0; i < 30; i += 1) await enter(at("203.0.113.4"), eventId, shortCode);
    const guess = () => sendMutation(at("203.0.113.4"), `enterGuestCode(eventId: ${eventId}, code: "wrong")`);
    const answers = await Promise.all(Array.from({ length: 40 }, async () => JSON.stringify((await guess()).body)));
    expect(answers.filter((answer) => answer.includes('"status":403'))).toHaveLength(20);
    expect(answers.filter((answer) => answer.includes('"status":429'))).toHaveLength(20);
  });

  it("are logged as refused, without the code", async () => {
    const eventId = await codedEvent("Peony 12345");
    await refusalOf(at("203.0.113.5"), eventId, "Magnolia");
    await enter(at("203.0.113.5"), eventId, "Peony 12345");
    expect(api.logged()).toContain('"asked":["enterGuestCode"],"refused":["FORBIDDEN"]');
    expect(api.logged()).not.toMatch(/Magnolia|Peony/i);
  });
});

it("counts codes as searches of an address", async () => {
  const limited = await startTestApi({ rates: { searches: 2 } });
  const variables = { eventId: 999_999, code: "any code" };
  const refusal = () => limited.anonymous().refusal(EnterGuestCodeDocument, variables);
  expect(await refusal()).toMatchObject({ code: "NOT_FOUND" });
  expect(await refusal()).toMatchObject({ code: "NOT_FOUND" });
  expect(await refusal()).toMatchObject({ code: "RATE_LIMITED" });
  await limited.close();
});
