import { once } from "node:events";
import express from "express";
import { describe, expect, it, onTestFinished } from "vitest";
import { WebSocket } from "ws";
import { createLogger } from "../lib/logger.ts";
import { shares } from "../limits.ts";
import { sampleEventId } from "../testing/guest-list-calls.ts";
import { callRest } from "../testing/rest-call.ts";
import { sharedTestApi, startTestApi } from "../testing/test-api.ts";
import { createHttpServer, listen, stopServing } from "./listen.ts";
import { sendRefusals } from "./refusals.ts";
import { createSockets } from "./sockets.ts";

const api = await sharedTestApi();
const sampleId = await sampleEventId(api.anonymous());

function open(headers: Record<string, string> = {}, url = api.url): WebSocket {
  return new WebSocket(`${url.replace("http", "ws")}/graphql`, "graphql-transport-ws", { headers });
}

/** 101 when it opens; then it is closed, unless it is to be kept. */
async function statusOf(socket: WebSocket, isKept = false): Promise<number> {
  return new Promise((resolve) => {
    socket.on("error", () => undefined);
    socket.on("unexpected-response", (_request, response) => resolve(response.statusCode ?? 0));
    socket.on("open", () => {
      if (!isKept) socket.terminate();
      resolve(101);
    });
  });
}

async function connected(): Promise<WebSocket> {
  const socket = open();
  await once(socket, "open");
  socket.send(JSON.stringify({ type: "connection_init" }));
  await once(socket, "message");
  return socket;
}

async function answerTo(socket: WebSocket, query: string, id = "1"): Promise<string> {
  socket.send(JSON.stringify({ id, type: "subscribe", payload: { query } }));
  const [message] = await once(socket, "message");
  return String(message);
}

const closeCode = async (socket: WebSocket): Promise<number> => Number((await once(socket, "close"))[0]);
const searched = `guestSearch(eventId: ${sampleId}, query: "anne") { id }`;
const searching = `subscription { ${searched} }`;

describe("a socket", () => {
  it.each<[string, Record<string, string>, number]>([
    ["a program", {}, 101],
    ["a page of this site", { Origin: api.url }, 101],
    ["a page of another site", { Origin: "https://elsewhere.example" }, 403],
    ["another site, as the browser says", { "Sec-Fetch-Site": "cross-site" }, 403],
  ])("is opened or refused for %s", async (_who, headers, status) => {
    expect(await statusOf(open(headers))).toBe(status);
  });

  it.each([
    ["an invalid message", '{"type":"shout"}', 4400],
    ["a subscription before the greeting", '{"id":"1","type":"subscribe","payload":{"query":"{ me { id } }"}}', 4401],
    ["a message that is too large", `"${"x".repeat(40_000)}"`, 1009],
  ])("is closed for %s", async (_what, text, code) => {
    const socket = open();
    await once(socket, "open");
    socket.send(text);
    expect(await closeCode(socket)).toBe(code);
  });
});

describe("a subscription", () => {
  it.each([
    ["a query", "{ me { id } }", "Only subscriptions"],
    ["no operation", "{", "Syntax Error"],
    ["too long", `subscription { ${"a ".repeat(2100)} }`, "token"],
    ["two at once", `subscription { a: ${searched} b: ${searched} }`, "only"],
  ])("is refused when it is %s", async (_what, query, words) => {
    const socket = await connected();
    const answer = await answerTo(socket, query);
    for (const part of ['"type":"error"', "BAD_INPUT", words]) expect(answer).toContain(part);
    socket.terminate();
  });

  it("is limited to ten per socket", async () => {
    const socket = await connected();
    for (let i = 0; i < 10; i += 1) {
      expect(await answerTo(socket, searching, `${i}`)).toContain('"type":"next"');
    }
    expect(await answerTo(socket, searching, "10")).toContain("too many subscriptions");
    socket.terminate();
  });

  it("is not available by POST", async () => {
    const { status, body } = await callRest(api.anonymous(), "POST", "/graphql", { query: searching });
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain("over WebSocket");
  });
});

it("opens no new sockets while stopping, and asks the open ones to reconnect", async () => {
  const own = await startTestApi();
  const socket = open({}, own.url);
  await once(socket, "open");
  own.beginToStop();
  expect(await statusOf(open({}, own.url))).toBe(503);
  const closing = closeCode(socket);
  await own.close();
  expect(await closing).toBe(1001);
});

it("opens sockets for an address up to the limit, and another one only after one has closed", async () => {
  const logger = createLogger("silent");
  const sockets = createSockets({
    logger,
    isStopping: () => false,
    converse: () => async () => undefined,
    watchSession: () => () => undefined,
    limit: { ...shares.sockets, ofEach: 2, inAll: 5 },
  });
  const app = express().set("trust proxy", 1).use(sockets.accept, sendRefusals(logger));
  const server = createHttpServer(app);
  sockets.attach(server, app);
  const url = `http://127.0.0.1:${await listen(server, { host: "127.0.0.1", port: 0 })}`;
  onTestFinished(async () => {
    await sockets.close();
    await stopServing(server);
  });
  const from = (address: string) => open({ "X-Forwarded-For": address }, url);
  const first = from("203.0.113.1");
  expect([await statusOf(first, true), await statusOf(from("203.0.113.1"), true)]).toEqual([101, 101]);
  expect(await statusOf(from("203.0.113.1"))).toBe(429);
  expect(await statusOf(from("203.0.113.2"))).toBe(101);
  first.terminate();
  await expect.poll(() => statusOf(from("203.0.113.1"), true)).toBe(101);
  expect(await statusOf(from("203.0.113.1"))).toBe(429);
});
