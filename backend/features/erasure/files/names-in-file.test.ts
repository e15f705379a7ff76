import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type ArchiveFile,
  sheetXml,
  textRow,
  workbookArchive,
  workbookFiles,
  zipArchive,
} from "../../../testing/workbook-archive.ts";
import { mayName } from "./names-in-file.ts";

const names = [["Zorabel", "Öhlenquist"]];
const sheet = sheetXml(textRow(1, "Ben Berg", "1"));

const isNaming = (content: Buffer | string) => mayName(Buffer.from(content), names);

const workbookWith = (...parts: ArchiveFile[]) => zipArchive([...workbookFiles({ sheet }), ...parts]);

describe("mayName", () => {
  it.each([
    ["in two cells and other letters", sheetXml(textRow(1, "ÖHLENQUIST", "zorabel")), ""],
    ["in two parts", sheetXml(textRow(1, "Zorabel")), "<si><t>Öhlenquist</t></si>"],
    [
      "in two styles",
      sheet,
      "<si><r><t>Zora</t></r><r><rPr><b/></rPr><t>bel O\u0308hlen</t></r><r><t>quist</t></r></si>",
    ],
    ["in numbers of letters", sheet, "<si><t>Zorabel &#214;hlen&#x71;uist</t></si>"],
  ])("finds a name in a workbook, %s", async (_where, rows, sharedStrings) => {
    expect(await isNaming(workbookArchive({ sheet: rows, sharedStrings }))).toBe(true);
  });

  it.each([
    ["<table><tr><td>Zora<b>bel</b></td><td>&#xD6;hlenquist</td></tr></table>", true],
    ["<table><tr><td>Zorabel</td><td>Ben Berg &amp; &lt;Cleo&gt;</td></tr></table>", false],
    // Only HTML has this entity.
    ["<table><tr><td>Ben Berg &Ouml;</td></tr></table>", true],
    ["Name,Table\nÖhlenquist; Zorabel,1\n", true],
    ["Name,Table\nZorabel,1\n", false],
    ["", false],
  ])("reads %s", async (text, expected) => {
    expect(await isNaming(text)).toBe(expected);
    expect(await isNaming(Buffer.from(`\ufeff${text}`, "utf16le"))).toBe(expected);
    expect(await isNaming(Buffer.from(`\ufeff${text}`, "utf16le").swap16())).toBe(expected);
  });

  it("does not find a name in a workbook of others", async () => {
    expect(await isNaming(workbookArchive({ sheet, sharedStrings: "<si><t>Zorabel Munro</t></si>" }))).toBe(false);
    expect(await isNaming(workbookWith({ name: "xl/media/image1.png", content: "Zorabel Öhlenquist" }))).toBe(false);
  });

  it("takes what it cannot read for naming everybody", async () => {
    const workbook = workbookArchive({ sheet });
    const forged = workbookFiles({ sheet }).map((file) => ({ ...file, statedSize: 0xfffffff0 }));
    const inLatin = Buffer.from("Name,Table\nZoë,1\n", "latin1");
    for (const content of [workbook.subarray(0, -30), zipArchive(forged), inLatin, Buffer.from("Ben\0Berg")]) {
      expect(await isNaming(content)).toBe(true);
    }
  });

  it("does not unpack more than a limit, in one part or in all", async () => {
    const part = (name: string, kilobytes: number) => ({ name, content: Buffer.alloc(kilobytes * 1024, " ") });
    const isNamingWithin = (limit: number, ...parts: ArchiveFile[]) =>
      mayName(workbookWith(...parts), names, limit * 1024);
    expect(await isNamingWithin(64, part("a.xml", 40))).toBe(false);
    expect(await isNamingWithin(64, part("a.xml", 65))).toBe(true);
    expect(await isNamingWithin(64, part("a.xml", 40), part("b.rels", 25))).toBe(true);
  });

  it("reads anything, or takes it for naming everybody", async () => {
    const pieces = fc.constantFrom("<", ">", "&", "#", "x", ";", "PK\u0003\u0004", "Zorabel", "\u0301", "\0", " ");
    const texts = fc.array(fc.oneof(pieces, fc.string()), { maxLength: 30 }).map((parts) => parts.join(""));
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        expect(await isNaming(text)).toBeTypeOf("boolean");
        expect(await isNaming(`${text.replaceAll(/[<&]/g, "")} Zorabel ÖHLENQUIST`)).toBe(true);
      }),
    );
  });
});
