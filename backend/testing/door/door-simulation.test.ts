import { expect, it } from "vitest";
import { sharedTestApis } from "../test-api.ts";
import { playEvening } from "./evening.ts";
import { openEvent } from "./event-place.ts";

const { here, elsewhere } = await sharedTestApis();
const admin = await here.signInAsAdmin();
const servers = {
  db: here.db,
  urls: () => [here.url, elsewhere.url],
  admin: () => admin,
  anonymous: () => here.anonymous(),
  killOne: () => undefined,
  steadily: <Result>(work: () => Promise<Result>) => work(),
};

it.each([
  { seed: 1, devices: 2 },
  { seed: 2, devices: 2 },
  { seed: 3, devices: 3 },
])("loses nothing and doubles nothing, in evening $seed with $devices devices", async ({ seed, devices }) => {
  const place = await openEvent(servers, 8, false);
  const acknowledged = await playEvening(seed, place, { guests: 8, devices, acts: 12, minutes: 0.5 });
  expect(acknowledged).toBeGreaterThan(0);
});
