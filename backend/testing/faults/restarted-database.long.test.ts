import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import pino from "pino";
import { afterAll, beforeAll, expect, it } from "vitest";
import { randomRuns } from "../../../common/testing/random-runs.ts";
import type { RunningApp } from "../../../e2e/support/app.ts";
import { signInAsAdmin } from "../../../e2e/support/faults.ts";
import { type Relay, startRelay } from "../../../e2e/support/relay.ts";
import { CreateEventDocument } from "../../../frontend/features/events/generated/create-event.ts";
import { AddGuestDocument } from "../../../frontend/features/guests/generated/add-guest.ts";
import { type EmbeddedServer, startEmbeddedServer } from "../../database/embedded-server.ts";
import { type ApiClient, ApiRefusal } from "../api-client.ts";
import { SearchGuestsDocument } from "../generated/guest-operations.ts";
import { EventDocument } from "../generated/operations.ts";
import { startProgram } from "./start-program.ts";

const rounds = randomRuns(4, 4);
const callers = 12;

let dataDir: string;
let database: EmbeddedServer;
let relay: Relay;
let app: RunningApp;
let admin: ApiClient;
let eventId: number;

async function startDatabase(): Promise<URL> {
  database = await startEmbeddedServer({ dataDir, logger: pino({ enabled: false }) });
  const url = new URL(database.url);
  await relay.leadTo(Number(url.port));
  url.port = String(relay.port);
  return url;
}

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "find-your-table-restarted-"));
  relay = await startRelay();
  const { href } = await startDatabase();
  app = await startProgram({ DATABASE_URL: href, SESSION_SECRET: "a secret of the tests", LOG_LEVEL: "error" });
  admin = await signInAsAdmin(app);
  eventId = (await admin.execute(CreateEventDocument, { input: { name: "Gala" } })).createEvent.id;
});
afterAll(async () => {
  await app.stop();
  await database.stop();
  await relay.close();
  await rm(dataDir, { recursive: true });
});

const unavailable = "The server cannot reach its data right now. Please try again.";

async function overGraphql(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return "ok";
  } catch (error) {
    if (!(error instanceof ApiRefusal)) throw error;
    return error.code === "UNAVAILABLE" && error.message === unavailable ? "503" : `${error.code}: ${error.message}`;
  }
}

async function overRest(): Promise<string> {
  const answer = await admin.fetch(`/api/events/${eventId}/guests/search?q=guest`);
  const text = await answer.text();
  if (answer.ok) return "ok";
  return answer.status === 503 && text === unavailable ? "503" : `${answer.status} ${text}`;
}

async function call(caller: number, added: string[], outcomes: string[], isOver: () => boolean): Promise<void> {
  for (let i = 0; !isOver(); i += 1) {
    const name = `Guest ${caller}-${added.length}-${i}`;
    outcomes.push(await overRest());
    outcomes.push(await overGraphql(admin.execute(SearchGuestsDocument, { eventId, query: "guest" })));
    const outcome = await overGraphql(admin.execute(AddGuestDocument, { eventId, input: { name, tableNumber: "1" } }));
    if (outcome === "ok") added.push(name);
    outcomes.push(outcome);
  }
}

const isReady = async () => (await (await admin.fetch("/readyz")).text()) === "ready";

it(
  `answers 503 while the database is away and recovers by itself, ${rounds} times under load`,
  async () => {
    for (let round = 0; round < rounds; round += 1) {
      const added: string[] = [];
      const outcomes: string[] = [];
      let isOver = false;
      const load = Array.from({ length: callers }, (_, i) => call(round * callers + i, added, outcomes, () => isOver));
      await delay(500);
      // Every other time PostgreSQL shuts down first; otherwise connections just break.
      if (round % 2 === 0) await database.stop();
      await relay.leadTo(undefined);
      await database.stop();
      await expect.poll(() => outcomes.includes("503"), { timeout: 20_000 }).toBe(true);
      expect(await isReady()).toBe(false);
      expect((await admin.fetch("/healthz")).status).toBe(200);
      await startDatabase();
      await expect.poll(isReady, { timeout: 30_000 }).toBe(true);
      const seen = outcomes.length;
      await expect
        .poll(() => outcomes.slice(seen).filter((outcome) => outcome === "ok").length, { timeout: 30_000 })
        .toBeGreaterThan(callers * 3);
      isOver = true;
      await Promise.all(load);
      const mistakes = app
        .output()
        .split("\n")
        .filter((line) => line.includes('"level":50'));
      expect(mistakes).toEqual([]);
      expect(new Set(outcomes)).toEqual(new Set(["ok", "503"]));
      // More at once than the pool has connections: none is stuck.
      const many = Array.from({ length: 40 }, () => overGraphql(admin.execute(EventDocument, { id: eventId })));
      expect(new Set(await Promise.all(many))).toEqual(new Set(["ok"]));
      for (const name of added.slice(-20)) {
        const { event } = await admin.execute(EventDocument, { id: eventId, search: name });
        expect(event.guests.nodes.map((guest) => guest.name)).toContain(name);
      }
    }
  },
  60_000 + rounds * 60_000,
);
