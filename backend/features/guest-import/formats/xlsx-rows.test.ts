import ExcelJS from "exceljs";
import { describe, expect, it } from "vitest";
import { inEnglish } from "../../../testing/in-english.ts";
import { sheetsIn } from "../../../testing/sheets-in.ts";
import {
  sheetXml,
  textRow,
  workbookArchive,
  workbookFiles,
  workbookNamespaces,
  zipArchive,
} from "../../../testing/workbook-archive.ts";
import { readXlsx } from "./xlsx-rows.ts";

const xlsxSheets = (bytes: Buffer) => sheetsIn(readXlsx(bytes));

async function written(fill: (sheet: ExcelJS.Worksheet, workbook: ExcelJS.Workbook) => void): Promise<Buffer> {
  const workbook = new ExcelJS.Workbook();
  fill(workbook.addWorksheet("Guests"), workbook);
  return Buffer.from(await workbook.xlsx.writeBuffer());
}

const cellsOf = async (bytes: Buffer) => (await xlsxSheets(bytes)).map(({ rows }) => rows.map(({ cells }) => cells));
const header = textRow(1, "Name", "Table");

describe("readXlsx, with workbooks written by a library", () => {
  it("reads every kind of cell as the sheet shows it", async () => {
    const bytes = await written((sheet) => {
      sheet.addRow(["text", 1, 1.5, true, false, new Date("2026-11-20"), new Date("2026-11-20T18:30:00Z")]);
      sheet.addRow([{ richText: [{ text: "Åk", font: { bold: true } }, { text: "esson & <co>" }] }]);
      sheet.addRow([
        { formula: "1+4", result: 5 },
        { formula: 'A1&"!"', result: "text!" },
        { formula: "1=1", result: true },
      ]);
      sheet.addRow([{ text: "link", hyperlink: "https://example.org" }, " padded ", "two\nlines", "=not a formula"]);
      sheet.getCell("A5").value = 7;
      sheet.getCell("A5").numFmt = "000";
      sheet.getCell("B5").value = 0.25;
      sheet.getCell("B5").numFmt = "0%";
      sheet.getCell("C5").value = { formula: "TODAY()", result: new Date("2026-11-20") };
      sheet.getCell("C5").numFmt = "dd/mm/yyyy";
    });
    expect(await cellsOf(bytes)).toEqual([
      [
        ["text", "1", "1.5", "TRUE", "FALSE", "2026-11-20", "2026-11-20T18:30"],
        ["Åkesson & <co>"],
        ["5", "text!", "TRUE"],
        ["link", " padded ", "two\nlines", "=not a formula"],
        ["007", "25%", "2026-11-20"],
      ],
    ]);
  });

  it("warns about error cells and formulas without a result, and continues", async () => {
    const bytes = await written((sheet) => {
      sheet.addRow(["Anna", { error: "#N/A" }, { formula: "1/0", result: { error: "#DIV/0!" } }]);
      sheet.addRow(["Ben", { formula: "A1" }, 5]);
    });
    const [sheet] = await xlsxSheets(bytes);
    expect(sheet?.rows.map(({ cells }) => cells)).toEqual([["Anna"], ["Ben", "", "5"]]);
    expect(inEnglish(sheet?.warnings ?? [])).toEqual([
      "2 cells with a formula error were read as empty (first: B1: #N/A).",
      expect.stringContaining("1 cell with a formula but no saved result was read as empty (first: B2)."),
    ]);
  });

  it("keeps how cells look, also those without text", async () => {
    const bytes = await written((sheet) => {
      sheet.addRows([["Name", "Table"], ["Anna", 5], ["Ben", 5], ["Cleo"]]);
      sheet.getCell("A1").font = { bold: true };
      for (const row of [2, 3]) {
        sheet.getCell(`A${row}`).font = { strike: true };
        sheet.getCell(`C${row}`).fill = { type: "pattern", pattern: "solid", fgColor: { argb: "FFFFCC00" } };
      }
      sheet.getCell("B4").font = { bold: true, strike: true };
    });
    const rows = (await xlsxSheets(bytes))[0]?.rows ?? [];
    expect(rows.map(({ looks }) => Object.fromEntries(looks ?? []))).toEqual([
      { 0: { isBold: true } },
      { 0: { isStruck: true }, 2: { fill: "ffcc00" } },
      { 0: { isStruck: true }, 2: { fill: "ffcc00" } },
      { 1: { isBold: true, isStruck: true } },
    ]);
    expect(rows[1]?.cells).toEqual(["Anna", "5"]);
  });

  it("counts days from 1904 if the workbook does", async () => {
    const bytes = await written((sheet, workbook) => {
      workbook.properties.date1904 = true;
      sheet.addRow([new Date("2026-11-20")]);
    });
    expect(await cellsOf(bytes)).toEqual([[["2026-11-20"]]]);
  });
});

