import { expect, it } from "vitest";
import { BudgetKeeper } from "./budget-keeper.ts";

const now = Date.now();

it("distinguishes a thousand new phones of an address in ten minutes, and counts the rest as one", () => {
  const keeper = new BudgetKeeper(60);
  const budgets = Array.from({ length: 1_000 }, (_, i) => keeper.phoneOf("1 here", `phone ${i}`, now));
  expect(new Set(budgets).size).toBe(1_000);
  const ofAll = keeper.phoneOf("1 here", undefined, now);
  expect(keeper.phoneOf("1 here", "one more", now)).toBe(ofAll);
  expect(keeper.phoneOf("1 there", "one more", now)).not.toBe(ofAll);
  expect(keeper.phoneOf("1 here", "phone 5", now)).toBe(budgets[5]);
  expect(keeper.phoneOf("1 here", "later", now + 10 * 60_000)).not.toBe(ofAll);
});
