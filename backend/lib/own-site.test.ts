import { createServer, get } from "node:http";
import { text } from "node:stream/consumers";
import express from "express";
import { afterAll, expect, it } from "vitest";
import { listen } from "../http/listen.ts";
import { ownOrigin } from "./own-site.ts";

const server = createServer(express().get("/", (request, response) => void response.send(ownOrigin(request))));
const port = await listen(server, { host: "127.0.0.1", port: 0 });
afterAll(() => server.close());

const seenWith = (headers: Record<string, string>) =>
  new Promise<string>((resolve, reject) => {
    get({ host: "127.0.0.1", port, headers }, (response) => text(response).then(resolve, reject)).on("error", reject);
  });

const host = "tables.example";

it.each([
  ["is the one that was asked", { host }, "http://tables.example"],
  ["is the one of the page that asks", { host, origin: "https://tables.example" }, "https://tables.example"],
  ["is the one of the page that links", { host, referer: "https://tables.example/admin" }, "https://tables.example"],
  ["is not another port's", { host, referer: "https://tables.example:8443/" }, "http://tables.example"],
  ["is secure if browsers say so", { host, "sec-fetch-site": "same-origin" }, "https://tables.example"],
  ["keeps its port", { host: `${host}:81`, "sec-fetch-site": "none" }, "https://tables.example:81"],
  ["is plain on this machine", { host: "localhost:3000", "sec-fetch-site": "none" }, "http://localhost:3000"],
])("the address of this server %s", async (_, headers, expected) => {
  expect(await seenWith(headers)).toBe(expected);
});
