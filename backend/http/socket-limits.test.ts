import { once } from "node:events";
import express from "express";
import { expect, it, onTestFinished } from "vitest";
import { WebSocket } from "ws";
import { createLogger } from "../lib/logger.ts";
import { shares } from "../limits.ts";
import { createHttpServer, listen, stopServing } from "./listen.ts";
import { sendRefusals } from "./refusals.ts";
import { createSockets } from "./sockets.ts";

const logger = createLogger("silent");
it("opens sockets for an address up to the limit, and another one only after one has closed", async () => {
  const sockets = createSockets({
    logger,
    isStopping: () => false,
    converse: () => async () => undefined,
    watchSession: () => () => undefined,
    limit: { ...shares.sockets, ofEach: 3, inAll: 5 },
  });
  const app = express().set("trust proxy", 1).use(sockets.accept);
  app.use(sendRefusals(logger));
  const server = createHttpServer(app);
  sockets.attach(server, app);
  const url = `ws://127.0.0.1:${await listen(server, { host: "127.0.0.1", port: 0 })}/graphql`;
  onTestFinished(async () => {
    await sockets.close();
    await stopServing(server);
  });
  /** Returns the status if refused. */
  const open = (address: string) =>
    new Promise<WebSocket | number>((resolve) => {
      const socket = new WebSocket(url, { headers: { "X-Forwarded-For": address } });
      socket.on("open", () => resolve(socket));
      socket.on("unexpected-response", (_request, response) => {
        expect(Number(response.headers["retry-after"])).toBeGreaterThan(0);
        resolve(response.statusCode ?? 0);
      });
    });

  const [first] = [await open("203.0.113.1"), await open("203.0.113.1"), await open("203.0.113.1")];
  expect(await open("203.0.113.1")).toBe(429);
  expect(await open("203.0.113.2")).toBeInstanceOf(WebSocket);
  if (!(first instanceof WebSocket)) throw new Error("The first socket was refused.");
  first.close();
  await once(first, "close");
  await expect.poll(() => open("203.0.113.1")).toBeInstanceOf(WebSocket);
  expect(await open("203.0.113.1")).toBe(429);
});
