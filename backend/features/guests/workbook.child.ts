import { setImmediate as turn } from "node:timers/promises";
import { z } from "zod";
import { serveParent } from "../../lib/serve-parent.ts";
import { rowsPerPortion, XlsxWriter } from "./export/xlsx-writer.ts";

// Receives rows as lines of JSON, and sends the workbook.

const row = z.array(z.string());

await serveParent<null, Uint8Array>({ task: z.null() }, async (_task, { bytes }) => {
  const writer = new XlsxWriter();
  let count = 0;
  for (const line of linesOf(bytes)) {
    writer.add([row.parse(JSON.parse(line))]);
    count += 1;
    // Lets written rows be compressed, which would otherwise all be in memory.
    if (count % rowsPerPortion === 0) await turn();
  }
  return writer.finish();
});

function* linesOf(bytes: Buffer): Generator<string> {
  for (let from = 0; from < bytes.length; ) {
    const end = bytes.indexOf("\n", from);
    yield bytes.toString("utf8", from, end);
    from = end + 1;
  }
}
