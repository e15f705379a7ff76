import { describe, expect, it } from "vitest";
import { maxEventNameLength, newEventSchema } from "./event-rules.ts";

function messagesFor(input: unknown): string[] {
  const result = newEventSchema.safeParse(input);
  return result.success ? [] : result.error.issues.map((issue) => issue.message);
}

describe("newEventSchema", () => {
  it("fills in what is left out: public, tablemates shown, empty texts", () => {
    expect(newEventSchema.parse({ name: "Summer wedding" })).toEqual({
      name: "Summer wedding",
      description: "",
      date: "",
      location: "",
      isPublic: true,
      showTablemates: true,
      guestCode: "",
    });
  });

  it("takes a guest code as it is worded, or none", () => {
    for (const guestCode of ["Rose-2027", "x y z 1", "x".repeat(32)]) {
      expect(newEventSchema.parse({ name: "Gala", guestCode: ` ${guestCode} ` }).guestCode).toBe(guestCode);
    }
    expect(newEventSchema.parse({ name: "Gala", guestCode: "   " }).guestCode).toBe("");
  });

  it.each([
    ["abc", "Guest code must have at least 4 letters or digits"],
    ["a - b - c", "Guest code must have at least 4 letters or digits"],
    ["🌹🌹🌹🌹", "Guest code must have at least 4 letters or digits"],
    ["x".repeat(33), "Guest code must be at most 32 characters"],
  ])("refuses the guest code %j", (guestCode, message) => {
    expect(messagesFor({ name: "Gala", guestCode })).toEqual([message]);
  });

  it("trims texts and counts the name's characters after trimming", () => {
    expect(newEventSchema.parse({ name: "  Gala  ", date: " 12 May " })).toMatchObject({
      name: "Gala",
      date: "12 May",
    });
    expect(messagesFor({ name: "  ab  " })).toEqual(["Event name must be at least 3 characters"]);
    expect(messagesFor({ name: "abc" })).toEqual([]);
  });

  it("refuses a name longer than the limit and takes one at the limit", () => {
    expect(messagesFor({ name: "x".repeat(maxEventNameLength) })).toEqual([]);
    expect(messagesFor({ name: "x".repeat(maxEventNameLength + 1) })).toEqual([
      "Event name must be at most 200 characters",
    ]);
  });
});
