import { byteOrderMark, csvText } from "../../common/csv-text.ts";
import { guestFileKinds } from "../../common/guest-file.ts";

export function download(file: Blob, filename: string): void {
  const link = document.createElement("a");
  const url = URL.createObjectURL(file);
  link.href = url;
  link.download = filename;
  link.click();
  // Not immediately: the browser may still be reading it.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Rows as a CSV file. Spreadsheet programs show every cell as text, never as a formula. */
export function csvBlob(rows: readonly string[][]): Blob {
  return new Blob([byteOrderMark, csvText(rows)], { type: `${guestFileKinds.csv.mimeType};charset=utf-8` });
}
