import { expect, it } from "vitest";
import { message } from "../../common/messages/message.ts";
import { EventChangedDocument } from "../../frontend/organizer/features/guests/generated/guests.ts";
import { GuestSearchDocument } from "../testing/generated/guest-operations.ts";
import { firstLive } from "../testing/live-client.ts";
import { callRest, callRestWith } from "../testing/rest-call.ts";
import { sharedTestApi } from "../testing/test-api.ts";
import { english, languageFor } from "./languages.ts";

const german = languageFor("de");
const signInNeeded = german.say(message("refusals.signInNeeded"));

const api = await sharedTestApi();
const reader = api.anonymous({ "Accept-Language": "de,en;q=0.5" });

it("a reader gets their preferred language among those offered, otherwise English", () => {
  expect(languageFor("sw, de;q=0.5")).toBe(german);
  expect(languageFor("en, de;q=0.5")).toBe(english());
  expect(languageFor("de-AT, en;q=0.5")).toBe(german);
  expect(languageFor("not a language")).toBe(english());
  expect(languageFor(undefined)).toBe(english());
});

it("GraphQL refuses in the reader's language, and sends programs the keys", async () => {
  const { body } = await callRest(reader, "POST", "/graphql", { query: "{ events { totalCount } }" });
  expect(body).toMatchObject({
    errors: [{ message: signInNeeded, extensions: { reasons: [{ key: "refusals.signInNeeded", values: {} }] } }],
  });
});

it("REST refuses in the reader's language, even before the request reaches GraphQL", async () => {
  expect(await callRest(reader, "GET", "/api/events")).toMatchObject({ status: 401, body: signInNeeded });
  // Only guests read Italian.
  const italian = api.anonymous({ "Accept-Language": "it" });
  expect(await callRest(italian, "GET", "/api/events")).toMatchObject({ status: 401, body: "Please sign in." });
  const unreadable = german.say(message("refusals.unreadableRequest"));
  const cutOff = await callRestWith(reader, "POST", "/api/login", "{", { "Content-Type": "application/json" });
  expect(cutOff).toMatchObject({ status: 400, body: unreadable });
  const methods = german.say(message("refusals.methodNotAllowed", { methods: "POST" }));
  expect(await callRest(reader, "GET", "/api/login")).toMatchObject({ status: 405, body: methods });
});

it("sockets refuse in the reader's language", async () => {
  await expect(firstLive(reader, EventChangedDocument, { eventId: 1 })).rejects.toThrow(signInNeeded);
  const missing = firstLive(reader, GuestSearchDocument, { eventId: 999_999, query: "anna" });
  await expect(missing).rejects.toThrow(german.say(message("refusals.eventNotFound")));
});
