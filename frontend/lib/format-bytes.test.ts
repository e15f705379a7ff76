import { expect, it } from "vitest";
import { formatBytes } from "./format-bytes.ts";

it.each([
  [0, "0 bytes"],
  [1, "1 byte"],
  [1023, "1,023 bytes"],
  [1536, "1.5 kB"],
  [5 * 1024 * 1024, "5 MB"],
])("writes %d as %s", (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});
