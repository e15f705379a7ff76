import { EarlierUndoDocument } from "../../../frontend/features/history/generated/earlier-undo.ts";
import { UndoChangeDocument } from "../../../frontend/features/history/generated/undo-change.ts";
import {
  CreateTablesDocument,
  DeleteTablesDocument,
  MergeTablesDocument,
  RenumberTablesDocument,
  SeatGuestsDocument,
  SwapTablesDocument,
  UpdateGuestDetailsDocument,
  UpdateTablesDocument,
} from "../../../frontend/features/seating/generated/board-acts.ts";
import { FindGuestsDocument } from "../../../frontend/features/seating/generated/find-guests.ts";
import {
  BoardDocument,
  CreateTableDocument,
  DeleteTableDocument,
  OwnUndoDocument,
  SeatingChangesDocument,
  TablesDocument,
  UpdateTableDocument,
} from "../generated/operations.ts";
import { changeOfOwner, tablesOf, undoneChangeOfOwner } from "./belongings.ts";
import {
  always,
  type Expectations,
  helpersRead,
  organizersRead,
  organizersWrite,
  ownersDecide,
} from "./expectations.ts";
import { type Asking, asking, type Row } from "./row.ts";

/** Organizers undo only what they did themselves. */
const ownOnly: Expectations = {
  ...organizersRead,
  helpers: helpersRead("nothing"),
  admin: always("nothing"),
};

const change = (ask: Asking, expected = organizersWrite): Row => ({
  rule: "organizers",
  expected,
  ...ask,
});

export const seatingRows: Record<string, Row> = {
  "Query.tables": {
    rule: "organizers",
    expected: organizersRead,
    ...asking(BoardDocument, ({ eventId }) => ({ eventId })),
  },
  "Query.seatingChanges": {
    rule: "organizers",
    expected: organizersRead,
    ...asking(SeatingChangesDocument, ({ eventId }) => ({ eventId, since: 0 })),
  },
  "Query.findGuests": {
    rule: "organizers",
    expected: organizersRead,
    ...asking(
      FindGuestsDocument,
      ({ eventId }) => ({ eventId, query: "ann" }),
      ({ findGuests }) => (findGuests.length > 0 ? "ok" : "nobody"),
    ),
  },
  "Table.seatedCount": {
    rule: undefined,
    expected: organizersRead,
    ...asking(
      TablesDocument,
      async (subject, world) => {
        await tablesOf(subject, world);
        return { eventId: subject.eventId };
      },
      ({ tables }) => (tables.some(({ seatedCount }) => seatedCount > 0) ? "ok" : "nobody"),
    ),
  },
  "Table.guests": {
    rule: undefined,
    expected: organizersRead,
    ...asking(
      TablesDocument,
      async (subject, world) => {
        await tablesOf(subject, world);
        return { eventId: subject.eventId };
      },
      ({ tables }) => (tables.some(({ guests }) => guests.length > 0) ? "ok" : "nobody"),
    ),
  },
  "Event.undo": {
    rule: undefined,
    expected: ownOnly,
    ...asking(
      OwnUndoDocument,
      async (subject, world) => {
        await changeOfOwner(subject, world);
        return { eventId: subject.eventId };
      },
      ({ event }) => (event.undo ? "ok" : "nothing"),
    ),
  },
  "Event.redo": {
    rule: undefined,
    expected: ownOnly,
    ...asking(
      OwnUndoDocument,
      async (subject, world) => {
        await undoneChangeOfOwner(subject, world);
        return { eventId: subject.eventId };
      },
      ({ event }) => (event.redo ? "ok" : "nothing"),
    ),
  },
  "Mutation.createTable": change(
    asking(CreateTableDocument, ({ eventId }) => ({ eventId, input: { label: "New", capacity: 8 } })),
  ),
  "Mutation.createTables": change(
    asking(CreateTablesDocument, ({ eventId }) => ({ eventId, inputs: [{ label: "New" }, { label: "Newer" }] })),
  ),
  "Mutation.updateTable": change(
    asking(UpdateTableDocument, async (subject, world) => {
      const [id] = await tablesOf(subject, world);
      return { eventId: subject.eventId, id, input: { label: "New" } };
    }),
  ),
  "Mutation.updateTables": change(
    asking(UpdateTablesDocument, async (subject, world) => {
      const ids = await tablesOf(subject, world);
      return { eventId: subject.eventId, changes: ids.map((id) => ({ id, capacity: 8 })) };
    }),
  ),
  "Mutation.deleteTable": change(
    asking(DeleteTableDocument, async (subject, world) => {
      const [id] = await tablesOf(subject, world);
      return { eventId: subject.eventId, id };
    }),
    ownersDecide,
  ),
  "Mutation.deleteTables": change(
    asking(DeleteTablesDocument, async (subject, world) => ({
      eventId: subject.eventId,
      ids: await tablesOf(subject, world),
    })),
    ownersDecide,
  ),
  "Mutation.renumberTables": change(
    asking(RenumberTablesDocument, async (subject, world) => ({
      eventId: subject.eventId,
      ids: (await tablesOf(subject, world)).toReversed(),
      start: 1,
    })),
  ),
  "Mutation.swapTables": change(
    asking(SwapTablesDocument, async (subject, world) => {
      const [id, otherId] = await tablesOf(subject, world);
      return { eventId: subject.eventId, id, otherId };
    }),
  ),
  "Mutation.mergeTables": change(
    asking(MergeTablesDocument, async (subject, world) => {
      const [id, into] = await tablesOf(subject, world);
      return { eventId: subject.eventId, id, into };
    }),
  ),
  "Mutation.seatGuests": change(
    asking(SeatGuestsDocument, ({ eventId, guestId }) => ({ eventId, moves: [{ guestId, tableLabel: "New" }] })),
  ),
  "Mutation.updateGuestDetails": change(
    asking(UpdateGuestDetailsDocument, ({ eventId, guestId }) => ({
      ...{ eventId, guestIds: [guestId], input: { household: "Berg" } },
    })),
  ),
  "Query.earlierUndo": {
    rule: "organizers",
    expected: organizersWrite,
    ...asking(
      EarlierUndoDocument,
      async (subject, world) => ({
        eventId: subject.eventId,
        historyEntryId: await changeOfOwner(subject, world),
      }),
      ({ earlierUndo }) => (earlierUndo.entry ? "ok" : "nothing"),
    ),
  },
  "Mutation.undoChange": change(
    asking(UndoChangeDocument, async (subject, world) => ({
      eventId: subject.eventId,
      historyEntryId: await changeOfOwner(subject, world),
    })),
  ),
};
