import { describe, expect, it } from "vitest";
import { guestCodeKey, isHardToGuess } from "./guest-code.ts";

describe("guestCodeKey", () => {
  it.each([
    ["Rose-2027", "rose 2027"],
    ["ROSE2027", "  rose – 20 27."],
    ["Ｒｏｓｅ２０２７", "rose2027"],
    ["Straße 12", "STRASSE12"],
    ["ΟΔΟΣ 7", "οδος7"],
    ["Zoe\u0308", "ZOË"],
    ["שלום 12", "שלום12"],
  ])("treats %j and %j as the same", (one, other) => {
    expect(guestCodeKey(one)).toBe(guestCodeKey(other));
  });

  it.each([
    ["rose2027", "rose2028"],
    ["Zoe1", "Zoë1"],
    ["हिन्दी", "हनद"],
  ])("distinguishes %j from %j", (one, other) => {
    expect(guestCodeKey(one)).not.toBe(guestCodeKey(other));
  });
});

describe("isHardToGuess", () => {
  it.each([
    ["k7mq-2xpd", true],
    ["Rose 2027", true],
    ["rosegarden", false],
    ["20270612", false],
    ["a1-b2-c3", false],
  ])("returns for %j: %s", (code, expected) => {
    expect(isHardToGuess(code)).toBe(expected);
  });
});
