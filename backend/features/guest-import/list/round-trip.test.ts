import XLSX from "@e965/xlsx";
import ExcelJS from "exceljs";
import fc from "fast-check";
import iconv from "iconv-lite";
import { expect, it } from "vitest";
import { normaliseGuestName } from "../../../../common/guest-name.ts";
import { randomRuns } from "../../../../common/testing/random-runs.ts";
import { parseGuestList } from "../../../testing/parse-guest-list.ts";
import { presentList } from "../../../testing/present-list.ts";
import type { SpreadsheetKind } from "../formats/file-kind.ts";

/** As read from a file: without what XML and databases cannot store. */
const text = (minLength: number) =>
  fc
    .string({ unit: "grapheme", minLength, maxLength: 20 })
    .map((string) => normaliseGuestName(string.replace(/\p{Control}|_x[\da-f]{4}_/giu, "")))
    // Other programs write no guards before formula signs, so these would be taken for guards.
    .map((string) => string.replace(/^'+(?=[=+\-@'])/u, ""))
    .filter((string) => string.length >= minLength);

const lists = fc.array(fc.tuple(text(1), text(0), text(0)), { minLength: 1, maxLength: 30 });

const csv = (delimiter: string, encoding: string) => async (cells: string[][]) =>
  iconv.encode(XLSX.utils.sheet_to_csv(XLSX.utils.aoa_to_sheet(cells), { FS: delimiter, forceQuotes: true }), encoding);

async function xlsx(cells: string[][]): Promise<Buffer> {
  const workbook = new ExcelJS.Workbook();
  workbook.addWorksheet("Guests").addRows(cells);
  return Buffer.from(await workbook.xlsx.writeBuffer());
}

const sheetJs = (bookType: "xlsx" | "biff8" | "xlsb" | "ods") => async (cells: string[][]) =>
  XLSX.write(XLSX.utils.book_new(XLSX.utils.aoa_to_sheet(cells), "Guests"), { type: "buffer", bookType });

const writers: [what: string, kind: SpreadsheetKind, write: (cells: string[][]) => Promise<Buffer>][] = [
  ["csv, comma, UTF-8", "csv", csv(",", "utf-8")],
  ["csv, semicolon, UTF-16", "csv", csv(";", "utf-16")],
  ["csv, tab, UTF-8", "csv", csv("\t", "utf-8")],
  ["xlsx of ExcelJS", "xlsx", xlsx],
  ["xlsx of SheetJS", "xlsx", sheetJs("xlsx")],
  ["xls of SheetJS", "xls", sheetJs("biff8")],
  ["xlsb of SheetJS", "xlsb", sheetJs("xlsb")],
  ["ods of SheetJS", "ods", sheetJs("ods")],
];

it.each(writers)("reads any list written as %s back as the same list", async (_, kind, write) => {
  await fc.assert(
    fc.asyncProperty(lists, async (rows) => {
      const present = presentList(rows.map(([name, tableNumber]) => ({ name, tableNumber })));
      const bytes = await write([["Name", "Table Number", 'The "rest"'], ...rows]);
      const { guests } = await parseGuestList(bytes, { named: kind, actual: kind }, { present });
      expect(
        guests.map(({ name, tableNumber, additionalInfo: [[, rest] = ["", ""]] }) => [name, tableNumber, rest]),
      ).toEqual(rows);
    }),
    { numRuns: randomRuns(60) },
  );
});
