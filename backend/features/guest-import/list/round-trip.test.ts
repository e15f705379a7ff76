import XLSX from "@e965/xlsx";
import ExcelJS from "exceljs";
import fc from "fast-check";
import iconv from "iconv-lite";
import { expect, it } from "vitest";
import { normaliseGuestName } from "../../../../common/guest-name.ts";
import { randomRuns } from "../../../../common/testing/random-runs.ts";
import { presentList } from "../../../testing/present-list.ts";
import type { SpreadsheetKind } from "../formats/file-kind.ts";
import type { GuestList } from "./model/guest-list.ts";
import { parseGuestList } from "./parse-guest-list.ts";

/** As read from a file: without what XML and databases cannot store. */
const text = (minLength: number) =>
  fc
    .string({ unit: "grapheme", minLength, maxLength: 20 })
    .map((string) => normaliseGuestName(string.replace(/\p{Control}|_x[\da-f]{4}_/giu, "")))
    // Other programs write no guards before formula signs, so these would be taken for guards.
    .map((string) => string.replace(/^'+(?=[=+\-@'])/u, ""))
    .filter((string) => string.length >= minLength);

const column = fc.constantFrom("Meal", "Side", "__proto__", "constructor", "Notes, other", 'The "rest"');

const lists = fc
  .record({
    columns: fc.uniqueArray(column, { maxLength: 4 }),
    guests: fc.array(fc.tuple(text(1), text(0), fc.array(text(0), { minLength: 4, maxLength: 4 })), {
      minLength: 1,
      maxLength: 30,
    }),
  })
  .map(({ columns, guests }) => {
    const used = columns.filter((_, index) => guests.some(([, , extras]) => extras[index] !== ""));
    const list: Pick<GuestList, "columns" | "guests" | "rowErrors"> = {
      columns: used,
      guests: guests.map(([name, tableNumber, extras], place) => ({
        name,
        tableNumber,
        additionalInfo: columns.flatMap((name, index): [string, string][] =>
          extras[index] ? [[name, extras[index]]] : [],
        ),
        row: place + 2,
      })),
      rowErrors: [],
    };
    const rows = guests.map(([name, table, extras]) => [name, table, ...extras.slice(0, columns.length)]);
    return { list, cells: [["Name", "Table Number", ...columns], ...rows] };
  });

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
    fc.asyncProperty(lists, async ({ list, cells }) => {
      const present = presentList(list.guests);
      const read = await parseGuestList(await write(cells), { named: kind, actual: kind }, { present });
      expect(read).toMatchObject(list);
    }),
    { numRuns: randomRuns(60) },
  );
});
