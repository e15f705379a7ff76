import { expect, it } from "vitest";
import { withTables } from "./table-presence.ts";

const table = (label: string, hereCount: number, expectedCount: number) => ({ label, hereCount, expectedCount });
const arrivals = [{ from: "2027-06-12T17:00:00Z" }];

it("knows who is here by table, and keeps what has not changed", () => {
  const before = withTables(new Map(), { arrivals, tables: [table("Head", 0, 2), table("7", 3, 4), table("", 1, 1)] });
  expect([...before]).toEqual([
    ["head", { text: "0 of 2 here", short: "0/2", share: 0 }],
    ["7", { text: "3 of 4 here", short: "3/4", share: 0.75 }],
  ]);
  const after = withTables(before, { arrivals, tables: [table("Head", 0, 2), table("7", 4, 4)] });
  expect(after.get("head")).toBe(before.get("head"));
  expect(after.get("7")).toEqual({ text: "4 of 4 here", short: "4/4", share: 1 });
});

it("knows nothing when nobody has arrived, or all was taken back", () => {
  expect(withTables(new Map(), { arrivals: [], tables: [table("7", 0, 4)] }).size).toBe(0);
});
