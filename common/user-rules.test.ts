import { describe, expect, it } from "vitest";
import { passwordSchema, usernameSchema } from "./user-rules.ts";

const brokenRules = (result: { error?: { issues: readonly { message: string }[] } | undefined }) =>
  result.error?.issues.map(({ message }) => message) ?? [];

describe("a username", () => {
  it.each([
    "ada",
    "Ada Byron-King_1815",
    "O'Brien & Söhne",
    "Jose\u0301",
    "Иван-2",
    "محمد",
    "山田タロウくん",
    "ｆｕｌｌ ｗｉｄｔｈ",
    "party🎉2026",
  ])("may be %s", (username) => {
    expect(usernameSchema.parse(username)).toBe(username);
  });

  it.each([
    ["two alphabets", "\u0440aypal"],
    ["Greek and Latin", "alph\u03B1"],
    ["an alphabet that looks like Latin", "\u13AA\u13D2\u13A0\u13DE"],
  ])("cannot consist of %s", (_, username) => {
    expect(brokenRules(usernameSchema.safeParse(username))).toEqual(["rules.usernameOfTwoAlphabets"]);
  });

  it.each([
    ["a zero-width space", "an\u200Bna"],
    ["a bidirectional override", "an\u202Ena"],
    ["a control character", "an\u0007na"],
    ["half a surrogate pair", "an\uD800na"],
  ])("cannot contain %s", (_, username) => {
    expect(brokenRules(usernameSchema.safeParse(username))).toContain("rules.usernameWithInvisible");
  });

  it.each(["anna@example.com", "anna\uFF20example.com", "@nna"])("cannot be an e-mail address: %s", (username) => {
    expect(brokenRules(usernameSchema.safeParse(username))).toEqual(["rules.usernameWithAt"]);
  });
});

describe("a password", () => {
  it.each(["      ", "\u00A0\u3000\t\n \u2003"])("cannot be %j", (password) => {
    expect(brokenRules(passwordSchema.safeParse(password))).toEqual(["rules.passwordBlank"]);
  });

  it("may start and end with spaces", () => {
    expect(passwordSchema.parse("  six  ")).toBe("  six  ");
  });
});
