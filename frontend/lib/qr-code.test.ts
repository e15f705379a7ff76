import { expect, it } from "vitest";
import { qrPath, qrSvg } from "./qr-code.ts";

it("leaves four blank modules on every side and has a finder in three corners", () => {
  const { side, path } = qrPath("https://tables.example/view/seats/k3x9");
  const runs = Array.from(path.matchAll(/M(\d+) (\d+)h(\d+)/g), ([, x, y, length]) => [x, y, length].map(Number));
  expect(Math.min(...runs.map(([x = 0]) => x))).toBe(4);
  expect(Math.max(...runs.map(([x = 0, , length = 0]) => x + length))).toBe(side - 4);
  for (const finder of [
    [4, 4, 7],
    [side - 11, 4, 7],
    [4, side - 5, 7],
  ])
    expect(runs).toContainEqual(finder);
});

it("grows with the text", () => {
  expect(qrPath("x".repeat(200)).side).toBeGreaterThan(qrPath("x").side);
});

it("makes an SVG file", async () => {
  const file = qrSvg("https://tables.example");
  expect(file.type).toBe("image/svg+xml");
  expect(await file.text()).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+".*<\/svg>$/);
});
