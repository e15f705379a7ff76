import fc from "fast-check";
import { expect, it } from "vitest";
import { contrastRatio, textContrast } from "../../../../common/contrast.ts";
import { fontFamilyOf, fontNames, isScript } from "../../../../common/fonts.ts";
import { defaultTheme } from "../../../../common/theme.ts";
import { pageLook } from "./page-look.ts";

const color = fc.integer({ min: 0, max: 0xffffff }).map((rgb) => `#${rgb.toString(16).padStart(6, "0")}`);

it("keeps every text readable, whatever the event's colors", () => {
  fc.assert(
    fc.property(
      color,
      color,
      fc.constantFrom("paper", "background", "accent"),
      (primaryColor, backgroundColor, surface) => {
        const look = pageLook({ ...defaultTheme, primaryColor, backgroundColor }, "event", surface);
        const background = look.background ?? "#ffffff";
        for (const text of [look.text, look.quiet, look.accent]) {
          expect(contrastRatio(text, background)).toBeGreaterThanOrEqual(textContrast);
        }
        expect(contrastRatio(look.onAccent, look.accent)).toBeGreaterThanOrEqual(textContrast);
      },
    ),
  );
});

it("leaves paper white, and fills signs with the event's background", () => {
  const dark = { ...defaultTheme, backgroundColor: "#14213d" };
  expect(pageLook(dark, "event").background).toBeUndefined();
  expect(pageLook(dark, "event", "background").background).toBe("#14213d");
  expect(pageLook(dark, "plain", "background")).toMatchObject({ background: undefined, text: "#000000" });
});

it("sets headings in the event's font, and no text in handwriting", () => {
  for (const font of fontNames) {
    const { headingFont, textFont } = pageLook({ ...defaultTheme, fontFamily: fontFamilyOf(font) }, "event");
    expect(headingFont).toBe(font);
    expect(isScript(textFont)).toBe(false);
  }
});
