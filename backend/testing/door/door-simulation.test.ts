import { afterAll, expect, it } from "vitest";
import { createTestDatabase } from "../test-database.ts";
import { type EveningReport, playEvening } from "./evening.ts";
import { openEvent } from "./event-place.ts";
import { startServers } from "./servers.ts";

const from = Number(process.env.DOOR_FROM ?? 1);
const seeds = Number(process.env.DOOR_SEEDS ?? 200);
const guests = Number(process.env.DOOR_GUESTS ?? 40);
const minutes = Number(process.env.DOOR_MINUTES ?? 2);
const acts = Number(process.env.DOOR_ACTS ?? 40);
const devices = Number(process.env.DOOR_DEVICES ?? 10);
/** Evenings at once. */
const atOnce = 4;
/** In one of so many evenings, a server is killed. */
const killEvery = 50;

const database = await createTestDatabase();
const servers = await startServers(database.url);
afterAll(async () => {
  await servers.stop();
  await database.drop();
});

it(`loses nothing and doubles nothing, in ${seeds} evenings from seed ${from}`, {
  timeout: 24 * 3_600_000,
}, async () => {
  const reports: EveningReport[] = [];
  const failures: string[] = [];
  const waiting = Array.from({ length: seeds }, (_, place) => from + place);
  const work = async () => {
    for (let seed = waiting.shift(); seed !== undefined && failures.length < 5; seed = waiting.shift()) {
      try {
        const started = performance.now();
        const place = await openEvent(servers, guests, seed % killEvery === 7);
        const opened = performance.now();
        reports.push(await playEvening(seed, place, { devices, acts, minutes }));
        if (process.env.DOOR_TIMES)
          console.log(seed, Math.round(opened - started), Math.round(performance.now() - opened), reports.at(-1));
      } catch (error) {
        failures.push(`seed ${seed}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  const sum = (field: keyof EveningReport) => reports.reduce((total, report) => total + report[field], 0);
  const slowest = Math.max(...reports.map(({ settledMs }) => settledMs));
  process.stdout.write(
    `${reports.length} evenings: ${sum("acknowledged")} acknowledged facts, ${sum("facts")} stored, ` +
      `${sum("cards")} cards, ${servers.killed()} servers killed; all equal after at most ${slowest} ms\n`,
  );
  expect(failures).toEqual([]);
});
