import { describe, expect, it } from "vitest";
import { contrastRatio, textContrast } from "../../../../common/contrast.ts";
import { themeRules } from "../../../../common/theme-rules.ts";
import { readyPalettes } from "./palette-choice.tsx";

describe("ready-made looks", () => {
  it("are six, with colors and fonts that differ", () => {
    expect(readyPalettes).toHaveLength(6);
    for (const field of ["primaryColor", "backgroundColor", "fontFamily"] as const) {
      expect(new Set(readyPalettes.map(({ theme }) => theme[field])).size).toBe(6);
    }
  });

  it.each(readyPalettes)("$name is readable, and a theme as it is stored", ({ theme }) => {
    expect(contrastRatio(theme.primaryColor, theme.backgroundColor)).toBeGreaterThanOrEqual(textContrast);
    expect(themeRules.parse(theme)).toEqual(theme);
  });
});
