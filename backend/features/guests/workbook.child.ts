import { setImmediate as turn } from "node:timers/promises";
import { z } from "zod";
import { serveParent } from "../../lib/serve-parent.ts";
import { rowsPerPortion, XlsxWriter } from "./export/xlsx-writer.ts";

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
