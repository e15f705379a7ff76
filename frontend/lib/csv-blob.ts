import { byteOrderMark, csvText } from "../../common/csv-text.ts";
import { guestFileKinds } from "../../common/guest-file.ts";

/** Rows as a CSV file that spreadsheet programs open as what it says: no cell runs as a formula. */
export function csvBlob(rows: readonly string[][]): Blob {
  return new Blob([byteOrderMark, csvText(rows)], { type: `${guestFileKinds.csv.mimeType};charset=utf-8` });
}
