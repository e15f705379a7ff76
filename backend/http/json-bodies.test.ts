import { expect, it } from "vitest";
import type { ApiClient } from "../testing/api-client.ts";
import { holdRequests } from "../testing/held-request.ts";
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

it("accepts larger bodies from signed-in users, up to 1 MB", async () => {
  const admin = await api.signInAsAdmin();
  const post = async (client: ApiClient, bytes: number) => {
    const body = JSON.stringify({ query: "{ me { id } }", variables: { text: "x".repeat(bytes) } });
    const headers = { "Content-Type": "application/json" };
    return client.fetch("/graphql", { method: "POST", headers, body });
  };
  expect((await post(admin, 1_000_000)).status).toBe(200);
  const refusals = [await post(admin, 1_100_000), await post(api.anonymous(), 210_000)];
  expect(refusals.map(({ status }) => status)).toEqual([413, 413]);
  expect(await refusals[0]?.text()).toContain("The request is too large.");
});

const ask = async (address: string, query: string) => {
  const response = await api.anonymous({ "X-Forwarded-For": address }).fetch("/graphql", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ query }),
  });
  return response.status;
};
const small = "{ me { id } }";
const large = `{ me { id } } #${"x".repeat(largest - 100)}`;

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
