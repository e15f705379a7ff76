import { describe, expect, it } from "vitest";
import { additionalInfoSchema, guestSchema } from "./guest-rules.ts";

const brokenRules = (guest: unknown) => guestSchema.safeParse(guest).error?.issues.map(({ message }) => message);

describe("guestSchema", () => {
  it("normalizes the name and trims the table", () => {
    expect(guestSchema.parse({ name: "  Zoe\u0308   Åkesson ", tableNumber: " 7 " })).toEqual({
      name: "Zoë Åkesson",
      tableNumber: "7",
    });
  });

  it("reports which of the two is missing", () => {
    expect(brokenRules({ name: " ", tableNumber: "" })).toEqual([
      "rules.guestNameRequired",
      "rules.tableNumberRequired",
    ]);
  });

  it("refuses what is too long", () => {
    expect(brokenRules({ name: "x".repeat(201), tableNumber: "y".repeat(101) })).toHaveLength(2);
  });
});

describe("additionalInfoSchema", () => {
  it("accepts any column name and keeps the order", () => {
    const info: unknown = JSON.parse('{"__proto__": "a", "constructor": " b ", "Empty": " ", "Meal": "c"}');
    expect(additionalInfoSchema.parse(info)).toEqual([
      ["__proto__", "a"],
      ["constructor", "b"],
      ["Meal", "c"],
    ]);
  });

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