describe("readXlsx, with files of other programs", () => {
  it("joins inline rich text and omits phonetic readings", async () => {
    const rows =
      '<row r="1"><c r="A1" t="inlineStr"><is><r><t>Anna </t></r><r><t>Kim</t></r></is></c><c r="B1" t="s"><v>0</v></c></row>';
    const sharedStrings = '<si><t>山田</t><rPh sb="0" eb="2"><t>ヤマダ</t></rPh><phoneticPr fontId="1"/></si>';
    expect(await cellsOf(workbookArchive({ sheet: sheetXml(rows), sharedStrings }))).toEqual([[["Anna Kim", "山田"]]]);
  });

  it("reads an inline text once that is also written as the value", async () => {
    const rows =
      '<row r="1"><c r="A1" t="inlineStr"><v>Anna</v><is><t>Anna</t></is></c><c t="inlineStr"><v>7</v></c></row>';
    expect(await cellsOf(workbookArchive({ sheet: sheetXml(rows) }))).toEqual([[["Anna", "7"]]]);
  });

  it("finds the positions of rows and cells without a reference", async () => {
    const rows =
      '<row><c t="str"><v>a</v></c><c/><c><v>3</v></c></row><row r="5"><c t="str"><v>b</v></c></row><row><c><v>4</v></c></row>';
    const [sheet] = await xlsxSheets(workbookArchive({ sheet: sheetXml(rows) }));
    expect(sheet?.rows).toEqual([
      { number: 1, cells: ["a", "", "3"] },
      { number: 5, cells: ["b"] },
      { number: 6, cells: ["4"] },
    ]);
  });

  it("reads elements with a namespace prefix", async () => {
    const namespaces = workbookNamespaces.replace("xmlns=", "xmlns:x=");
    const sheet = `<x:worksheet ${namespaces}><x:sheetData><x:row r="1"><x:c r="A1"><x:v>5</x:v></x:c></x:row></x:sheetData></x:worksheet>`;
    expect(await cellsOf(workbookArchive({ sheet }))).toEqual([[["5"]]]);
  });

  it("reads parts in UTF-16, escaped characters and dates stored as text", async () => {
    const rows =
      '<row r="1"><c r="A1" t="str"><v>a_x000A_b_x005F_</v></c><c r="B1" t="d"><v>2026-11-20T00:00:00Z</v></c><c r="C1" t="d"><v>2026-11-20T18:30:00</v></c></row>';
    const sheet = `\uFEFF<?xml version="1.0" encoding="UTF-16"?>${sheetXml(rows)}`;
    const files = workbookFiles({ sheet }).map((file) =>
      file.content === sheet ? { ...file, content: Buffer.from(sheet, "utf16le") } : file,
    );
    expect(await cellsOf(zipArchive(files))).toEqual([[["a\nb_", "2026-11-20", "2026-11-20T18:30:00"]]]);
  });

  it("finds the parts by their relations, whatever their names and order", async () => {
    const files = workbookFiles({ sheet: sheetXml(header) }).map(({ name, content }) => ({
      name: name.replace("worksheets/sheet1.xml", "tables/Gäste.xml").replace("workbook.xml.rels", "WORKBOOK.XML.rels"),
      content: String(content).replace("worksheets/sheet1.xml", "./tables/Gäste.xml"),
    }));
    expect(await cellsOf(zipArchive(files.reverse()))).toEqual([[["Name", "Table"]]]);
  });

  it("uses the number formats of cells, not those of conditional formats", async () => {
    const styles =
      '<numFmts count="1"><numFmt numFmtId="164" formatCode="&quot;Table &quot;0"/></numFmts>' +
      '<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="14"/></cellXfs>' +
      '<dxfs><dxf><numFmt numFmtId="164" formatCode="0.000"/></dxf></dxfs>';
    const rows =
      '<row r="1"><c r="A1"><v>7</v></c><c r="B1" s="1"><v>7</v></c><c r="C1" s="2"><v>46346</v></c><c r="D1" s="99"><v>7</v></c></row>';
    expect(await cellsOf(workbookArchive({ sheet: sheetXml(rows), styles }))).toEqual([
      [["7", "Table 7", "2026-11-20", "7"]],
    ]);
  });
});

