import express from "express";
import { expect, it } from "vitest";
import { createAppServer, listen, stopServing } from "./listen.ts";

it("are as Express needs them from the start, so that it changes none", async () => {
  const app = express();
  const prototypes: object[] = [];
  const note = (...messages: object[]) => prototypes.push(...messages.map((one) => Object.getPrototypeOf(one)));
  const server = createAppServer(app.enable("trust proxy"));
  server.prependListener("request", note);
  app.get("/:name", (request, response) => {
    note(request, response);
    response.json({ name: request.params.name, ip: request.ip, query: request.query.q });
  });
  const port = await listen(server, { host: "127.0.0.1", port: 0 });
  const headers = { "X-Forwarded-For": "192.0.2.1" };
  const response = await fetch(`http://127.0.0.1:${port}/anna?q=berg`, { headers });
  expect(await response.json()).toEqual({ name: "anna", ip: "192.0.2.1", query: "berg" });
  const [request, answer, requestInApp, answerInApp] = prototypes;
  expect(requestInApp).toBe(request);
  expect(answerInApp).toBe(answer);
  await stopServing(server);
});
