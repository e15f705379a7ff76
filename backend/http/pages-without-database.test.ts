import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import pino from "pino";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type App, createApp } from "../app.ts";
import { createDatabase, type Database } from "../database/client.ts";
import { unlimited } from "../testing/unlimited.ts";
import { listen, stopServing } from "./listen.ts";

const logger = pino({ enabled: false });
let folder: string;
let db: Database;
let app: App;
let server: Server;
let url: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "fyt-no-database-"));
  const html =
    '<meta name="description" content="ours" /><title>ours</title><script nonce="__CSP_NONCE__">app</script>';
  for (const name of ["index.html", "playground.html"]) await writeFile(path.join(folder, name), html);
  // Nobody listens at this port.
  db = createDatabase("postgresql://nobody@127.0.0.1:1/nothing", { fromMs: 300, logger });
  app = await createApp({
    db,
    logger,
    sessionSecret: "a secret of the tests",
    trustProxy: false,
    settings: { allowRegistration: true, ...unlimited },
    frontendFolder: folder,
    metricsToken: undefined,
    isStopping: () => false,
  });
  server = createServer(app.express);
  url = `http://127.0.0.1:${await listen(server, { host: "127.0.0.1", port: 0 })}`;
});
afterAll(async () => {
  await stopServing(server);
  await app.close();
  await db.close();
  await rm(folder, { recursive: true });
});

it.each(["/", "/view/seats/gala", "/admin/dashboard"])(
  "serves the page at %s without the database",
  async (address) => {
    const response = await fetch(url + address);
    expect(response.status).toBe(200);
    expect(await response.text()).toMatch(/<title>Find Your Table<\/title><script nonce="[^"]+">app<\/script>$/);
  },
);
