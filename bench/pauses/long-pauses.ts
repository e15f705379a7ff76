/** Operations that may hold the event loop for up to 100 ms, by name prefix. */
export const reasonsForLongPauses: readonly { operation: string; reason: string }[] = [
  {
    operation: "Query.guestFile",
    reason:
      "A file is one answer of the graph, up to 30 MB of Base64, which is put into JSON in one go. REST sends the file.",
  },
  { operation: "Query.eventArchive", reason: "The same, up to 10 MB. REST sends it while it is made." },
];
