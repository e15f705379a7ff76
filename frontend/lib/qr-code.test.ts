import { expect, it } from "vitest";
import { qrSvg } from "./qr-code.ts";

it("makes an SVG file", async () => {
  const file = qrSvg("https://tables.example");
  expect(file.type).toBe("image/svg+xml");
  expect(await file.text()).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+".*<\/svg>$/);
});
