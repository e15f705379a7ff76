/** Answers below this many bytes are not compressed: what fits in a connection's first packet arrives no sooner if smaller. */
export const minBytesToCompress = 1_400;
