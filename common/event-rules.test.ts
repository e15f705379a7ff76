import { describe, expect, it } from "vitest";
import { newEventSchema } from "./event-rules.ts";
import { type Message, message } from "./messages/message.ts";
import { issueMessage } from "./rule-messages.ts";

function messagesFor(input: unknown): Message[] {
  const result = newEventSchema.safeParse(input);
  return result.success ? [] : result.error.issues.map(issueMessage);
}

const codeTooShort = message("rules.guestCodeTooShort", { minimum: 4 });

describe("newEventSchema", () => {
  it("applies defaults: public, tablemates shown, empty texts", () => {
    expect(newEventSchema.parse({ name: "Summer wedding" })).toEqual({
      name: "Summer wedding",
      description: "",
      date: "",
      location: "",
      isPublic: true,
      showTablemates: true,
      guestCode: "",
      greeting: "",
      worksOffline: false,
      guestLanguages: [],
    });
  });

  it("accepts a guest code as written, or none", () => {
    for (const guestCode of ["Rose-2027", "x y z 1", "x".repeat(32)]) {
      expect(newEventSchema.parse({ name: "Gala", guestCode: ` ${guestCode} ` }).guestCode).toBe(guestCode);
    }
    expect(newEventSchema.parse({ name: "Gala", guestCode: "   " }).guestCode).toBe("");
  });

  it.each([
    ["abc", codeTooShort],
    ["a - b - c", codeTooShort],
    ["🌹🌹🌹🌹", codeTooShort],
    ["x".repeat(33), message("rules.guestCodeTooLong", { maximum: 32 })],
  ])("refuses the guest code %j", (guestCode, refusal) => {
    expect(messagesFor({ name: "Gala", guestCode })).toEqual([refusal]);
  });

  it("accepts a greeting of at most 200 characters", () => {
    const longest = "x".repeat(200);
    expect(newEventSchema.parse({ name: "Gala", greeting: ` ${longest} ` }).greeting).toBe(longest);
    expect(messagesFor({ name: "Gala", greeting: `${longest}x` })).toEqual([
      message("rules.greetingTooLong", { maximum: 200 }),
    ]);
  });

  it.each([
    [["de", "de"], message("rules.guestLanguageRepeated")],
    [["de", "tlh", "x"], message("rules.guestLanguageNotOffered")],
    [["DE"], message("rules.guestLanguageNotOffered")],
    [[""], message("rules.guestLanguageNotOffered")],
  ])("refuses the languages %j", (tags, refusal) => {
    expect(new Set(messagesFor({ name: "Gala", guestLanguages: tags }).map((found) => found.key))).toEqual(
      new Set([refusal.key]),
    );
  });
});
