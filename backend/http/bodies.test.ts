import { expect, it } from "vitest";
import type { ApiClient } from "../testing/api-client.ts";
import { UploadGuestsDocument } from "../testing/generated/operations.ts";
import { newEvent } from "../testing/guest-list-calls.ts";
import { csvFile } from "../testing/guest-lists.ts";
import { holdRequests } from "../testing/held-request.ts";
import { callRest, fileForm } from "../testing/rest-call.ts";
import { sharedTestApi } from "../testing/test-api.ts";

const api = await sharedTestApi({}, 1);
const admin = await api.signInAsAdmin();
const { hold, refused, drop } = holdRequests();

async function expectRefused(count: number, seconds: number, words: string): Promise<void> {
  await expect.poll(() => refused().length).toBe(count);
  for (const answered of refused()) {
    expect(answered).toMatch(/^HTTP\/1\.1 429 /);
    expect(answered).toMatch(new RegExp(`^Retry-After: ${seconds}\r$`, "m"));
    expect(answered).toContain(words);
  }
}

const largest = 200 * 1024;
const fit = Math.floor((8 * 1024 * 1024) / largest);

async function holdBodies(path: string, count: number, length: string): Promise<void> {
  for (let i = 0; i < count; i += 1) {
    const head = [`POST ${path} HTTP/1.1`, "Content-Type: application/json", "X-Forwarded-For: 203.0.113.1", length];
    await hold(api.url, head, length.startsWith("Content") ? '{"' : '2\r\n{"\r\n');
  }
}

const post = async (client: ApiClient, query: string) => (await callRest(client, "POST", "/graphql", { query })).status;
const ask = (address: string, query: string) => post(api.anonymous({ "X-Forwarded-For": address }), query);
const small = "{ me { id } }";
const sized = (bytes: number) => `${small} #${"x".repeat(bytes)}`;
const large = sized(largest - 100);

it("accepts larger bodies from signed-in users, up to 1 MB", async () => {
  expect(await post(admin, sized(1_000_000))).toBe(200);
  expect([await post(admin, sized(1_100_000)), await post(api.anonymous(), sized(210_000))]).toEqual([413, 413]);
});

it("counts bodies whose senders do not say their length by what arrives", async () => {
  await holdBodies("/graphql", 2 * fit, "Transfer-Encoding: chunked");
  expect(await ask("203.0.113.1", small)).toBe(200);
  expect(await ask("203.0.113.1", large)).not.toBe(429);
  expect(refused()).toEqual([]);
});

it("accepts only some concurrent bodies of a network, and refuses the others unread", async () => {
  const length = `Content-Length: ${largest}`;
  await holdBodies("/graphql", fit - 5, length);
  await holdBodies("/api/login", 10, length);
  await expectRefused(5, 5, "Too many requests from your network. Please try again in a moment.");
  expect(await ask("203.0.113.1", small)).toBe(200);
  expect(await ask("203.0.113.1", large)).toBe(429);
  expect(await ask("203.0.113.2", small)).toBe(200);
  drop();
  await expect.poll(() => ask("203.0.113.1", large)).not.toBe(429);
});

it("accepts a few uploads of an account at a time, over both APIs together, and refuses others unread until they end", async () => {
  const eventId = await newEvent(admin);
  const headers = [
    `Cookie: ${admin.cookie}`,
    "Apollo-Require-Preflight: true",
    "Content-Type: multipart/form-data; boundary=x",
    "Content-Length: 1000000",
  ];
  const bodyOf = (field: string, text: string) => `--x\r\nContent-Disposition: form-data; name="${field}"${text}`;
  for (let i = 0; i < 5; i += 1) {
    const file = bodyOf("file", '; filename="guests.csv"\r\n\r\nName,Table\nAnna,1\n');
    await hold(api.url, [`POST /api/events/${eventId}/upload HTTP/1.1`, ...headers], file);
    await hold(api.url, ["POST /graphql HTTP/1.1", ...headers], bodyOf("operations", '\r\n\r\n{"query":'));
  }
  await expectRefused(10 - 6, 10, "Several of your uploads are still in progress. Please wait until they are done.");
  const upload = async (client: ApiClient, id: number, rows = 1) => {
    const form = fileForm(`Name,Table\n${"Zoë Berg,1\n".repeat(rows)}`);
    return (await callRest(client, "POST", `/api/events/${id}/upload`, form)).status;
  };
  expect(await upload(admin, eventId, 100_000)).toBe(429);
  const variables = { eventId, file: csvFile(["Name,Table", "Anna,1"]) };
  expect(await admin.refusal(UploadGuestsDocument, variables)).toMatchObject({ status: 429, retryAfter: 10 });

  const customer = await api.signInAsNewCustomer("other");
  expect(await upload(customer, await newEvent(customer))).toBe(200);
  drop();
  await expect.poll(() => upload(admin, eventId)).toBe(200);
});
