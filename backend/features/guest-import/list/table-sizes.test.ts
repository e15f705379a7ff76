import ExcelJS from "exceljs";
import { expect, it } from "vitest";
import { csvLines } from "../../../testing/csv-lines.ts";
import { readInEnglish } from "../../../testing/in-english.ts";
import type { GuestList } from "./model/guest-list.ts";
import { parseGuestList } from "./parse-guest-list.ts";

const rowsIn = (lines: readonly string[]) => lines.map((line) => line.split("|"));

async function readSheets(sheets: Readonly<Record<string, readonly string[]>>) {
  const workbook = new ExcelJS.Workbook();
  for (const [name, lines] of Object.entries(sheets)) workbook.addWorksheet(name).addRows(rowsIn(lines));
  const bytes = Buffer.from(await workbook.xlsx.writeBuffer());
  return sizesIn(readInEnglish(await parseGuestList(bytes, { named: "xlsx", actual: "xlsx" })));
}

const readRows = async (...lines: readonly string[]) =>
  sizesIn(readInEnglish(await parseGuestList(csvLines(rowsIn(lines)), { named: "csv", actual: "csv" })));

const sizesIn = ({ tables, guests, warnings }: Pick<GuestList, "tables" | "guests"> & { warnings: string[] }) => ({
  tables: tables.map(({ label, capacity }) => `${label}: ${capacity}`),
  names: guests.map(({ name }) => name),
  warnings,
});

const guests = ["Name|Table", "Anna Meier|Table 1", "Ben Okafor|2"];

it.each<[string, readonly string[]]>([
  ["Plan", ["Our room", "", "Notes|Table No.|Capacity", "|1|8", "door|2|10", "|Rose|12"]],
  ["Tische", ["Nr.|Anzahl Plätze", "1|8", "2|10", "Rose|12", "Summe|30"]],
])("a sheet of tables gives their sizes, named as the guests have them: %s", async (name, lines) => {
  expect(await readSheets({ Guests: guests, [name]: lines })).toEqual({
    tables: ["Table 1: 8", "2: 10", "Rose: 12"],
    names: ["Anna Meier", "Ben Okafor"],
    warnings: [`The sheet "${name}" says how many seats 3 tables have.`],
  });
});

it.each<[string, readonly string[]]>([
  ["guests", ["Table|Name|Seats", "1|Anna Meier|1", "2|Ben Okafor|2"]],
  ["counts of guests", ["Table|Guests", "1|8", "2|10"]],
  ["texts", ["Table|Seats", "1|many", "2|few"]],
])("a sheet of %s is none of tables", async (_, lines) => {
  expect((await readSheets({ Guests: guests, Other: lines })).tables).toEqual([]);
});

it("sizes of tables are in the headings of columns", async () => {
  const headings = "Table 1 (2/10)|Table 2 (1/8)|Table 3 (6 seats)|Table 4 (7 guests)";
  expect(await readRows(headings, "Anna Meier|Ben Okafor|Carl Lind|Dina Holm", "Eva Ost||Finn Berg|")).toMatchObject({
    tables: ["Table 1: 10", "Table 2: 8", "Table 3: 6"],
    warnings: ["The file says how many seats 3 tables have."],
  });
});
