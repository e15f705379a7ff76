import XLSX from "@e965/xlsx";
import iconv from "iconv-lite";
import { describe, expect, it } from "vitest";
import { inEnglish } from "../../../testing/in-english.ts";
import { sheetsIn } from "../../../testing/sheets-in.ts";
import { unpack, zipArchive } from "../../../testing/workbook-archive.ts";
import { kindOfFile } from "./file-kind.ts";
import { readXls, readXlsb } from "./workbook-rows.ts";

const { CFB, utils, write } = XLSX;

type Cells = (string | number | boolean | Date | null)[][];

function written(sheets: Record<string, Cells>, bookType: "biff8" | "biff5" | "biff2" = "biff8"): Buffer {
  const workbook = utils.book_new();
  for (const [name, cells] of Object.entries(sheets))
    utils.book_append_sheet(workbook, utils.aoa_to_sheet(cells), name);
  return write(workbook, { type: "buffer", bookType });
}

const cellsOf = async (bytes: Buffer) =>
  (await sheetsIn(readXls(bytes))).map(({ rows }) => rows.map(({ cells }) => cells));

const interfaceHeader = Buffer.from("e100", "hex");

function withRecord(bytes: Buffer, type: Buffer, record: Buffer): Buffer {
  const file = CFB.read(bytes, { type: "buffer" });
  const stream = CFB.find(file, "/Workbook");
  const content = Buffer.from(stream.content);
  let place = 0;
  while (!content.subarray(place, place + 2).equals(type)) place += 4 + content.readUInt16LE(place + 2);
  stream.content = Buffer.concat([content.subarray(0, place), record, content.subarray(place)]);
  stream.size = stream.content.length;
  return CFB.write(file, { type: "buffer" });
}

describe("readXls", () => {
  it.each(["biff8", "biff5"] as const)("reads %s", async (bookType) => {
    const cells = [
      ["Name", "Table", "Paid"],
      ["Anna", 5, true],
      ["Ben", "Head", false],
    ];
    expect(await cellsOf(written({ Guests: cells }, bookType))).toEqual([
      [
        ["Name", "Table", "Paid"],
        ["Anna", "5", "TRUE"],
        ["Ben", "Head", "FALSE"],
      ],
    ]);
  });

  it.each([
    [1252, "windows-1252", "Zoë €"],
    [1251, "windows-1251", "Жанна"],
  ])("reads letters of code page %d in workbooks older than Excel 97", async (codepage, encoding, name) => {
    const bytes = written({ Guests: [["?????", "Table"]] }, "biff5");
    iconv.encode(name, encoding).copy(bytes, bytes.indexOf("?????"));
    bytes.writeUInt16LE(codepage, bytes.indexOf(Buffer.from("42000200e404", "hex")) + 4);
    expect(await cellsOf(bytes)).toEqual([[[name, "Table"]]]);
  });

  it("keeps row numbers, merged cells and formula results, and warns about errors", async () => {
    const sheet = utils.aoa_to_sheet([["Title"], [], ["Anna", 5], ["Ben"]]);
    sheet.C3 = { t: "n", v: 9, f: "4+5" };
    sheet.C4 = { t: "e", v: 42 };
    sheet["!ref"] = "A1:C4";
    sheet["!merges"] = [utils.decode_range("B3:B4")];
    const bytes: Buffer = write(utils.book_new(sheet, "Guests"), { type: "buffer", bookType: "biff8" });
    const { warnings = [], ...rest } = (await sheetsIn(readXls(bytes)))[0] ?? {};
    expect(rest).toEqual({
      name: "Guests",
      rows: [
        { number: 1, cells: ["Title"] },
        { number: 3, cells: ["Anna", "5", "9"] },
        { number: 4, cells: ["Ben"] },
      ],
      merges: [{ column: 1, lastColumn: 1, firstRow: 3, lastRow: 4 }],
    });
    expect(inEnglish(warnings)).toEqual(["1 cell with a formula error was read as empty (first: C4: #N/A)."]);
  });

  it("refuses both kinds of workbooks with a password", async () => {
    const encrypted = CFB.utils.cfb_new();
    CFB.utils.cfb_add(encrypted, "/EncryptionInfo", Buffer.alloc(500));
    CFB.utils.cfb_add(encrypted, "/EncryptedPackage", Buffer.alloc(5000));
    await expect(cellsOf(CFB.write(encrypted, { type: "buffer" }))).rejects.toThrow("protected by a password");

    const filePass = Buffer.from("2f0006000000123456ab", "hex");
    const legacy = withRecord(written({ Guests: [["Name", "Table"]] }), interfaceHeader, filePass);
    await expect(cellsOf(legacy)).rejects.toThrow("protected by a password");
  });

  it("refuses a compound file of another program", async () => {
    const document = CFB.utils.cfb_new();
    CFB.utils.cfb_add(document, "/WordDocument", Buffer.alloc(5000));
    await expect(cellsOf(CFB.write(document, { type: "buffer" }))).rejects.toThrow("This is a text document.");
  });
});

