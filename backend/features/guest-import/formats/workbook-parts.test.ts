import { text } from "node:stream/consumers";
import { crc32 } from "node:zlib";
import { expect, it } from "vitest";
import { zipArchive } from "../../../testing/workbook-archive.ts";
import { openParts } from "./workbook-parts.ts";

it("counts what all parts unpack to, and stops at the limit", async () => {
  const content = "a".repeat(600_000);
  const bytes = zipArchive([
    { name: "a", content },
    { name: "b", content },
  ]);
  expect(bytes.length).toBeLessThan(5000);
  const parts = await openParts(bytes, 1_000_000);
  expect(await text(parts.read("a"))).toBe(content);
  await expect(text(parts.read("b"))).rejects.toThrow("too large once unpacked");
});

it("refuses a part whose bytes differ from the packed ones", async () => {
  const content = "<t>Anna</t>";
  const bytes = zipArchive([{ name: "a", content }]);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32LE(crc32(content));
  bytes.writeUInt32LE(crc32("<t>Anne</t>"), bytes.lastIndexOf(checksum));
  const parts = await openParts(bytes);
  await expect(text(parts.read("a"))).rejects.toThrow("damaged");
});
