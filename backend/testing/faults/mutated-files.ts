import XLSX from "@e965/xlsx";
import ExcelJS from "exceljs";
import fc from "fast-check";
import { type ArchiveFile, sheetXml, unpack, workbookFiles, zipArchive } from "../workbook-archive.ts";
import { damagedBytes, damagedRecords, damagedXml } from "./mutation.ts";

export interface MutatedFile {
  name: string;
  bytes: Buffer;
}

const rows = [
  ["Name", "Table Number", "Meal", "__proto__"],
  ...Array.from({ length: 60 }, (_, i) => [`Guest ${i} Ölçer`, String(1 + (i % 8)), i % 3 ? "Fish" : "", `=x${i}`]),
];

async function richWorkbook(): Promise<Buffer> {
  const workbook = new ExcelJS.Workbook();
  workbook.addWorksheet("Old", { state: "hidden" }).addRow(["Name", "Table"]);
  const sheet = workbook.addWorksheet("Guests");
  sheet.addRow(["Our wedding"]);
  sheet.mergeCells("A1:D1");
  sheet.addRow(["First Name", "Last Name", "Tisch", "Arrives", "Paid"]);
  for (let i = 0; i < 30; i += 1) {
    const arrives = i % 2 ? new Date(Date.UTC(2026, 5, 1 + i)) : { error: "#N/A" as const };
    const last = i % 3 ? `Berg ${i}` : { richText: [{ text: "van der " }, { font: { bold: true }, text: "Meer" }] };
    sheet.addRow([`Anna ${i}`, last, i % 4 ? { formula: "1+1", result: 2 } : 3.5, arrives, i % 5 === 0]);
  }
  sheet.mergeCells("C4:C6");
  sheet.getColumn(4).numFmt = "dd/mm/yyyy";
  sheet.getColumn(3).numFmt = "0.0";
  return Buffer.from(await workbook.xlsx.writeBuffer());
}

const library = (bookType: "biff8" | "biff5" | "xlsb" | "ods"): Buffer =>
  XLSX.write(XLSX.utils.book_new(XLSX.utils.aoa_to_sheet(rows), "Guests"), { type: "buffer", bookType });

function sharedWorkbook(): ArchiveFile[] {
  const texts = [...new Set(rows.flat())];
  const cell = (text: string) => `<c t="s" s="1"><v>${texts.indexOf(text)}</v></c>`;
  const sheet = sheetXml(rows.map((cells, i) => `<row r="${i + 1}">${cells.map(cell).join("")}</row>`).join(""));
  const sharedStrings = texts.map((text) => `<si><t>${text}</t></si>`).join("");
  const styles =
    '<numFmts><numFmt numFmtId="164" formatCode="0.00"/></numFmts><cellXfs><xf/><xf numFmtId="164"/></cellXfs>';
  return workbookFiles({ sheet, sharedStrings, styles });
}

function damagedArchive(files: ArchiveFile[]): fc.Arbitrary<Buffer> {
  const inside = fc
    .nat(files.length - 1)
    .chain((index) =>
      damagedXml(String(files[index]?.content)).map((content) =>
        files.map((file, i) => (i === index ? { ...file, content } : file)),
      ),
    );
  const outside = fc
    .tuple(fc.nat(files.length - 1), fc.nat(files.length - 1), fc.nat(4))
    .map(([index, other, what]) => {
      const [file, another] = [files[index], files[other]];
      if (file === undefined || another === undefined) return files;
      if (what === 0) return files.toSpliced(index, 1);
      if (what === 1) return files.toSpliced(index, 1, { ...file, statedSize: 0xfffffff0 });
      if (what === 2) return files.toSpliced(index, 1, { ...file, name: another.name });
      if (what === 3) return files.toSpliced(index, 1, { ...file, content: another.content });
      return [...files, ...files];
    });
  return fc.oneof({ weight: 5, arbitrary: inside }, { weight: 1, arbitrary: outside }).map(zipArchive);
}

/** Damaged and forged files of every kind that is read. */
export async function mutatedFiles(): Promise<fc.Arbitrary<MutatedFile>> {
  const rich = await richWorkbook();
  const shared = sharedWorkbook();
  const parts = await unpack(rich);
  const [biff8, biff5] = [library("biff8"), library("biff5")];
  const [xlsb, ods] = [library("xlsb"), library("ods")];
  const partsOfOds = await unpack(ods);
  const csv = Buffer.from(rows.map((cells) => cells.map((value) => `"${value}"`).join(";")).join("\r\n"));
  const named = (extension: string, bytes: fc.Arbitrary<Buffer>) =>
    fc.tuple(bytes, fc.nat(19)).map(([content, chance]): MutatedFile => {
      return { name: `guests.${chance === 0 ? "csv" : extension}`, bytes: content };
    });
  return fc.oneof(
    { weight: 2, arbitrary: named("xlsx", damagedBytes(rich)) },
    { weight: 1, arbitrary: named("xlsx", damagedBytes(zipArchive(shared))) },
    { weight: 4, arbitrary: named("xlsx", damagedArchive(parts)) },
    { weight: 4, arbitrary: named("xlsx", damagedArchive(shared)) },
    { weight: 3, arbitrary: named("xls", damagedBytes(biff8)) },
    { weight: 3, arbitrary: named("xls", damagedRecords(biff8)) },
    { weight: 1, arbitrary: named("xls", damagedBytes(biff5)) },
    { weight: 1, arbitrary: named("xls", damagedRecords(biff5)) },
    { weight: 1, arbitrary: named("csv", damagedBytes(csv)) },
    { weight: 1, arbitrary: named("xlsb", damagedBytes(xlsb)) },
    { weight: 1, arbitrary: named("ods", damagedBytes(ods)) },
    { weight: 2, arbitrary: named("ods", damagedArchive(partsOfOds)) },
  );
}
