import { readFileSync } from "node:fs";
import { create } from "fontkit";
import { expect, it } from "vitest";
import { fontFiles } from "./font-files.ts";
import { unpackWoff } from "./woff.ts";

it("unpacks the font that is in a WOFF file", () => {
  const [file] = fontFiles("inter", false).whole;
  const bytes = readFileSync(file?.path ?? "");
  const packed = create(bytes);
  const unpacked = create(Buffer.from(unpackWoff(bytes)));
  if (!("layout" in packed && "layout" in unpacked)) throw new Error("not single fonts");
  expect(unpacked.type).toBe("TTF");
  expect(unpacked.characterSet).toEqual(packed.characterSet);
  expect(unpacked.layout("Anna").advanceWidth).toBe(packed.layout("Anna").advanceWidth);
});

it("refuses other files", () => {
  expect(() => unpackWoff(new Uint8Array(100))).toThrow("Not a WOFF file.");
});
