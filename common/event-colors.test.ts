import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contrastRatio, largeTextContrast, textContrast } from "./contrast.ts";
import { eventColors } from "./event-colors.ts";
import { randomRuns } from "./testing/random-runs.ts";
import { defaultTheme } from "./theme.ts";

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);
const scheme = fc.constantFrom("light" as const, "dark" as const);

const readable: [text: string, surface: string, least: number][] = [
  ["fg", "bg", textContrast],
  ["fg", "bg.panel", textContrast],
  ["fg.muted", "bg", textContrast],
  ["fg.muted", "bg.panel", textContrast],
  ["brand.fg", "bg", textContrast],
  ["brand.fg", "bg.panel", textContrast],
  ["brand.fg", "brand.subtle", textContrast],
  ["brand.fg", "brand.muted", textContrast],
  ["brand.contrast", "brand.solid", textContrast],
  ["brand.accentContrast", "brand.accent", largeTextContrast],
  ["brand.focusRing", "bg", largeTextContrast],
  ["brand.focusRing", "bg.panel", largeTextContrast],
  ["border.emphasized", "bg.panel", largeTextContrast],
  ["border.emphasized", "bg", largeTextContrast],
];

describe("eventColors", () => {
  it("keeps every text readable for any two colors", () => {
    fc.assert(
      fc.property(color, color, scheme, (primaryColor, backgroundColor, preferred) => {
        const colors = eventColors({ ...defaultTheme, primaryColor, backgroundColor }, preferred);
        const poor = readable.filter(
          ([text, surface, least]) => contrastRatio(colors[text] ?? "", colors[surface] ?? "") < least,
        );
        expect(poor).toEqual([]);
      }),
      { numRuns: randomRuns(2000) },
    );
  });

  it("uses the organizer's two colors unchanged", () => {
    const colors = eventColors({ ...defaultTheme, primaryColor: "#7c2d12", backgroundColor: "#fff7ed" }, "dark");
    expect(colors).toMatchObject({ scheme: "light", bg: "#fff7ed", "brand.accent": "#7c2d12" });
  });

  it("follows the reader's light or dark setting with the default background", () => {
    expect(eventColors(defaultTheme, "light")).toMatchObject({ scheme: "light", bg: defaultTheme.backgroundColor });
    expect(eventColors(defaultTheme, "dark").scheme).toBe("dark");
  });

  it("uses the default for an invalid color", () => {
    const broken = { ...defaultTheme, primaryColor: "red;}", backgroundColor: "" };
    expect(eventColors(broken, "light")).toEqual(eventColors(defaultTheme, "light"));
  });
});