it("reads looks from any kind of color, and takes white and absent ones for plain", async () => {
  const fill = (content: string, pattern = "solid") =>
    `<fill><patternFill patternType="${pattern}">${content}</patternFill></fill>`;
  const styles = `
    <fonts><font/><font><b val="0"/><strike val="true"/></font></fonts>
    <fills>${fill("", "none")}${fill('<fgColor rgb="FFFFFFFF"/>')}${fill('<fgColor theme="0"/>')}
      ${fill('<fgColor theme="4" tint="0.3999"/><bgColor rgb="FF000000"/>')}${fill('<fgColor indexed="13"/>')}
      <fill><gradientFill><stop position="0"><color rgb="FFAA0000"/></stop></gradientFill></fill></fills>
    <cellXfs>${[0, 1, 2, 3, 4, 5].map((id) => `<xf fontId="0" fillId="${id}" />`).join("")}
      <xf fontId="1" fillId="0"/><xf fontId="9" fillId="-1"/></cellXfs>
    <dxfs><dxf><font><b/></font><fill><patternFill><bgColor rgb="FFAA0000"/></patternFill></fill></dxf></dxfs>`;
  const cells = [0, 1, 2, 3, 4, 5, 6, 7, 99].map((style) => `<c s="${style}"><v>1</v></c>`);
  const [sheet] = await xlsxSheets(workbookArchive({ sheet: sheetXml(`<row>${cells.join("")}</row>`), styles }));
  expect(Object.fromEntries(sheet?.rows[0]?.looks ?? [])).toEqual({
    3: { fill: "theme 4 0.40" },
    4: { fill: "indexed 13" },
    5: { fill: "aa0000" },
    6: { isStruck: true },
  });
});

