import { expect, it } from "vitest";
import { Random } from "../../../common/testing/random.ts";
import { randomRuns } from "../../../common/testing/random-runs.ts";
import { sharedTestApis } from "../test-api.ts";
import { type EveningSize, playEvening } from "./evening.ts";
import { openEvent } from "./event-place.ts";

const evenings = randomRuns(50, 17);
/** Set DOOR_SEED to what a failure names. */
const from = Number(process.env.DOOR_SEED ?? 1);
/** One of so many evenings is a large one. */
const largeEvery = 25;

/** Most are small: two or three devices can do to each other all that ten can. */
function sizeOf(seed: number): EveningSize {
  if (seed % largeEvery === 7) return { guests: 40, devices: 10, acts: 40, minutes: 2 };
  const random = new Random(seed);
  const devices = random.chance(0.3) ? 3 : 2;
  return { guests: random.between(5, 10), devices, acts: random.between(8, 12), minutes: 0.5 };
}

const apis = await sharedTestApis();
const servers = { ...apis, admin: await apis.here.signInAsAdmin() };

it(`loses nothing and doubles nothing, in ${evenings} evenings from seed ${from}`, { timeout: 3_600_000 }, async () => {
  let acknowledged = 0;
  for (let seed = from; seed < from + evenings; seed += 1) {
    const size = sizeOf(seed);
    const place = await openEvent(servers, size.guests);
    acknowledged += await playEvening(seed, place, size).catch((cause: unknown) => {
      throw new Error(`seed ${seed}: ${String(cause)}`, { cause });
    });
  }
  expect(acknowledged).toBeGreaterThan(0);
});
