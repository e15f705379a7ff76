import { utils, write } from "@e965/xlsx";
import ExcelJS from "exceljs";

export interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** The first row is the header. */
export type Rows = string[][];

/** "Guest 1", "Guest 2" … with a meal, eight to a table. */
export function manyGuests(count: number): Rows {
  const guests = Array.from({ length: count }, (_, index) => [
    `Guest ${index + 1}`,
    String(Math.floor(index / 8) + 1),
    index % 2 === 0 ? "Fish" : "Vegan",
  ]);
  return [["Name", "Table Number", "Meal"], ...guests];
}

/** UTF-8. */
export function csvFile(name: string, rows: Rows): ChosenFile {
  const text = rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(",")).join("\r\n");
  return { name, mimeType: "text/csv", buffer: Buffer.from(text) };
}

export async function xlsxFile(name: string, rows: Rows): Promise<ChosenFile> {
  const workbook = new ExcelJS.Workbook();
  workbook.addWorksheet("Guests").addRows(rows);
  return {
    name,
    mimeType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    buffer: Buffer.from(await workbook.xlsx.writeBuffer()),
  };
}

export function xlsFile(name: string, rows: Rows): ChosenFile {
  const workbook = utils.book_new(utils.aoa_to_sheet(rows), "Guests");
  const buffer: Buffer = write(workbook, { type: "buffer", bookType: "biff8" });
  return { name, mimeType: "application/vnd.ms-excel", buffer };
}
