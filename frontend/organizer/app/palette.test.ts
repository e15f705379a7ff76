import { describe, expect, it } from "vitest";
import { contrastRatio, largeTextContrast, textContrast } from "../../../common/contrast.ts";
import { hueCount } from "../features/seating/model/coloring.ts";
import { accents, hues, palette } from "./palette.ts";

const schemes = ["light", "dark"] as const;
const grounds = ["paper", "sheet", "linen"] as const;
const accentNames = ["green", "brass", "red", "stone"] as const;

describe.each(schemes)("palette in %s mode", (scheme) => {
  it.each(grounds)("is readable on %s", (ground) => {
    const background = palette[ground][scheme];
    for (const text of [palette.ink, palette.muted, ...accentNames.map((name) => accents[name].text)])
      expect(contrastRatio(text[scheme], background), text[scheme]).toBeGreaterThanOrEqual(textContrast);
  });

  it.each(accentNames)("is readable on and in %s", (name) => {
    const { solid, onSolid, text, wash, strongWash } = accents[name];
    for (const [one, other] of [
      [onSolid, solid],
      [text, wash],
      [text, strongWash],
      [palette.ink, wash],
      [palette.muted, wash],
    ] as const)
      expect(contrastRatio(one[scheme], other[scheme]), `${one[scheme]} on ${other[scheme]}`).toBeGreaterThanOrEqual(
        textContrast,
      );
  });

  it.each(["paper", "sheet"] as const)("outlines controls visibly on %s", (ground) => {
    for (const border of [palette.outline, ...accentNames.map((name) => accents[name].solid)])
      expect(contrastRatio(border[scheme], palette[ground][scheme]), border[scheme]).toBeGreaterThanOrEqual(
        largeTextContrast,
      );
  });

  it("has twelve hues that are visible on every ground, and on what is selected", () => {
    expect(new Set(hues.map((hue) => hue[scheme])).size).toBe(hueCount);
    const backgrounds = [...grounds.map((ground) => palette[ground]), accents.green.wash, accents.green.strongWash];
    for (const hue of hues)
      for (const background of backgrounds)
        expect(contrastRatio(hue[scheme], background[scheme]), hue[scheme]).toBeGreaterThanOrEqual(largeTextContrast);
  });
});
