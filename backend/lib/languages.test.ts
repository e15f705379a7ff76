import { expect, it } from "vitest";
import { message } from "../../common/messages/message.ts";
import { EventChangedDocument } from "../../frontend/organizer/features/guests/generated/guests.ts";
import type { ApiClient } from "../testing/api-client.ts";
import { GuestSearchDocument } from "../testing/generated/guest-operations.ts";
import { EventsDocument } from "../testing/generated/operations.ts";
import { firstLive } from "../testing/live-client.ts";
import { callRest, callRestWith } from "../testing/rest-call.ts";
import { sharedTestApi } from "../testing/test-api.ts";
import { english, languageFor } from "./languages.ts";

const german = languageFor("de");
const signInNeeded = german.say(message("refusals.signInNeeded"));
const eventNotFound = german.say(message("refusals.eventNotFound"));

const api = await sharedTestApi();
const reader = api.anonymous({ "Accept-Language": "de,en;q=0.5" });
const englishReader = api.anonymous({ "Accept-Language": "sv" });

it("a reader gets their preferred language among those offered, otherwise English", () => {
  expect(languageFor("de, en;q=0.5")).toBe(german);
  expect(languageFor("sw, de;q=0.5")).toBe(german);
  expect(languageFor("en, de;q=0.5")).toBe(english());
  expect(languageFor("sv")).toBe(english());
  expect(languageFor("de-AT, en;q=0.5")).toBe(german);
  expect(languageFor("not a language")).toBe(english());
  expect(languageFor(undefined)).toBe(english());
});

it("GraphQL refuses in the reader's language, and sends programs the keys", async () => {
  expect(await reader.refusal(EventsDocument, {})).toMatchObject({ code: "UNAUTHENTICATED", message: signInNeeded });
  expect(await englishReader.refusal(EventsDocument, {})).toMatchObject({ message: "Please sign in." });
  const response = await reader.fetch("/graphql", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ query: "{ events { totalCount } }" }),
  });
  expect(await response.json()).toMatchObject({
    errors: [{ message: signInNeeded, extensions: { reasons: [{ key: "refusals.signInNeeded", values: {} }] } }],
  });
});

it("an API answers in a translation only if asked to, and says in English what is not translated", async () => {
  const refusal = (client: ApiClient) => callRest(client, "GET", "/api/events");
  expect(await refusal(reader)).toMatchObject({ status: 401, body: "Bitte melden Sie sich an." });
  // Only guests read Italian.
  for (const client of [api.anonymous({ "Accept-Language": "it" }), api.anonymous()]) {
    expect(await refusal(client)).toMatchObject({ status: 401, body: "Please sign in." });
  }
});

it("REST refuses in the reader's language, even before the request reaches GraphQL", async () => {
  expect(await callRest(reader, "GET", "/api/events")).toMatchObject({ status: 401, body: signInNeeded });
  expect(await callRest(englishReader, "GET", "/api/events")).toMatchObject({ status: 401, body: "Please sign in." });
  const bodyNotObject = german.say(message("refusals.bodyNotObject"));
  expect(await callRest(reader, "POST", "/api/login", [])).toMatchObject({ status: 400, body: bodyNotObject });
  const unreadable = german.say(message("refusals.unreadableRequest"));
  const cutOff = await callRestWith(reader, "POST", "/api/login", "{", { "Content-Type": "application/json" });
  expect(cutOff).toMatchObject({ status: 400, body: unreadable });
  const methods = german.say(message("refusals.methodNotAllowed", { methods: "POST" }));
  expect(await callRest(reader, "GET", "/api/login")).toMatchObject({ status: 405, body: methods });
  expect(await callRest(reader, "POST", "/api/maintenance/cleanup-files")).toMatchObject({
    status: 401,
    body: { message: signInNeeded },
  });
  expect(await callRest(reader, "GET", "/api/events/sample/guests/search?q=a")).toMatchObject({
    status: 404,
    body: german.say(message("refusals.nothingHere")),
  });
});

it("sockets refuse in the reader's language", async () => {
  await expect(firstLive(reader, EventChangedDocument, { eventId: 1 })).rejects.toThrow(signInNeeded);
  await expect(firstLive(reader, GuestSearchDocument, { eventId: 999_999, query: "anna" })).rejects.toThrow(
    eventNotFound,
  );
  await expect(firstLive(englishReader, EventChangedDocument, { eventId: 1 })).rejects.toThrow("Please sign in.");
});
