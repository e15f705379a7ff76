import { expect, it } from "vitest";
import { contrastRatio, mix, textContrast } from "../../../../common/contrast.ts";
import { painted, type Rgba } from "../../../testing/pictures.ts";
import { scrimOf } from "./tones.ts";

const scrimFor = (colorAt: (x: number, y: number) => Rgba) =>
  scrimOf({ data: painted(200, 100, colorAt).get_raw_pixels(), width: 200, height: 100 });
const white: Rgba = [255, 255, 255, 255];
const night: Rgba = [10, 12, 30, 255];

it("makes white text readable, with no more black than needed, decided by bright areas and not by single spots", () => {
  const scrim = scrimFor(() => [135, 206, 235, 255]);
  const ratio = (percent: number) => contrastRatio("#ffffff", mix("#87ceeb", "#000000", percent / 100));
  expect(ratio(scrim)).toBeGreaterThanOrEqual(textContrast);
  expect(ratio(scrim - 5)).toBeLessThan(textContrast);
  expect(scrimFor((x) => (x < 0.5 ? white : night))).toBe(scrimFor(() => white));
  expect(scrimFor((x, y) => (x < 0.05 && y < 0.1 ? white : night))).toBe(20);
});
