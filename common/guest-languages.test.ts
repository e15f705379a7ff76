import { describe, expect, it } from "vitest";
import { directionOf, guestLanguages } from "./guest-languages.ts";

describe("the languages of guest pages", () => {
  it("have tags and names that differ", () => {
    expect(new Set(guestLanguages.map(({ tag }) => tag)).size).toBe(18);
    expect(new Set(guestLanguages.map(({ name }) => name)).size).toBe(18);
  });

  it.each(guestLanguages)("calls $tag what its readers call it", ({ tag, name }) => {
    const own = new Intl.DisplayNames(tag, { type: "language" }).of(tag === "zh" ? "zh-Hans" : tag) ?? "";
    expect(name.toLocaleLowerCase(tag)).toBe(own.toLocaleLowerCase(tag));
  });

  it("are written from right to left where names are in Arabic or Hebrew letters", () => {
    const rightToLeft = guestLanguages.filter(({ name }) => /\p{Script=Arabic}|\p{Script=Hebrew}/u.test(name));
    expect(guestLanguages.filter(({ tag }) => directionOf(tag) === "rtl")).toEqual(rightToLeft);
  });
});
