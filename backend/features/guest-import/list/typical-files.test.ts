import XLSX from "@e965/xlsx";
import ExcelJS from "exceljs";
import iconv from "iconv-lite";
import { expect, it } from "vitest";
import { readInEnglish } from "../../../testing/in-english.ts";
import { kindOfFile } from "../formats/file-kind.ts";
import { parseGuestList } from "./parse-guest-list.ts";

// Files that organizers bring: how each must be read, or what message it must produce.

const rows = [
  ["Katherine Dvořák", "21", "Vegan, no nuts", "Groom"],
  ["Ángel de la Cruz", "8", "", "Bride"],
  ['Łukasz "Luke" O’Connor', "Rose", "Beef", ""],
  ["Mei-Ling Ng", "", "Fish", "Bride"],
];
const western = rows.filter(([name]) => !name?.startsWith("Łukasz") && !name?.startsWith("Katherine"));

const listed = (expected: string[][], columns = ["Meal", "Side"]) => ({
  columns,
  guests: expected.map(([name, tableNumber, ...values]) => ({
    name,
    tableNumber,
    additionalInfo: columns.map((column, i) => [column, values[i]]).filter(([, value]) => value),
  })),
  rowErrors: [],
});

const lines = (cells: string[][], delimiter: string) =>
  cells.map((row) =>
    row.map((cell) => (/[",;\t]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(delimiter),
  );
const header = ["Name", "Table Number", "Meal", "Side"];

async function read(name: string, bytes: Buffer) {
  return readInEnglish(await parseGuestList(bytes, kindOfFile(bytes, name, "")));
}

it("reads plain UTF-8 with commas", async () => {
  const text = lines([header, ...rows], ",").join("\n");
  expect(await read("plain.csv", Buffer.from(text))).toMatchObject(listed(rows));
});

it("reads Windows-1252 with semicolons and CRLF, under German headers", async () => {
  const text = lines([["Name", "Tisch", "Meal", "Side"], ...western], ";").join("\r\n");
  expect(await read("german.csv", iconv.encode(text, "windows-1252"))).toMatchObject(listed(western));
});

it("reads UTF-16 with tabs, as spreadsheet programs save Unicode text", async () => {
  const text = lines([header, ...rows], "\t").join("\r\n");
  expect(await read("unicode.csv", iconv.encode(text, "utf-16le", { addBOM: true }))).toMatchObject(listed(rows));
});

it("reads a file with a byte order mark and empty rows, and counts guests without a table", async () => {
  const text = lines([header, ...rows], ",").join("\r\n\r\n,,,\r\n  ,\r\n");
  const list = await read("gaps.csv", Buffer.from(`\ufeff${text}\r\n\r\n`));
  expect(list).toMatchObject({ ...listed(rows), warnings: ["1 guest has no table yet."] });
});

it("reads a workbook with title rows, first and last names, and numbers for tables", async () => {
  const workbook = new ExcelJS.Workbook();
  const sheet = workbook.addWorksheet("Seating");
  sheet.addRows([["Anna & Ben"], ["20 November"], [], ["First Name", "Last Name", "Table #", "Meal"]]);
  sheet.mergeCells("A1:D1");
  sheet.addRows([
    ["Katherine", "Dvořák", 21, "Beef"],
    ["José", "de la Cruz", 8],
    [" Mei-Ling ", "Ng", 1],
  ]);
  expect(await read("titles.xlsx", Buffer.from(await workbook.xlsx.writeBuffer()))).toMatchObject(
    listed(
      [
        ["Katherine Dvořák", "21", "Beef"],
        ["José de la Cruz", "8"],
        ["Mei-Ling Ng", "1"],
      ],
      ["Meal"],
    ),
  );
});

it("reads an Excel 97 workbook", async () => {
  const book = XLSX.utils.book_new(XLSX.utils.aoa_to_sheet([header, ...rows]), "Guests");
  expect(await read("legacy.xls", XLSX.write(book, { type: "buffer", bookType: "biff8" }))).toMatchObject(listed(rows));
});

it("reads 122,000 guests", async () => {
  const many = Array.from({ length: 122_000 }, (_, i) => [`Guest ${i} Ferreira`, String(i % 900), "Fish", "Bride"]);
  const bytes = Buffer.from(lines([header, ...many], ",").join("\n"));
  expect(await read("large.csv", bytes)).toMatchObject({ ...listed(many), warnings: [] });
});

it.each([
  ["a file without a table column", "no-table.csv", "Name,Meal\nAnna,Fish\n", "This file has no column for the table."],
  ["a fake workbook", "none.xlsx", "not a workbook", "This file is not an Excel workbook"],
  ["an empty file", "empty.csv", "", "This file is empty."],
])("refuses %s, and says what to do", async (_, name, text, message) => {
  await expect(async () => read(name, Buffer.from(text))).rejects.toThrow(
    expect.objectContaining({ code: "UNREADABLE_FILE", message: expect.stringContaining(message) }),
  );
});
