import type { Server } from "node:http";
import express from "express";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { createCallerTokens, type TokenKind } from "./caller-tokens.ts";
import { createHttpServer, listen, stopServing } from "./listen.ts";

const kind: TokenKind<string[]> = {
  name: "colors",
  schema: z.array(z.string()),
  lifetimeSeconds: 60,
  header: "X-Colors",
};
const otherKind: TokenKind<string[]> = { ...kind, name: "shapes" };

let server: Server;
let url: string;
beforeAll(async () => {
  const app = express().set("trust proxy", true);
  for (const [name, secret] of Object.entries({ one: "a secret", another: "another secret" })) {
    const tokensOf = createCallerTokens(secret);
    app.get(`/${name}/give`, (request, response) => {
      tokensOf(request).give(kind, ["green", "blue, or so"]);
      response.end();
    });
    for (const [path, wanted] of Object.entries({ read: kind, "read-other": otherKind })) {
      app.get(`/${name}/${path}`, (request, response) => void response.json(tokensOf(request).read(wanted) ?? null));
    }
  }
  server = createHttpServer(app);
  url = `http://127.0.0.1:${await listen(server, { host: "127.0.0.1", port: 0 })}`;
});
afterAll(() => stopServing(server));
afterEach(() => vi.useRealTimers());

async function given(headers: Record<string, string> = {}) {
  const response = await fetch(`${url}/one/give`, { headers });
  const line = response.headers.get("Set-Cookie") ?? "";
  return { line, cookie: line.split(";")[0] ?? "", header: response.headers.get("X-Colors") ?? "" };
}

const read = async (path: string, headers: Record<string, string>) =>
  (await fetch(`${url}/${path}`, { headers })).json();

describe("notes for callers", () => {
  it("are hidden from scripts and other sites, and limited to one host over TLS", async () => {
    expect((await given()).line).toMatch(/^fyt\.colors=.*; Max-Age=60; Path=\/;.* HttpOnly; SameSite=Lax$/);
    expect((await given({ "X-Forwarded-Proto": "https" })).line).toMatch(/^__Host-fyt\.colors=.*; Secure;/);
  });

  it("are worthless when they are forged, of another kind, or signed by others", async () => {
    const { cookie, header } = await given();
    expect(await read("one/read", { Cookie: `a=b; ${cookie}` })).toEqual(["green", "blue, or so"]);
    const [text = "", signature = ""] = header.split(".");
    const forged = Buffer.from(text, "base64url").toString().replace("green", "black");
    const asGiven = `${Buffer.from(forged).toString("base64url")}.${signature}`;
    expect(await read("one/read", { "X-Colors": asGiven })).toBeNull();
    expect(await read("one/read", { "X-Colors": "not even that" })).toBeNull();
    expect(await read("another/read", { "X-Colors": header })).toBeNull();
    expect(await read("one/read-other", { Cookie: cookie.replace("colors", "shapes") })).toBeNull();
  });

  it("expire", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
    const { header } = await given();
    vi.setSystemTime(Date.now() + 59_000);
    expect(await read("one/read", { "X-Colors": header })).toEqual(["green", "blue, or so"]);
    vi.setSystemTime(Date.now() + 2_000);
    expect(await read("one/read", { "X-Colors": header })).toBeNull();
  });
});
