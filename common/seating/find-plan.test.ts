import { expect, it } from "vitest";
import { planGuest, planRows, planTable, planWish } from "../testing/plan-rows.ts";
import { findPlan } from "./find-plan.ts";

const tables = ["1", "2", "3"].map((label) => planTable(label, { capacity: 4 }));

it("says what cannot hold, and searches for nothing", () => {
  const guests = [1, 2, 3, 4, 5].map((id) => planGuest(id));
  const wishes = [planWish("TOGETHER", { guestIds: guests.map(({ id }) => id) })];
  const reports = [...findPlan({ rows: planRows({ guests, tables, wishes }), seed: 1 })];
  expect(reports).toMatchObject([{ kind: "impossible", conflicts: [{ repairs: expect.any(Array) }] }]);
});
