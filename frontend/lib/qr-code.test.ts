import { expect, it } from "vitest";
import { qrPath, qrSvg } from "./qr-code.ts";

it("leaves four blank modules on every side and has a finder in three corners", () => {
  const { side, path } = qrPath("https://tables.example/view/seats/k3x9");
  const dark = new Set(Array.from(path.matchAll(/M(\d+) (\d+)h/g), ([, x, y]) => `${x},${y}`));
  const columns = Array.from(dark, (module) => Number(module.split(",")[0]));
  expect(Math.min(...columns)).toBe(4);
  expect(Math.max(...columns)).toBe(side - 5);
  for (const corner of ["4,4", `${side - 5},4`, `4,${side - 5}`]) expect(dark).toContain(corner);
  expect(dark).not.toContain("3,4");
});

it("grows with the text", () => {
  expect(qrPath("x".repeat(200)).side).toBeGreaterThan(qrPath("x").side);
});

it("makes an SVG file", async () => {
  const file = qrSvg("https://tables.example");
  expect(file.type).toBe("image/svg+xml");
  expect(await file.text()).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+".*<\/svg>$/);
});
