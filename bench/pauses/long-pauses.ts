/** Operations that may hold the event loop for up to 100 ms, by the beginning of their names. */
export const reasonsForLongPauses: readonly { operation: string; reason: string }[] = [];
