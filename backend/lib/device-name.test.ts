import fc from "fast-check";
import { expect, it } from "vitest";
import { nameDevice } from "./device-name.ts";

const webkit = "AppleWebKit/537.36 (KHTML, like Gecko)";

it.each([
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0", "Firefox on Windows"],
  [`Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`, "Edge on Windows"],
  [`Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/142.0.0.0 Mobile Safari/537.36`, "Chrome on Android"],
  [`Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${webkit} Version/26.0 Safari/604.1`, "Safari on iPhone"],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/26.0 Safari/605.1.15`, "Safari on macOS"],
  ["curl/8.5.0", "curl"],
  ["Mozilla/5.0 (X11; Linux x86_64)", "Linux"],
  [undefined, ""],
])("names the device of %j", (userAgent, name) => {
  expect(nameDevice(userAgent)).toBe(name);
});

it("keeps the name short and plain, whatever a caller claims", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 80 }), (userAgent) => {
      expect(nameDevice(userAgent)).toMatch(/^[\w .-]{0,60}$/);
    }),
  );
  expect(nameDevice("a".repeat(500))).toHaveLength(60);
});
