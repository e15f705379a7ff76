import fc from "fast-check";
import { expect, it } from "vitest";
import { contrastRatio, textContrast } from "../../../../common/contrast.ts";
import { defaultTheme } from "../../../../common/theme.ts";
import { pageLook } from "./page-look.ts";

const color = fc.integer({ min: 0, max: 0xffffff }).map((rgb) => `#${rgb.toString(16).padStart(6, "0")}`);

it("keeps every text readable, whatever the event's colors", () => {
  fc.assert(
    fc.property(color, color, fc.constantFrom("paper", "background"), (primaryColor, backgroundColor, surface) => {
      const look = pageLook({ ...defaultTheme, primaryColor, backgroundColor }, "event", surface);
      const background = look.background ?? "#ffffff";
      for (const text of [look.text, look.quiet, look.accent]) {
        expect(contrastRatio(text, background)).toBeGreaterThanOrEqual(textContrast);
      }
    }),
  );
});
