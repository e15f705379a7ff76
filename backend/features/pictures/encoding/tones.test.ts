import { describe, expect, it } from "vitest";
import { contrastRatio, mix, textContrast } from "../../../../common/contrast.ts";
import { painted, type Rgba } from "../../../testing/pictures.ts";
import { scrimOf } from "./tones.ts";

function pixels(colorAt: (x: number, y: number) => Rgba) {
  const picture = painted(200, 100, colorAt);
  return { data: picture.get_raw_pixels(), width: 200, height: 100 };
}

describe("scrimOf", () => {
  it.each<[string, Rgba]>([
    ["white", [255, 255, 255, 255]],
    ["sky", [135, 206, 235, 255]],
    ["night", [10, 12, 30, 255]],
  ])("makes white text readable on %s, with no more black than needed", (_name, [red, green, blue, alpha]) => {
    const scrim = scrimOf(pixels(() => [red, green, blue, alpha]));
    const color = `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
    expect(contrastRatio("#ffffff", mix(color, "#000000", scrim / 100))).toBeGreaterThanOrEqual(textContrast);
    if (scrim > 20) {
      expect(contrastRatio("#ffffff", mix(color, "#000000", (scrim - 5) / 100))).toBeLessThan(textContrast);
    }
  });

  it("is decided by the bright areas, but not by single spots", () => {
    const night: Rgba = [10, 12, 30, 255];
    const half = scrimOf(pixels((x) => (x < 0.5 ? [255, 255, 255, 255] : night)));
    expect(half).toBe(scrimOf(pixels(() => [255, 255, 255, 255])));
    const spot = scrimOf(pixels((x, y) => (x < 0.05 && y < 0.1 ? [255, 255, 255, 255] : night)));
    expect(spot).toBe(20);
  });
});
