import { PassThrough } from "node:stream";
import ExcelJS from "exceljs";
import { bytesOf } from "../../../lib/bytes-of.ts";

/** Rows after which there should be time to compress what is written. */
export const rowsPerPortion = 200;

/** A workbook under construction: one sheet of text cells. */
export class XlsxWriter {
  readonly #stream = new PassThrough();
  readonly #content = bytesOf(this.#stream);
  readonly #workbook = new ExcelJS.stream.xlsx.WorkbookWriter({
    stream: this.#stream,
    useStyles: false,
    useSharedStrings: false,
  });
  readonly #sheet = this.#workbook.addWorksheet("Guests");

  add(rows: readonly string[][]): void {
    for (const cells of rows) this.#sheet.addRow(cells.map(escaped)).commit();
  }

  async finish(): Promise<Buffer> {
    this.#sheet.commit();
    await this.#workbook.commit();
    return this.#content;
  }
}

/** Escapes text that looks like an encoded character (_x000D_), so that it stays unchanged. */
function escaped(text: string): string {
  return text.replace(/_(?=x[\da-f]{4}_)/giu, "_x005F_");
}
