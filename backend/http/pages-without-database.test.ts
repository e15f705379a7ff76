import { createServer } from "node:http";
import pino from "pino";
import { afterAll, expect, it } from "vitest";
import { createApp } from "../app.ts";
import { createDatabase } from "../database/client.ts";
import { builtPages } from "../testing/compiled-programs.ts";
import { unlimited } from "../testing/unlimited.ts";
import { listen, stopServing } from "./listen.ts";

// Nobody listens at this port.
const db = createDatabase("postgresql://nobody@127.0.0.1:1/nothing");
const app = await createApp({
  db,
  logger: pino({ enabled: false }),
  sessionSecret: "a secret of the tests",
  trustProxy: false,
  settings: { allowRegistration: true, ...unlimited },
  built: builtPages(),
  metricsToken: undefined,
  isStopping: () => false,
});
const server = createServer(app.express);
const url = `http://127.0.0.1:${await listen(server, { host: "127.0.0.1", port: 0 })}`;
afterAll(async () => {
  await stopServing(server);
  await app.close();
  await db.close();
});

it("serves the app without the database, and says elsewhere that there is no data right now", async () => {
  expect((await fetch(`${url}/admin/dashboard`)).status).toBe(200);
  expect((await fetch(`${url}/api/view/gala`)).status).toBe(503);
  for (const address of ["/", "/view/seats/gala?q=anna"]) {
    const response = await fetch(url + address);
    // Not 503, for which a balancer would stop using the process.
    expect(response.status).toBe(500);
    const html = await response.text();
    expect(html).toContain("The server cannot reach its data right now. Please try again.");
    expect(html).toMatch(/<a class="button" href="\?">Try Again<\/a>/);
    expect(html).not.toContain("anna");
  }
});
