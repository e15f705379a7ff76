import express from "express";
import { afterAll, expect, it } from "vitest";
import { z } from "zod";
import { createCallerTokens, type TokenKind } from "./caller-tokens.ts";
import { createHttpServer, listen, stopServing } from "./listen.ts";

const schema = z.array(z.string());
const kind: TokenKind<string[]> = { name: "colors", schema, lifetimeSeconds: 60, header: "X-Colors" };

const app = express().set("trust proxy", true);
for (const secret of ["one", "another"]) {
  const tokensOf = createCallerTokens(secret);
  app.get(`/${secret}/give`, (request, response) => {
    tokensOf(request).give(kind, ["green", "blue, or so"]);
    response.end();
  });
  app.get(`/${secret}/:name`, (request, response) => {
    response.json(tokensOf(request).read({ ...kind, name: request.params.name }) ?? null);
  });
}
const server = createHttpServer(app);
const url = `http://127.0.0.1:${await listen(server, { host: "127.0.0.1", port: 0 })}`;
afterAll(() => stopServing(server));

async function given(headers: Record<string, string> = {}) {
  const response = await fetch(`${url}/one/give`, { headers });
  const line = response.headers.get("Set-Cookie") ?? "";
  return { line, cookie: line.split(";")[0] ?? "", header: response.headers.get("X-Colors") ?? "" };
}

const read = async (path: string, headers: Record<string, string>) =>
  (await fetch(`${url}/${path}`, { headers })).json();

it("notes for callers are hidden from scripts and other sites, and limited to one host over TLS", async () => {
  expect((await given()).line).toMatch(/^fyt\.colors=.*; Max-Age=60; Path=\/;.* HttpOnly; SameSite=Lax$/);
  expect((await given({ "X-Forwarded-Proto": "https" })).line).toMatch(/^__Host-fyt\.colors=.*; Secure;/);
});

it("notes for callers are worthless when they are forged, of another kind, or signed by others", async () => {
  const { cookie, header } = await given();
  expect(await read("one/colors", { Cookie: `a=b; ${cookie}` })).toEqual(["green", "blue, or so"]);
  const [text = "", signature = ""] = header.split(".");
  const forged = Buffer.from(text, "base64url").toString().replace("green", "black");
  const asGiven = `${Buffer.from(forged).toString("base64url")}.${signature}`;
  expect(await read("one/colors", { "X-Colors": asGiven })).toBeNull();
  expect(await read("one/colors", { "X-Colors": "not even that" })).toBeNull();
  expect(await read("another/colors", { "X-Colors": header })).toBeNull();
  expect(await read("one/shapes", { Cookie: cookie.replace("colors", "shapes") })).toBeNull();
});
