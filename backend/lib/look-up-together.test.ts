import { setTimeout as delay } from "node:timers/promises";
import { expect, it } from "vitest";
import { lookUpTogether } from "./look-up-together.ts";

it("never returns a result older than the call", async () => {
  let truth = 0;
  const find = lookUpTogether(async (keys: readonly string[]) => {
    const seen = truth;
    await delay(Math.random() * 4);
    return new Map(keys.map((key) => [key, seen]));
  });
  const ask = async () => {
    const least = truth;
    expect(await find("truth")).toBeGreaterThanOrEqual(least);
  };
  const asking: Promise<void>[] = [];
  for (let i = 0; i < 200; i += 1) {
    truth += 1;
    asking.push(ask());
    if (i % 3 === 0) await delay(1);
  }
  await Promise.all(asking);
});
