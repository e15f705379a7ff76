/** How many bytes a stream may have, and the error for more. */
interface BytesBound {
  most: number;
  refusal: () => Error;
}

/**
 * All bytes of a stream. Node's own function goes by way of a Blob, which takes many times as long for files of megabytes.
 *
 * @throws the error of `bound` when there are more, and ends the stream
 */
export async function bytesOf(stream: AsyncIterable<Uint8Array>, bound?: BytesBound): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (bound && size > bound.most) throw bound.refusal();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
