import { describe, expect, it } from "vitest";
import { initials } from "./initials.ts";

describe("initials", () => {
  it.each([
    ["Ada Lovelace", "AL"],
    ["Maria del Carmen Ruiz", "MR"],
    ["Cher", "C"],
    ["  élodie   o'Neil ", "ÉO"],
    ["(Dr) Åsa Öberg", "DÖ"],
    ["42 Guests", "4G"],
    ["", ""],
    ["   ", ""],
  ])("of %j are %j", (name, expected) => {
    expect(initials(name)).toBe(expected);
  });
});
