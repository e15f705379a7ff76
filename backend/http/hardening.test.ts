import { once } from "node:events";
import { connect } from "node:net";
import { describe, expect, it } from "vitest";
import { sharedTestApi } from "../testing/test-api.ts";
import { createHttpServer, listen, stopServing } from "./listen.ts";

const api = await sharedTestApi();

const post = (body: BodyInit, headers: Record<string, string> = { "Content-Type": "application/json" }) =>
  api.anonymous().fetch("/graphql", { method: "POST", headers, body });

describe("every answer", () => {
  it("has the security headers, its request's id, and no server name", async () => {
    const { headers } = await post('{"query":"{ me { id } }"}');
    expect(headers.get("x-powered-by")).toBeNull();
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBe("same-origin");
    expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
    expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
    expect(headers.get("strict-transport-security")).toBe("max-age=31536000");
    const id = headers.get("x-request-id") ?? "";
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(api.logged()).toContain(id);
  });

  it("has a policy that runs nothing, unless it is a page", async () => {
    const { headers } = await post("{}");
    expect(headers.get("content-security-policy")).toBe(
      "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
    );
  });
});

describe("an invalid request", () => {
  it.each([
    ["no JSON", "{", { "Content-Type": "application/json" }, 400],
    ["an unknown encoding", "{}", { "Content-Type": "application/json", "Content-Encoding": "lzma" }, 400],
    ["an unknown character set", "{}", { "Content-Type": "application/json; charset=x" }, 400],
    ["a body that is too large", `"${"x".repeat(300_000)}"`, { "Content-Type": "application/json" }, 413],
    ["arrays as deep as possible", "[".repeat(100_000), { "Content-Type": "application/json" }, 400],
    ["a broken signed cookie", "{}", { "Content-Type": "application/json", Cookie: "fyt.session=s%3A%" }, 400],
  ])("is refused without details: %s", async (_what, body, headers, status) => {
    const response = await post(body, headers);
    expect(response.status).toBe(status);
    expect(await response.text()).not.toMatch(/node_modules|at .*:\d+|<html|Unexpected/i);
  });
});

describe("a slow client", () => {
  const hurry = {
    headersTimeout: 100,
    requestTimeout: 200,
    idleTimeout: 10_000,
    keepAliveTimeout: 10_000,
    connectionsCheckingInterval: 20,
  };

  it.each([
    ["its headers", "GET / HTTP/1.1\r\nHost: x\r\n"],
    ["its body", "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n1"],
  ])("is cut off within %s", async (_what, start) => {
    const server = createHttpServer((request, response) => request.on("end", () => response.end()), hurry);
    const port = await listen(server, { host: "127.0.0.1", port: 0 });
    const socket = connect(port, "127.0.0.1");
    socket.write(start);
    let answer = "";
    socket.on("data", (chunk) => {
      answer += String(chunk);
    });
    await once(socket, "close");
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    await stopServing(server);
  });

  it("is cut off when it neither sends nor receives", async () => {
    const server = createHttpServer(() => undefined, { ...hurry, requestTimeout: 60_000, idleTimeout: 100 });
    const port = await listen(server, { host: "127.0.0.1", port: 0 });
    const socket = connect(port, "127.0.0.1");
    socket.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
    await once(socket, "close");
    await stopServing(server);
  });
});
