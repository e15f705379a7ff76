import { HistoryAuthorsDocument, HistoryChangesDocument, type HistoryChangesQuery } from "../generated/operations.ts";
import { helpersRead, organizersRead } from "./expectations.ts";
import { ofEvent, type Row, readsField, rowsOf } from "./row.ts";

type Entry = HistoryChangesQuery["event"]["history"]["nodes"][number];

const entryField = (look: (entry: Entry) => boolean): Row =>
  readsField(HistoryChangesDocument, ofEvent, ({ event }) => (event.history.nodes.some(look) ? "ok" : "nothing"));

export const historyRows: Record<string, Row> = {
  // Others read the user.
  "HistoryEntry.authorName": rowsOf(undefined, { ...organizersRead, helpers: helpersRead("named") })(
    HistoryAuthorsDocument,
    ofEvent,
    ({ event }) => (event.history.nodes.some(({ authorName }) => authorName !== null) ? "named" : "ok"),
  ),
  "HistoryEntry.changes": entryField(({ changes }) => changes.length === 0),
  "HistoryEntry.changeCount": entryField(({ changeCount }) => changeCount === 0),
  "HistoryEntry.isUndoable": entryField(({ isUndoable }) => !isUndoable),
  "HistoryEntry.isUndone": entryField(({ isUndone }) => !isUndone),
};
