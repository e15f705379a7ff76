import { afterAll, expect, it } from "vitest";
import { Random } from "../../../common/testing/random.ts";
import { randomRuns } from "../../../common/testing/random-runs.ts";
import { createTestDatabase } from "../test-database.ts";
import { type EveningReport, type EveningSize, playEvening } from "./evening.ts";
import { openEvent } from "./event-place.ts";
import { startServers } from "./servers.ts";

const given = (name: string, otherwise: number) => Number(process.env[`DOOR_${name}`] ?? otherwise);
const seeds = given("SEEDS", randomRuns(200));
const from = given("FROM", Math.floor(Math.random() * 1_000_000));
/** Evenings at once. */
const atOnce = 4;
/** One of so many evenings is a large one. */
const largeEvery = 50;
/** In one of so many evenings, a server is killed, also in the large ones. */
const killEvery = 25;
const maxFailures = 5;
const dayMs = 24 * 60 * 60 * 1000;

/** Most are small: two or three devices can do to each other all that ten can. */
function sizeOf(seed: number): EveningSize {
  const random = new Random(seed);
  const usual =
    seed % largeEvery === 7
      ? { guests: 40, devices: 10, acts: 40, minutes: 2 }
      : {
          guests: random.between(5, 10),
          devices: random.chance(0.3) ? 3 : 2,
          acts: random.between(8, 12),
          minutes: 0.5,
        };
  return {
    guests: given("GUESTS", usual.guests),
    devices: given("DEVICES", usual.devices),
    acts: given("ACTS", usual.acts),
    minutes: given("MINUTES", usual.minutes),
  };
}

const database = await createTestDatabase();
const servers = await startServers(database.url);
afterAll(async () => {
  await servers.stop();
  await database.drop();
});

it(`loses nothing and doubles nothing, in ${seeds} evenings from seed ${from}`, { timeout: dayMs }, async () => {
  const reports: EveningReport[] = [];
  const failures: string[] = [];
  const waiting = Array.from({ length: seeds }, (_, place) => from + place);
  const work = async () => {
    for (let seed = waiting.shift(); seed !== undefined && failures.length < maxFailures; seed = waiting.shift()) {
      try {
        const size = sizeOf(seed);
        const place = await servers.steadily(() => openEvent(servers, size.guests, seed % killEvery === 7));
        reports.push(await playEvening(seed, place, size));
      } catch (error) {
        failures.push(`seed ${seed}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  };
  const started = performance.now();
  await Promise.all(Array.from({ length: atOnce }, work));
  const sum = (field: keyof EveningReport) => reports.reduce((total, report) => total + report[field], 0);
  const slowest = Math.max(...reports.map(({ settledMs }) => settledMs));
  process.stdout.write(
    `${reports.length} evenings in ${Math.round((performance.now() - started) / 1000)} s: ${sum("acknowledged")} acknowledged ` +
      `facts, ${sum("facts")} stored, ${sum("requests")} requests, ${sum("cards")} cards, ${servers.killed()} servers killed, ` +
      `${sum("broken")} requests broken at the end; ` +
      `all equal at most ${slowest} ms after the last connection\n`,
  );
  expect(failures).toEqual([]);
});
