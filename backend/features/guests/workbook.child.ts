import { PassThrough } from "node:stream";
import { setImmediate as turn } from "node:timers/promises";
import ExcelJS from "exceljs";
import { z } from "zod";
import { bytesOf } from "../../lib/bytes-of.ts";
import { serveParent } from "../../lib/serve-parent.ts";

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

// Receives rows as lines of JSON, and sends the workbook in pieces.

const row = z.array(z.string());
const pieceBytes = 256 * 1024;

await serveParent<null, Uint8Array, null>({ task: z.null() }, async (_task, { bytes, tell }) => {
  const writer = new XlsxWriter();
  let count = 0;
  for (const line of linesOf(bytes)) {
    writer.add([row.parse(JSON.parse(line))]);
    count += 1;
    // Lets written rows be compressed, which would otherwise all be in memory.
    if (count % rowsPerPortion === 0) await turn();
  }
  const workbook = await writer.finish();
  for (let from = 0; from < workbook.length; from += pieceBytes) await tell(workbook.subarray(from, from + pieceBytes));
  return null;
});

function* linesOf(bytes: Buffer): Generator<string> {
  for (let from = 0; from < bytes.length; ) {
    const end = bytes.indexOf("\n", from);
    yield bytes.toString("utf8", from, end);
    from = end + 1;
  }
}
