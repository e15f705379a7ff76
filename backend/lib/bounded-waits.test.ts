import { expect, it } from "vitest";
import { BoundedWaits } from "./bounded-waits.ts";

it("limits concurrent waits, in total and per key, and accepts others afterwards", async () => {
  const waits = new BoundedWaits({ max: 3, maxPerKey: 2 });
  const first = [waits.wait("a", 1), waits.wait("a", 1)];
  expect(await waits.wait("a", 1)).toBe(false);
  const other = waits.wait("b", 1);
  expect(await waits.wait("c", 1)).toBe(false);
  expect(await Promise.all([...first, other])).toEqual([true, true, true]);
  expect(await Promise.all([waits.wait("a", 1), waits.wait("c", 1)])).toEqual([true, true]);
});
