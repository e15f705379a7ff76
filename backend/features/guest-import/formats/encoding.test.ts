import iconv from "iconv-lite";
import { describe, expect, it } from "vitest";
import { inEnglish } from "../../../testing/in-english.ts";
import { decodeText } from "./encoding.ts";

const text = "Name;Tisch\nZoë Müller;5\nŽofie “Žo” Škoda;Größe €\n";

describe("decodeText", () => {
  it.each(["utf-8", "utf-16le", "utf-16be"])("reads %s with and without a byte order mark", (encoding) => {
    expect(decodeText(iconv.encode(text, encoding, { addBOM: true }))).toMatchObject({ text, warnings: [] });
    expect(decodeText(iconv.encode(text, encoding))).toMatchObject({ text, warnings: [] });
    expect(decodeText(iconv.encode(text, encoding)).encoding).toMatchObject({ taken: encoding, isCertain: true });
  });

  it.each(["windows-1252", "macintosh"])("takes %s for a few Western names, and says so with certainty", (encoding) => {
    const list = "Name;Tisch\nZoë Müller;5\nAnna Strauß;6\nJürgen Schäfer;6\n";
    expect(decodeText(iconv.encode(list, encoding))).toMatchObject({
      text: list,
      encoding: { taken: encoding, isCertain: true, candidates: [{ encoding }] },
      warnings: [],
    });
  });

  it("offers the encodings that a single name leaves open, with the name in each", () => {
    const { text: decoded, encoding } = decodeText(iconv.encode("Name;Table\nJędrzej;5\n", "windows-1250"));
    expect(encoding.isCertain).toBe(false);
    expect(encoding.candidates.find((candidate) => candidate.encoding === "windows-1250")).toEqual({
      encoding: "windows-1250",
      label: "Central European (Windows-1250)",
      samples: ["Jędrzej"],
    });
    expect(encoding.candidates.length).toBeLessThanOrEqual(5);
    expect(decoded).toContain(encoding.candidates[0]?.samples[0]);
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
