import { describe, expect, it } from "vitest";
import { Random } from "../lib/random.ts";
import { allKinds } from "./catalog.ts";
import { drawFile } from "./draw-file.ts";
import { nameOf } from "./kinds/kind.ts";
import { isPutAside } from "./outside/outside-kind.ts";
import { outsideKinds } from "./outside/registry.ts";
import { languageShares } from "./words.ts";

const kinds = allKinds();

describe("the kinds of layouts", () => {
  it("are many, differ in name, add up to 100 lists and use every language", () => {
    expect(kinds.length).toBeGreaterThanOrEqual(200);
    const names = kinds.filter(({ group }) => group !== "combined").map(nameOf);
    expect(new Set(names).size).toBe(names.length);
    expect(kinds.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(100);
    expect(new Set(kinds.map(({ language }) => language))).toEqual(
      new Set(languageShares.map(([language]) => language)),
    );
  });

  it("from outside differ in name, have a source each, and a third of them is put aside", () => {
    const all = [...outsideKinds("known"), ...outsideKinds("aside")];
    expect(new Set(all.map(nameOf)).size).toBe(all.length);
    expect(all.every(({ source }) => source.length > 10)).toBe(true);
    expect(all.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(100);
    const aside = Array.from({ length: 300 }, (_, place) => isPutAside({ name: `blocks ${place}`, group: "chart" }));
    expect(aside.filter(Boolean).length).toBeGreaterThan(80);
    expect(aside.filter(Boolean).length).toBeLessThan(120);
  });

  it("draw files with guests, the same for the same seed", () => {
    for (const [place, kind] of [...kinds, ...outsideKinds("known")].entries()) {
      if (place % 10 !== 0) continue;
      const { file, expectation } = drawFile(kind, new Random(place));
      expect(file.bytes.length, nameOf(kind)).toBeGreaterThan(0);
      expect(expectation.guests.length, nameOf(kind)).toBeGreaterThan(5);
      expect(drawFile(kind, new Random(place)).expectation).toEqual(expectation);
    }
  });
});
