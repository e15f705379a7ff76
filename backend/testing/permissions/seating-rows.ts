import { UpdateGuestDetailsDocument } from "../../../frontend/organizer/features/guests/generated/guests.ts";
import { UndoChangeDocument } from "../../../frontend/organizer/features/history/generated/history.ts";
import {
  DeleteTablesDocument,
  MergeTablesDocument,
  SeatGuestsDocument,
  UpdateTablesDocument,
} from "../../../frontend/organizer/features/seating/generated/board-acts.ts";
import { FindGuestsDocument } from "../../../frontend/organizer/features/seating/generated/read-board.ts";
import {
  BoardDocument,
  CreateTableDocument,
  CreateTablesDocument,
  DeleteTableDocument,
  OwnUndoDocument,
  RenumberTablesDocument,
  SeatingChangesDocument,
  SwapTablesDocument,
  TablesDocument,
  UpdateOneTableDocument,
} from "../generated/operations.ts";
import { changeOfOwner, ofTables, undoneChangeOfOwner } from "./belongings.ts";
import type { Subject } from "./events.ts";
import { always, helpersRead, organizersRead, organizersWrite } from "./expectations.ts";
import { decides, ofEvent, type Row, reads, readsField, rowsOf, writes } from "./row.ts";
import type { World } from "./world.ts";

/** Organizers undo only what they did themselves. */
const readsOwn = rowsOf(undefined, {
  ...organizersRead,
  helpers: helpersRead("nothing"),
  admin: always("nothing"),
});

const ownChange = async (subject: Subject, world: World) => ({
  eventId: subject.eventId,
  historyEntryId: await changeOfOwner(subject, world),
});

const tables = ofTables((eventId) => ({ eventId }));

export const seatingRows: Record<string, Row> = {
  "Query.tables": reads(BoardDocument, ofEvent),
  "Query.seatingChanges": reads(SeatingChangesDocument, ({ eventId }) => ({ eventId, since: 0 })),
  "Query.findGuests": reads(
    FindGuestsDocument,
    ({ eventId }) => ({ eventId, query: "ann" }),
    ({ findGuests }) => (findGuests.length > 0 ? "ok" : "nobody"),
  ),
  "Table.guests": readsField(TablesDocument, tables, (read) =>
    read.tables.some(({ guests }) => guests.length > 0) ? "ok" : "nobody",
  ),
  "Event.undo": readsOwn(
    OwnUndoDocument,
    async (subject, world) => {
      await changeOfOwner(subject, world);
      return { eventId: subject.eventId };
    },
    ({ event }) => (event.undo ? "ok" : "nothing"),
  ),
  "Event.redo": readsOwn(
    OwnUndoDocument,
    async (subject, world) => {
      await undoneChangeOfOwner(subject, world);
      return { eventId: subject.eventId };
    },
    ({ event }) => (event.redo ? "ok" : "nothing"),
  ),
  "Mutation.createTable": writes(CreateTableDocument, ({ eventId }) => ({
    eventId,
    input: { label: "New", capacity: 8 },
  })),
  "Mutation.createTables": writes(CreateTablesDocument, ({ eventId }) => ({
    ...{ eventId, inputs: [{ label: "New" }, { label: "Newer" }] },
  })),
  "Mutation.updateTable": writes(
    UpdateOneTableDocument,
    ofTables((eventId, [id]) => ({ eventId, id, input: { label: "New" } })),
  ),
  "Mutation.renumberTables": writes(
    RenumberTablesDocument,
    ofTables((eventId, ids) => ({ eventId, ids: ids.toReversed(), start: 1 })),
  ),
  "Mutation.swapTables": writes(
    SwapTablesDocument,
    ofTables((eventId, [id, otherId]) => ({ eventId, id, otherId })),
  ),
  "Mutation.deleteTable": decides(
    DeleteTableDocument,
    ofTables((eventId, [id]) => ({ eventId, id })),
  ),
  "Mutation.updateTables": writes(
    UpdateTablesDocument,
    ofTables((eventId, ids) => ({ eventId, changes: ids.map((id) => ({ id, capacity: 8 })) })),
  ),
  "ListChange.changes": rowsOf(undefined, organizersWrite)(
    UpdateTablesDocument,
    ofTables((eventId, [id]) => ({ eventId, changes: [{ id, capacity: 8 }] })),
  ),
  "Mutation.deleteTables": decides(
    DeleteTablesDocument,
    ofTables((eventId, ids) => ({ eventId, ids })),
  ),
  "Mutation.mergeTables": writes(
    MergeTablesDocument,
    ofTables((eventId, [id, into]) => ({ eventId, id, into })),
  ),
  "Mutation.seatGuests": writes(SeatGuestsDocument, ({ eventId, guestId }) => ({
    eventId,
    moves: [{ guestId, tableLabel: "New" }],
  })),
  "Mutation.updateGuestDetails": writes(UpdateGuestDetailsDocument, ({ eventId, guestId }) => ({
    ...{ eventId, guestIds: [guestId], input: { household: "Berg" } },
  })),
  "Mutation.undoChange": writes(UndoChangeDocument, ownChange),
};
