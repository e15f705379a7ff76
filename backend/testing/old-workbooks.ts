import XLSX from "@e965/xlsx";

function xls(bookType: "biff8" | "biff5" | "biff2" | "xlsb" | "ods", format: string): Buffer {
  const sheet = XLSX.utils.aoa_to_sheet([
    ["Name", "Table", "Paid"],
    ["José", "5", 12.5],
    ["Ben", "6", 40],
  ]);
  for (const cell of ["C2", "C3"]) Object.assign(sheet[cell], { z: format });
  return XLSX.write(XLSX.utils.book_new(sheet, "Guests"), { type: "buffer", bookType });
}

export const inEuros = xls("biff8", '0.000" EUR"');

/** Lacks the number format that it uses: SheetJS then takes that of the workbook before. */
export function withoutFormat(workbook: Buffer): Buffer {
  const damaged = Buffer.from(workbook);
  // The record's type and length, then the format's number and code.
  const code = Buffer.from("EUR", "utf16le");
  const start = damaged.lastIndexOf(Buffer.from([0x1e, 0x04]), damaged.indexOf(code));
  damaged.writeUInt16LE(0x0fff, start);
  return damaged;
}
