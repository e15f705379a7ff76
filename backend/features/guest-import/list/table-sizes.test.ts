import ExcelJS from "exceljs";
import { expect, it } from "vitest";
import { parseGuestList } from "../../../testing/parse-guest-list.ts";

const rowsIn = (lines: readonly string[]) => lines.map((line) => line.split("|"));

async function readSheets(sheets: Readonly<Record<string, readonly string[]>>) {
  const workbook = new ExcelJS.Workbook();
  for (const [name, lines] of Object.entries(sheets)) workbook.addWorksheet(name).addRows(rowsIn(lines));
  const bytes = Buffer.from(await workbook.xlsx.writeBuffer());
  return (await parseGuestList(bytes, { named: "xlsx", actual: "xlsx" })).tables;
}

const guests = ["Name|Table", "Anna Meier|Table 1", "Ben Okafor|2"];

it.each<[string, readonly string[]]>([
  ["guests", ["Table|Name|Seats", "1|Anna Meier|1", "2|Ben Okafor|2"]],
  ["counts of guests", ["Table|Guests", "1|8", "2|10"]],
  ["texts", ["Table|Seats", "1|many", "2|few"]],
])("a sheet of %s is none of tables", async (_, lines) => {
  expect(await readSheets({ Guests: guests, Other: lines })).toEqual([]);
});
