import { expect, it } from "vitest";
import type { ApiClient } from "../testing/api-client.ts";
import { holdRequests } from "../testing/held-request.ts";
import { callRest } from "../testing/rest-call.ts";
import { sharedTestApi } from "../testing/test-api.ts";

const api = await sharedTestApi({}, 1);
const { hold, refused, drop } = holdRequests();

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
  const admin = await api.signInAsAdmin();
  expect(await post(admin, sized(1_000_000))).toBe(200);
  expect([await post(admin, sized(1_100_000)), await post(api.anonymous(), sized(210_000))]).toEqual([413, 413]);
});

it("counts bodies whose senders do not say their length by what arrives", async () => {
  await holdBodies("/graphql", 2 * fit, "Transfer-Encoding: chunked");
  expect(await ask("203.0.113.1", small)).toBe(200);
  expect(await ask("203.0.113.1", large)).not.toBe(429);
  expect(refused()).toEqual([]);
  drop();
});

it("accepts only some concurrent bodies of a network, and refuses the others unread", async () => {
  const length = `Content-Length: ${largest}`;
  await holdBodies("/graphql", fit - 5, length);
  await holdBodies("/api/login", 10, length);
  await expect.poll(() => refused().length).toBe(5);
  for (const answered of refused()) {
    expect(answered).toMatch(/^HTTP\/1\.1 429 /);
    expect(answered).toMatch(/^Retry-After: 5\r$/m);
    expect(answered).toContain("Too many requests from your network. Please try again in a moment.");
  }
  expect(await ask("203.0.113.1", small)).toBe(200);
  expect(await ask("203.0.113.1", large)).toBe(429);
  expect(await ask("203.0.113.2", small)).toBe(200);
  drop();
  await expect.poll(() => ask("203.0.113.1", large)).not.toBe(429);
});
