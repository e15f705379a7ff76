import { expect, it } from "vitest";
import { qrPathOf } from "./qr-path.ts";

it("draws each dark module once, those side by side as one", () => {
  const rows = [
    [false, true, true, false],
    [true, false, true, true],
  ];
  expect(qrPathOf(rows)).toEqual({ side: 2, path: "M1 0h2v1h-2zM0 1h1v1h-1zM2 1h2v1h-2z" });
});