describe("readXls, with files that are cut off", () => {
  const rows = Array.from({ length: 300 }, (_, index) => [`Guest ${index}`, String(index % 9)]);

  it.each(["biff8", "biff5", "biff2"] as const)("refuses %s wherever it was cut off", async (bookType) => {
    const bytes = written({ Guests: rows }, bookType);
    expect(kindOfFile(bytes, "guests.xls", "").actual).toBe("xls");
    expect(await cellsOf(bytes)).toEqual([rows]);
    for (let length = 8; length < bytes.length * 0.9; length += 997) {
      await expect(cellsOf(bytes.subarray(0, length))).rejects.toThrow("damaged or was not uploaded completely");
    }
  });
});

describe("readXlsb", () => {
  function binary(): Buffer {
    const sheet = utils.aoa_to_sheet([
      ["Name", "Table", "Arrives"],
      ["Zoë", 7, 46_346],
      ["Ben", true],
    ]);
    Object.assign(sheet.B2, { z: "000" });
    Object.assign(sheet.C2, { z: "dd/mm/yyyy" });
    Object.assign(sheet, { C3: { t: "e", v: 42 }, "!rows": [{}, {}, { hidden: true }] });
    sheet["!merges"] = [utils.decode_range("A2:B3")];
    const workbook = utils.book_new(utils.aoa_to_sheet([["Old"]]), "Old");
    utils.book_append_sheet(workbook, sheet, "Guests");
    workbook.Workbook = { Sheets: [{ Hidden: 1 }, { Hidden: 0 }] };
    return write(workbook, { type: "buffer", bookType: "xlsb" });
  }

  it("reads visible sheets with formats, merges, hidden rows and errors, like those of .xls", async () => {
    expect(await sheetsIn(readXlsb(binary()))).toEqual([
      {
        name: "Guests",
        rows: [
          { number: 1, cells: ["Name", "Table", "Arrives"] },
          { number: 2, cells: ["Zoë", "007", "2026-11-20"] },
          { number: 3, cells: ["Ben", "TRUE"], hidden: true },
        ],
        merges: [{ column: 0, lastColumn: 1, firstRow: 2, lastRow: 3 }],
        warnings: [expect.objectContaining({ key: "reading.formulaErrors" })],
      },
    ]);
  });

  it("refuses what is incomplete, damaged, or too large once unpacked", async () => {
    const bytes = binary();
    for (const length of [48, bytes.length >> 1, bytes.length - 1]) {
      await expect(readXlsb(bytes.subarray(0, length))).rejects.toThrow("damaged");
    }
    const parts = await unpack(bytes);
    const bomb = zipArchive([...parts, { name: "xl/media/zeros.bin", content: Buffer.alloc(70 * 1024 * 1024) }]);
    await expect(readXlsb(bomb)).rejects.toThrow("too large once unpacked");
    const broken = parts.map((part) => ({ ...part, ...(part.name === "xl/workbook.bin" && { content: "x" }) }));
    await expect(readXlsb(zipArchive(broken))).rejects.toThrow("damaged");
  });
});
