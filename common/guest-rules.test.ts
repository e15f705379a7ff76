import { describe, expect, it } from "vitest";
import { additionalInfoSchema, guestSchema } from "./guest-rules.ts";

const brokenRules = (guest: unknown) => guestSchema.safeParse(guest).error?.issues.map(({ message }) => message);

describe("guestSchema", () => {
  it("refuses what is too long", () => {
    expect(brokenRules({ name: "x".repeat(201), tableNumber: "y".repeat(101) })).toHaveLength(2);
  });
});

describe("additionalInfoSchema", () => {
  it.each([
    [null],
    [["a"]],
    ["text"],
    [{ Meal: 7 }],
    [{ " ": "x" }],
    [{ ["k".repeat(101)]: "x" }],
    [{ Meal: "x".repeat(1001) }],
    [Object.fromEntries(Array.from({ length: 51 }, (_, i) => [`Column ${i}`, "x"]))],
  ])("refuses %j", (info) => {
    expect(additionalInfoSchema.safeParse(info).success).toBe(false);
  });
});
