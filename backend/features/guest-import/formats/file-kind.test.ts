import { expect, it } from "vitest";
import { DomainError } from "../../../lib/domain-error.ts";
import { zipArchive } from "../../../testing/workbook-archive.ts";
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
  ["guests.txt", "", text, "txt", "csv"],
  ["guests", "text/tab-separated-values", text, "tsv", "csv"],
  ["guests.xlsm", "application/vnd.ms-excel.sheet.macroEnabled.12", zip, "xlsm", "xlsx"],
  ["guests.ods", "", zipArchive([{ name: "content.xml", content: "x" }]), "ods", "ods"],
  ["guests.xls", "", zipArchive([{ name: "xl/workbook.bin", content: "x" }]), "xls", "xlsb"],
])("accepts %s (%s) and checks its content", (filename, mimetype, bytes, named, actual) => {
  expect(kindOfFile(bytes, filename, mimetype)).toEqual({ named, actual });
});

it.each([
  ["guests.pdf", "application/pdf", "PDF"],
  ["guests", "", ""],
  ["csv", "audio/mpeg", ""],
  ["guests.csv.exe", "application/octet-stream", ""],
  ["Guests.NUMBERS", "", "This is a Numbers document. In Numbers, choose File, Export To, CSV."],
  ["Gäste.pages", "", "Pages"],
  ["guests.gsheet", "", "only a link"],
  ["IMG_1.heic", "image/heic", "picture"],
])("refuses %s (%s) by its name", (filename, mimetype, words) => {
  expect(refusalOf(text, filename, mimetype)).toMatch(/^Please upload a CSV or Excel file\./u);
  expect(refusalOf(text, filename, mimetype)).toContain(words);
});

const archive = (...names: string[]) => zipArchive(names.map((name) => ({ name, content: "x" })));

it.each<[string, string, Buffer]>([
  ["Numbers", "guests.xlsx", archive("Index/Document.iwa", "Index/Tables/DataList.iwa")],
  ["Pages", "guests.pages", archive("Index/Document.iwa")],
  ["PDF", "guests.csv", Buffer.from("%PDF-1.7")],
  ["text document", "guests.xlsx", archive("_rels/.rels", "word/document.xml")],
  ["text document", "guests.ods", Buffer.from("PK\x03\x04 mimetypeapplication/vnd.oasis.opendocument.text")],
  ["text document", "guests.xls", Buffer.from("{\\rtf1 Anna}")],
  ["picture", "guests.csv", Buffer.from("\x89PNG\r\n", "latin1")],
  ["picture", "guests.csv", Buffer.from("\0\0\0\x18ftypheic", "latin1")],
  ["archive", "guests.xlsx", archive("guests.xlsx")],
  ["only a link", "guests.csv", Buffer.from('{"": "WARNING! DO NOT EDIT", "doc_id": "1x", "email": "a@example.com"}')],
])("calls a %s by its name, although it is named %s", (what, filename, bytes) => {
  expect(refusalOf(bytes, filename, "")).toMatch(new RegExp(`^Please upload a CSV or Excel file\\..*${what}`, "u"));
});

function refusalOf(bytes: Buffer, filename: string, mimetype: string): string {
  try {
    return `accepted: ${kindOfFile(bytes, filename, mimetype).actual}`;
  } catch (error) {
    return error instanceof DomainError ? error.message : String(error);
  }
}

it("refuses an empty file", () => {
  expect(() => kindOfFile(Buffer.alloc(0), "guests.xlsx", "")).toThrow("This file is empty.");
});
