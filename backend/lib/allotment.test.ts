import { expect, it } from "vitest";
import { message } from "../../common/messages/message.ts";
import { Allotment, declareAllotment } from "./allotment.ts";

const allotmentOf = (total: number, perKey: number) => {
  const own = { code: "RATE_LIMITED", message: message("refusals.tooManyRequests") } as const;
  const all = { code: "UNAVAILABLE", message: message("refusals.busy"), retryAfterSeconds: 5 } as const;
  return new Allotment(declareAllotment({ what: "Tests", counts: "test", total, perKey, beyond: { own, all } }));
};
const allTaken = expect.objectContaining({ code: "UNAVAILABLE", retryAfterSeconds: 5 });

it("gives all keys together no more than the total", () => {
  const space = allotmentOf(10, 4);
  const [giveBack] = ["a", "b"].map((key) => space.take(key, 4));
  expect(() => space.take("c", 3)).toThrow(allTaken);
  space.take("c", 2);
  giveBack?.();
  space.take("d", 4);
});

it("gives shares for a while, and none at once when they are taken", async () => {
  const waits = allotmentOf(3, 2);
  const first = [waits.hold("a", 1), waits.hold("a", 1)];
  expect(await waits.hold("a", 1)).toBe(false);
  const other = waits.hold("b", 1);
  expect(await waits.hold("c", 1)).toBe(false);
  expect(await Promise.all([...first, other])).toEqual([true, true, true]);
  expect(await Promise.all([waits.hold("a", 1), waits.hold("c", 1)])).toEqual([true, true]);
});
