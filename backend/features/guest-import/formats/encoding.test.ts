import iconv from "iconv-lite";
import { describe, expect, it } from "vitest";
import { inEnglish } from "../../../testing/in-english.ts";
import { decodeText } from "./encoding.ts";

const text = "Name;Tisch\nZoë Müller;5\nŽofie “Žo” Škoda;Größe €\n";

describe("decodeText", () => {
  it.each(["utf-8", "utf-16le", "utf-16be"])("reads %s with and without a byte order mark", (encoding) => {
    expect(decodeText(iconv.encode(text, encoding, { addBOM: true }))).toMatchObject({ text, warnings: [] });
    expect(decodeText(iconv.encode(text, encoding))).toMatchObject({ text, warnings: [] });
  });

  it("reads text that is not UTF-8 as Windows-1252, with the letters that differ from Latin-1", () => {
    expect(decodeText(iconv.encode(text, "windows-1252"))).toMatchObject({ text, warnings: [] });
  });

  it("recognizes UTF-16 without a mark by its separators when the letters have no zero byte", () => {
    const japanese = "名前,テーブル\n山田太郎,3\n";
    expect(decodeText(iconv.encode(japanese, "utf-16le"))).toMatchObject({ text: japanese, warnings: [] });
  });

  it("keeps UTF-8 with a single broken byte readable, and says so", () => {
    const bytes = Buffer.concat([Buffer.from(text), Buffer.from([0xff])]);
    const decoded = decodeText(bytes);
    expect(decoded.text).toBe(`${text}\uFFFD`);
    expect(inEnglish(decoded.warnings)).toEqual([
      expect.stringMatching(/^1 damaged character in the file was replaced/),
    ]);
  });

  it("reads a file in the encoding that was chosen, unless it is unknown", () => {
    expect(decodeText(Buffer.from("Zoë"), "windows-1252").text).toBe("ZoÃ«");
    expect(() => decodeText(Buffer.from("Zoë"), "rot13")).toThrow('Files cannot be read in the encoding "rot13".');
  });

  it.each([
    ["a picture", Buffer.from("89504e470d0a1a0a0000000d49484452000000100000001008060000001ff3ff61", "hex")],
    ["zeros", Buffer.alloc(1000)],
    ["text with a zero byte in it", Buffer.from(`Name,Table\nAnna\u0000,5\n${"Bea,6\n".repeat(50)}`)],
  ])("refuses %s", (_, bytes) => {
    expect(() => decodeText(bytes)).toThrow("no readable text");
  });
});
