/**
 * All bytes of a stream. Node's own function goes by way of a Blob, which takes many times as long for files of megabytes.
 */
export async function bytesOf(stream: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}
