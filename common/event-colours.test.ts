import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contrastRatio, largeTextContrast, textContrast } from "./contrast.ts";
import { eventColours } from "./event-colours.ts";
import { randomRuns } from "./testing/random-runs.ts";
import { defaultTheme } from "./theme.ts";

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);
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

describe("eventColours", () => {
  it("keeps every text readable for any two colours", () => {
    fc.assert(
      fc.property(colour, colour, scheme, (primaryColor, backgroundColor, preferred) => {
        const colours = eventColours({ ...defaultTheme, primaryColor, backgroundColor }, preferred);
        const poor = readable.filter(
          ([text, surface, least]) => contrastRatio(colours[text] ?? "", colours[surface] ?? "") < least,
        );
        expect(poor).toEqual([]);
      }),
      { numRuns: randomRuns(2000) },
    );
  });

  it("uses the organiser's two colours unchanged", () => {
    const colours = eventColours({ ...defaultTheme, primaryColor: "#7c2d12", backgroundColor: "#fff7ed" }, "dark");
    expect(colours).toMatchObject({ scheme: "light", bg: "#fff7ed", "brand.accent": "#7c2d12" });
  });

  it("follows the reader's light or dark setting with the default background", () => {
    expect(eventColours(defaultTheme, "light")).toMatchObject({ scheme: "light", bg: defaultTheme.backgroundColor });
    expect(eventColours(defaultTheme, "dark").scheme).toBe("dark");
  });

  it("uses the default for an invalid colour", () => {
    const broken = { ...defaultTheme, primaryColor: "red;}", backgroundColor: "" };
    expect(eventColours(broken, "light")).toEqual(eventColours(defaultTheme, "light"));
  });
});
