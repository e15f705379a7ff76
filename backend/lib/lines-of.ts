/**
 * The lines of a text, each with its end. The last one is without it if the text is cut off, or if the line is longer than so
 * many bytes, of which nothing more is read.
 */
export async function* linesOf(text: AsyncIterable<Buffer>, most = Number.POSITIVE_INFINITY): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of text) {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    let start = 0;
    for (let end = rest.indexOf("\n"); end >= 0; end = rest.indexOf("\n", start)) {
      yield rest.subarray(start, end + 1);
      start = end + 1;
    }
    rest = rest.subarray(start);
    if (rest.length > most) break;
  }
  if (rest.length > 0) yield rest;
}

/** Whether a line has its end. */
export const isWhole = (line: Buffer): boolean => line.at(-1) === 0x0a;
