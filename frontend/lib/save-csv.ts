import { byteOrderMark, csvText } from "../../common/csv-text.ts";
import { guestFileKinds } from "../../common/guest-file.ts";

/** Hands rows over as a CSV file that spreadsheet programs open as what it says: no cell runs as a formula. */
export function saveCsv(filename: string, rows: readonly string[][]): void {
  const file = new Blob([byteOrderMark, csvText(rows)], { type: `${guestFileKinds.csv.mimeType};charset=utf-8` });
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = filename;
  link.click();
  URL.revokeObjectURL(address);
}
