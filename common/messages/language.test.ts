import { describe, expect, it } from "vitest";
import { compileMessages } from "./compile-messages.ts";
import { createLanguage } from "./language.ts";
import type { Message, MessageKey } from "./message.ts";

// Test messages under real keys of the catalogs.
const language = createLanguage(
  "en",
  compileMessages({
    "refusals.either": "{first} or {second}",
    "refusals.fieldRequired": "This event's {field} is required.",
    "refusals.tooManyFailedSignIns": "{seconds, plural, =0 {now} one {in # second} other {in # seconds}}",
    "refusals.searchTooLong": "at most {maximum, number}",
  }),
);
const say = (key: MessageKey, values: Message["values"]) => language.say({ key, values });

describe("a language", () => {
  it.each(["\\u0041", "C:\\x41\\n", "\\", "'{name}'", "{first}", "<b>#</b>", "it's ''two''", "مرحبا 👋"])(
    "does not change values: %s",
    (typed) => {
      expect(say("refusals.either", { first: typed, second: typed })).toBe(`${typed} or ${typed}`);
    },
  );

  it("resolves messages within messages, however deep", () => {
    const inner: Message = { key: "refusals.either", values: { first: "a\\u0041", second: "b" } };
    const outer: Message = { key: "refusals.either", values: { first: inner, second: "c" } };
    expect(say("refusals.fieldRequired", { field: outer })).toBe("This event's a\\u0041 or b or c is required.");
  });

  it("counts, and formats numbers for its readers", () => {
    const waits = [0, 1, 2, 1200].map((seconds) => say("refusals.tooManyFailedSignIns", { seconds }));
    expect(waits).toEqual(["now", "in 1 second", "in 2 seconds", "in 1,200 seconds"]);
    expect(say("refusals.searchTooLong", { maximum: 5000 })).toBe("at most 5,000");
    const german = createLanguage("de", compileMessages({ "refusals.searchTooLong": "höchstens {maximum, number}" }));
    expect(german.say({ key: "refusals.searchTooLong", values: { maximum: 5000 } })).toBe("höchstens 5.000");
  });
});
