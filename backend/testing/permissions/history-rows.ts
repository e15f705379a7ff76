import { HistoryEntryChangesDocument } from "../../../frontend/features/history/generated/history-entry-changes.ts";
import { HistoryAuthorsDocument, HistoryChangesDocument, type HistoryChangesQuery } from "../generated/operations.ts";
import { helpersRead, organizersRead } from "./expectations.ts";
import { asking, type Row } from "./row.ts";

type Entry = HistoryChangesQuery["event"]["history"]["nodes"][number];

const entryField = (look: (entry: Entry) => boolean): Row => ({
  rule: undefined,
  expected: organizersRead,
  ...asking(
    HistoryChangesDocument,
    ({ eventId }) => ({ eventId }),
    ({ event }) => (event.history.nodes.some(look) ? "ok" : "nothing"),
  ),
});

export const historyRows: Record<string, Row> = {
  "Event.historyAuthors": {
    rule: undefined,
    expected: organizersRead,
    ...asking(
      HistoryAuthorsDocument,
      ({ eventId }) => ({ eventId }),
      ({ event }) => (event.historyAuthors.length > 0 ? "ok" : "nothing"),
    ),
  },
  "Event.historyEntry": {
    rule: undefined,
    expected: organizersRead,
    ...asking(
      HistoryEntryChangesDocument,
      ({ eventId, listChangeId }) => ({ eventId, id: listChangeId, limit: 1 }),
      ({ event }) => (event.historyEntry ? "ok" : "nothing"),
    ),
  },
  "HistoryEntry.authorName": {
    rule: undefined,
    // Others read the user.
    expected: { ...organizersRead, helpers: helpersRead("named") },
    ...asking(
      HistoryAuthorsDocument,
      ({ eventId }) => ({ eventId }),
      ({ event }) => (event.history.nodes.some(({ authorName }) => authorName !== null) ? "named" : "ok"),
    ),
  },
  "HistoryEntry.changes": entryField(({ changes }) => changes.length === 0),
  "HistoryEntry.changeCount": entryField(({ changeCount }) => changeCount === 0),
  "HistoryEntry.isUndoable": entryField(({ isUndoable }) => !isUndoable),
  "HistoryEntry.isUndone": entryField(({ isUndone }) => !isUndone),
};
