import { expect, it } from "vitest";
import { kindOfFile } from "./file-kind.ts";

const text = Buffer.from("Name,Table\nAnna,5\n");
const zip = Buffer.from("PK\u0003\u0004 and so on");
const ole = Buffer.from("d0cf11e0a1b11ae1", "hex");
const xml2003 = `<?xml version="1.0"?>
<?mso-application progid="Excel.Sheet"?>
<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet">`;
const xlsxType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

it.each([
  ["guests.csv", "", text, "csv", "csv"],
  ["GUESTS.CSV", "application/octet-stream", text, "csv", "csv"],
  ["guests", "text/csv; charset=utf-8", text, "csv", "csv"],
  ["guests.xlsx", "", zip, "xlsx", "xlsx"],
  ["guests.tmp", xlsxType, zip, "xlsx", "xlsx"],
  ["guests.xls", "application/vnd.ms-excel", ole, "xls", "xls"],
  ["guests.csv", "application/vnd.ms-excel", text, "csv", "csv"],
  ["guests.csv", "", zip, "csv", "xlsx"],
  ["guests.xls", "", Buffer.from("0904060000001000", "hex"), "xls", "xls"],
  ["guests.xlsx", "", ole, "xlsx", "xls"],
  ["guests.xls", "", text, "xls", "csv"],
  ["guests.xls", "", Buffer.from("\r\n<HTML xmlns:x='urn'><body>"), "xls", "html"],
  ["guests.xls", "", Buffer.from("\uFEFF<!-- made by a program -->\n<table border=1>", "utf16le"), "xls", "html"],
  ["guests.csv", "", Buffer.from('<?xml version="1.0"?><html><table>'), "csv", "html"],
  ["guests.csv", "", Buffer.from("<Anna>,5\n<p,6\n"), "csv", "csv"],
  ["guests.xls", "", Buffer.from(xml2003), "xls", "xml2003"],
  ["guests.xlsx", "", Buffer.from(`\uFEFF${xml2003}`), "xlsx", "xml2003"],
])("accepts %s (%s) and checks its content", (filename, mimetype, bytes, named, actual) => {
  expect(kindOfFile(bytes, filename, mimetype)).toEqual({ named, actual });
});

it.each([
  ["guests.pdf", "application/pdf"],
  ["guests", ""],
  ["csv", "text/plain"],
  ["guests.csv.exe", "application/octet-stream"],
  ["guests.xlsm", "application/vnd.ms-excel.sheet.macroenabled.12"],
])("refuses %s (%s)", (filename, mimetype) => {
  expect(() => kindOfFile(text, filename, mimetype)).toThrow("Please upload a CSV or Excel file.");
});

it("refuses an empty file", () => {
  expect(() => kindOfFile(Buffer.alloc(0), "guests.xlsx", "")).toThrow("This file is empty.");
});
