import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { familyNameFirst, familyNameKey } from "./family-name.ts";
import { namesWithFamilyNames } from "./testing/names-with-family-names.ts";

it.each(namesWithFamilyNames)("writes %s as %s, sorted under %s", (name, first, key) => {
  expect(familyNameFirst(name)).toBe(first);
  expect(familyNameKey(name)).toBe(key);
});

describe("of any name", () => {
  const word = fc.oneof(
    fc.constantFrom(
      "Dr",
      "&",
      "und",
      "y",
      "von",
      "Van",
      "de",
      "la",
      "García",
      "López",
      "Jr.",
      "Jr",
      ",",
      "Holm,",
      "王",
      "+1",
    ),
    fc.string({ unit: "grapheme" }).filter((text) => !/\s/u.test(text)),
  );
  const name = fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.filter(Boolean).join(" "));
  const lettersOf = (text: string) => [...text.replace(/[ ,]/gu, "")].sort().join("");

  it("no letter is lost, and what is first stays first", () => {
    fc.assert(
      fc.property(name, (text) => {
        const first = familyNameFirst(text);
        expect(lettersOf(first)).toBe(lettersOf(text));
        expect(familyNameFirst(first)).toBe(first);
        expect(text === "" || familyNameKey(text) !== "").toBe(true);
      }),
    );
  });
});
