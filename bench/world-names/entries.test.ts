import { expect, test } from "vitest";
import { plain, readNames } from "./entries.ts";
import { kinds } from "./kinds.ts";

const files = new Set(kinds.map(({ file }) => file));

test.each([...files])("%s has names for both measurements, none in both", (file) => {
  const [known, aside] = [readNames(file, "known"), readNames(file, "aside")];
  for (const role of ["given", "family"] as const) {
    const names = [...known[role], ...aside[role]];
    expect(new Set(names.map(({ own }) => own)).size).toBe(names.length);
    expect(aside[role].length).toBeGreaterThan(0);
    expect(known[role].length).toBeGreaterThan(aside[role].length);
    for (const { own, spellings } of names) {
      expect(own).not.toBe("");
      expect(spellings.every((spelling) => plain(spelling) !== "")).toBe(true);
    }
  }
});

test("entries that share a spelling cannot be told apart", () => {
  const { family } = readNames("hangul", "known");
  for (const one of family) {
    for (const other of family) {
      const isShared = one.spellings.some((spelling) => other.spellings.map(plain).includes(plain(spelling)));
      if (isShared) expect(one.group).toBe(other.group);
    }
  }
});
