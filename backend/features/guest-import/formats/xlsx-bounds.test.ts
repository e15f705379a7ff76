import { expect, it } from "vitest";
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
