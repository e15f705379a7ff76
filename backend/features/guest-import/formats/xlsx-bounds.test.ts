import { expect, it } from "vitest";
import {
  sheetXml,
  textRow,
  workbookArchive,
  workbookFiles,
  workbookNamespaces,
  zipArchive,
} from "../../../testing/workbook-archive.ts";
import { xlsxSheets } from "../../../testing/xlsx-sheets.ts";
import { rememberingFormatter } from "./number-formatter.ts";

const header = textRow(1, "Name", "Table");

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

it("formats each number once, up to more different ones than any list has", () => {
  let count = 0;
  const format = rememberingFormatter((code, value) => {
    count += 1;
    return `${code}${value}`;
  });
  const formatted = Array.from({ length: 300_000 }, (_, index) => format("#", index % 10));
  expect(formatted.findIndex((text, index) => text !== `#${index % 10}`)).toBe(-1);
  expect(count).toBe(10);
  expect(format("0".repeat(300), 5)).toBe("5");
  expect(() => {
    for (let index = 0; index < 300_000; index += 1) format("#", index);
  }).toThrow("too large once unpacked");
});
