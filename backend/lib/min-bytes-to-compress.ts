/** What fits in a connection's first packet arrives no sooner if smaller. */
export const minBytesToCompress = 1_400;
