const chunkLength = 64 * 1024;

/** Records as lines of JSON, in chunks. */
export async function* linesOf(records: AsyncIterable<unknown> | Iterable<unknown>): AsyncGenerator<Buffer, void> {
  let text = "";
  for await (const record of records) {
    text += `${JSON.stringify(record)}\n`;
    if (text.length < chunkLength) continue;
    yield Buffer.from(text);
    text = "";
  }
  if (text !== "") yield Buffer.from(text);
}
