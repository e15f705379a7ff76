/** Bytes below which an answer is not compressed: what fits into the first packet of a connection arrives no sooner for being smaller. */
export const smallestToCompress = 1_400;
