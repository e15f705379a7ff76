import { once } from "node:events";
import { connect } from "node:net";
import { expect, it } from "vitest";
import { sharedTestApi } from "../testing/test-api.ts";
import { createHttpServer, listen, stopServing } from "./listen.ts";

const api = await sharedTestApi();

const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  api
    .anonymous()
    .fetch("/graphql", { method: "POST", headers: { "Content-Type": "application/json", ...headers }, body });

it("every answer has the security headers, a policy that runs nothing, its request's id, and no server name", async () => {
  const { headers } = await post('{"query":"{ me { id } }"}');
  const id = headers.get("x-request-id") ?? "";
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  expect(api.logged()).toContain(id);
  expect(headers.get("x-powered-by")).toBeNull();
  expect(Object.fromEntries(headers)).toMatchObject({
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "strict-transport-security": "max-age=31536000",
    "content-security-policy": "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
  });
});

it.each([
  ["no JSON", "{", {}],
  ["an unknown encoding", "{}", { "Content-Encoding": "lzma" }],
  ["arrays as deep as possible", "[".repeat(100_000), {}],
  ["a broken signed cookie", "{}", { Cookie: "fyt.session=s%3A%" }],
])("refuses an invalid request without details: %s", async (_what, body, headers) => {
  const response = await post(body, headers);
  expect(response.status).toBe(400);
  expect(await response.text()).not.toMatch(/node_modules|at .*:\d+|<html|Unexpected/i);
});

const timeouts = { headersTimeout: 100, requestTimeout: 200, idleTimeout: 10_000, keepAliveTimeout: 10_000 };
const hurry = { ...timeouts, connectionsCheckingInterval: 20 };

it.each([
  ["within its headers", "GET / HTTP/1.1\r\nHost: x\r\n", hurry, /^HTTP\/1\.1 408 /],
  ["within its body", "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n1", hurry, /^HTTP\/1\.1 408 /],
  ["when idle", "GET / HTTP/1.1\r\nHost: x\r\n\r\n", { ...hurry, requestTimeout: 60_000, idleTimeout: 100 }, /^$/],
])("a slow client is cut off %s", async (_when, start, settings, answered) => {
  const server = createHttpServer(() => undefined, settings);
  const port = await listen(server, { host: "127.0.0.1", port: 0 });
  const socket = connect(port, "127.0.0.1");
  socket.write(start);
  let answer = "";
  socket.on("data", (chunk) => {
    answer += String(chunk);
  });
  await once(socket, "close");
  expect(answer).toMatch(answered);
  await stopServing(server);
});
