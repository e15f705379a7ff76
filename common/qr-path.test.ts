import { expect, it } from "vitest";
import { qrModules, qrPath } from "./qr-path.ts";

const link = "https://tables.example/view/seats/k3x9";

it("leaves four blank modules on every side and has a finder in three corners", () => {
  const { side, path } = qrPath(link);
  const modules = drawnModules(path);
  const columns = modules.map((module) => Number(module.split(",")[0]));
  expect(Math.min(...columns)).toBe(4);
  expect(Math.max(...columns)).toBe(side - 5);
  for (const corner of ["4,4", `${side - 5},4`, `4,${side - 5}`]) expect(modules).toContain(corner);
  expect(modules).not.toContain("3,4");
});

it("draws each dark module once", () => {
  const dark = qrModules(link).flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x},${y}`] : [])));
  expect(drawnModules(qrPath(link).path)).toEqual(dark);
});

it("grows with the text", () => {
  expect(qrPath("x".repeat(200)).side).toBeGreaterThan(qrPath("x").side);
});

function drawnModules(path: string): string[] {
  return Array.from(path.matchAll(/M(\d+) (\d+)h(\d+)v1/g), ([, x, y, length]) =>
    Array.from({ length: Number(length) }, (_, step) => `${Number(x) + step},${y}`),
  ).flat();
}
