import { byteOrderMark, csvText } from "../../common/csv-text.ts";
import { guestFileKinds } from "../../common/guest-file.ts";

/** Rows as a CSV file. Spreadsheet programs show every cell as text, never as a formula. */
export function csvBlob(rows: readonly string[][]): Blob {
  return new Blob([byteOrderMark, csvText(rows)], { type: `${guestFileKinds.csv.mimeType};charset=utf-8` });
}