describe("readXlsx, with hostile and broken workbooks", () => {
  it("ignores the size that a sheet states", async () => {
    const before = '<dimension ref="A1:XFD1048576"/><cols><col min="1" max="16384" width="9" style="0"/></cols>';
    const merges = '<mergeCell ref="A2:XFD1048576"/>'.repeat(2000);
    const sheet = sheetXml(header, before, `<mergeCells>${merges}</mergeCells>`);
    expect(await cellsOf(workbookArchive({ sheet }))).toEqual([[["Name", "Table"]]]);
  });

  it.each([
    ["a document type", `<!DOCTYPE x [<!ENTITY a "aaaa">]>${sheetXml(textRow(1, "&a;"))}`],
    ["an unknown entity", sheetXml(textRow(1, "&a;"))],
    ["an element that is not closed", sheetXml("<row>")],
    ["no XML", "this is no XML"],
  ])("refuses %s in a sheet", async (_, sheet) => {
    await expect(xlsxSheets(workbookArchive({ sheet }))).rejects.toThrow("damaged");
  });

  it.each([
    ["smaller", 10],
    ["larger", 100_000_000],
  ])("refuses a part that is %s than stated", async (_, statedSize) => {
    const files = workbookFiles({ sheet: sheetXml(textRow(1, "a".repeat(1000))) });
    await expect(xlsxSheets(zipArchive(files.map((file) => ({ ...file, statedSize }))))).rejects.toThrow("damaged");
  });

  it("refuses cells far outside any list, by name", async () => {
    const far = '<row r="2"><c r="XFD2"><v>1</v></c></row>';
    await expect(xlsxSheets(workbookArchive({ sheet: sheetXml(header + far) }))).rejects.toThrow(
      "Cell XFD2 is outside",
    );
    const deep = '<row r="99999999"><c r="A99999999"><v>1</v></c></row>';
    await expect(xlsxSheets(workbookArchive({ sheet: sheetXml(header + deep) }))).rejects.toThrow("is outside");
  });

  it("refuses an archive that is not a workbook, or lacks a part", async () => {
    await expect(xlsxSheets(zipArchive([{ name: "readme.txt", content: "x" }]))).rejects.toThrow(
      "not an Excel workbook",
    );
    const files = workbookFiles({ sheet: sheetXml(header) });
    await expect(xlsxSheets(zipArchive(files.filter(({ name }) => !name.includes("sheet1"))))).rejects.toThrow(
      "damaged",
    );
  });

  it("refuses cells whose text is not in the workbook", async () => {
    const cell = (index: string) => `${header}<row r="2"><c r="A2" t="s"><v>${index}</v></c></row>`;
    const archive = (index: string) =>
      workbookArchive({ sheet: sheetXml(cell(index)), sharedStrings: "<si><t>x</t></si>" });
    expect(await cellsOf(archive("0"))).toEqual([[["Name", "Table"], ["x"]]]);
    expect(await cellsOf(archive(""))).toEqual([[["Name", "Table"]]]);
    for (const index of ["1", "-1", "x", "1e9"]) await expect(xlsxSheets(archive(index))).rejects.toThrow("damaged");
  });

  it("refuses an archive with too many files", async () => {
    const files = Array.from({ length: 5001 }, (_, index) => ({ name: `${index}.xml`, content: "" }));
    await expect(xlsxSheets(zipArchive(files))).rejects.toThrow("too large once unpacked");
  });

  it("refuses an incomplete upload", async () => {
    const bytes = workbookArchive({ sheet: sheetXml(header) });
    for (const length of [30, 48, 100, bytes.length >> 1, bytes.length - 30, bytes.length - 1]) {
      await expect(xlsxSheets(bytes.subarray(0, length))).rejects.toThrow("damaged");
    }
  });
});

it("refuses elements that are nested too deep, and text that does not end", async () => {
  const deep = sheetXml(header, "<a>".repeat(1000) + "</a>".repeat(1000));
  await expect(xlsxSheets(workbookArchive({ sheet: deep }))).rejects.toThrow("damaged");
  const long = sheetXml(textRow(1, "&amp;".repeat(1_000_000)));
  await expect(xlsxSheets(workbookArchive({ sheet: long }))).rejects.toThrow("too large once unpacked");
});

it("cuts texts that are longer than any cell can be", async () => {
  const [sheet] = await xlsxSheets(workbookArchive({ sheet: sheetXml(textRow(1, "a<b/>".repeat(200_000))) }));
  expect(sheet?.rows[0]?.cells[0]).toMatch(/^a{100001}$/u);
});

it("reads a sheet once, however often the workbook names it", async () => {
  const sheets = '<sheets><sheet name="a" r:id="rId1"/><sheet name="b" r:id="rId1"/></sheets>';
  const files = workbookFiles({ sheet: sheetXml(header) }).map((file) =>
    file.name === "xl/workbook.xml"
      ? { ...file, content: `<workbook ${workbookNamespaces}>${sheets}</workbook>` }
      : file,
  );
  expect(await xlsxSheets(zipArchive(files))).toHaveLength(1);
});
