import { utils, write } from "@e965/xlsx";
import ExcelJS from "exceljs";

/** A file as the browser's file chooser hands it over. */
export interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Rows of a sheet; the first names the columns. */
export type Rows = string[][];

/** A list of so many guests, eight to a table: "Guest 1", "Guest 2" and so on, with a meal. */
export function manyGuests(count: number): Rows {
  const guests = Array.from({ length: count }, (_, index) => [
    `Guest ${index + 1}`,
    String(Math.floor(index / 8) + 1),
    index % 2 === 0 ? "Fish" : "Vegan",
  ]);
  return [["Name", "Table Number", "Meal"], ...guests];
}

/** A CSV file (UTF-8) of these rows. */
export function csvFile(name: string, rows: Rows): ChosenFile {
  const text = rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(",")).join("\r\n");
  return { name, mimeType: "text/csv", buffer: Buffer.from(text) };
}

/** An Excel workbook of today (.xlsx) with these rows on its one sheet. */
export async function xlsxFile(name: string, rows: Rows): Promise<ChosenFile> {
  const workbook = new ExcelJS.Workbook();
  workbook.addWorksheet("Guests").addRows(rows);
  return {
    name,
    mimeType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    buffer: Buffer.from(await workbook.xlsx.writeBuffer()),
  };
}

/** An Excel workbook of old (.xls) with these rows on its one sheet. */
export function xlsFile(name: string, rows: Rows): ChosenFile {
  const workbook = utils.book_new(utils.aoa_to_sheet(rows), "Guests");
  const buffer: Buffer = write(workbook, { type: "buffer", bookType: "biff8" });
  return { name, mimeType: "application/vnd.ms-excel", buffer };
}
