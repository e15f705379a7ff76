import { expect } from "vitest";
import {
  ChangeWishesDocument,
  DeleteGuestsDocument,
  DeleteTablesDocument,
  MergeGuestsDocument,
  MergeTablesDocument,
  RenumberTablesDocument,
  SeatGuestsDocument,
  SeatingReasonsDocument,
  SwapTablesDocument,
  UndoChangeDocument,
  UpdateGuestDetailsDocument,
  UpdateGuestsDocument,
  UpdateTablesDocument,
} from "../generated/operations.ts";
import { addGuest } from "../guest-list-calls.ts";
import { wholeEvent } from "../guest-lists.ts";
import { always, helpersRead, nowhere, nowhereToDelete } from "./expectations.ts";
import { asking, type Row } from "./row.ts";
import { tablesOf } from "./seating-rows.ts";
import { wishOf } from "./wish-rows.ts";
import type { Subject, World } from "./world.ts";

/** What does not belong to the event that the caller names, and which event it does belong to. */
interface Foreign {
  eventId: number;
  guestId: number;
  tableId: number;
  wishId: number;
  historyEntryId: number;
}

async function foreignOf(world: World): Promise<Foreign> {
  const subject = await world.subject("public");
  const [tableId] = await tablesOf(subject, world);
  const { eventId, guestId } = subject;
  const wishId = await wishOf(subject, world);
  await addGuest(world.callers.admin, eventId, { name: "Fay Eich" });
  const entry = await world.api.db.prisma.historyEntry.findFirstOrThrow({
    where: { eventId },
    orderBy: { id: "desc" },
  });
  return { eventId, guestId, tableId, wishId, historyEntryId: entry.id };
}

const contentOf = async (eventId: number, { api }: World) => [
  await wholeEvent(api.db, eventId),
  await api.db.prisma.table.findMany({ where: { eventId }, orderBy: { id: "asc" } }),
  await api.db.prisma.wish.findMany({ where: { eventId }, orderBy: { id: "asc" } }),
];

/** Asks about what belongs to another event, and checks that both events are as they were. */
function foreign(
  ask: (subject: Subject, other: Foreign, own: [number, number]) => Pick<Row, "question" | "run">,
  expected = nowhere,
): Row {
  return {
    rule: "organizers",
    expected,
    async question(subject, world) {
      return ask(subject, await foreignOf(world), await tablesOf(subject, world)).question(subject, world);
    },
    async run(client, subject, world) {
      const other = await foreignOf(world);
      const asked = ask(subject, other, await tablesOf(subject, world));
      const read = async () => [await contentOf(subject.eventId, world), await contentOf(other.eventId, world)];
      const before = await read();
      try {
        return await asked.run(client, subject, world);
      } finally {
        expect(await read()).toEqual(before);
      }
    },
  };
}

/** Further rows for tables, guests and changes of another event than the one that is named. */
export const foreignSeatingRows: Record<string, Row> = {
  "Query.seatingReasons of another event's guest": {
    ...foreign(({ eventId }, other) => asking(SeatingReasonsDocument, () => ({ eventId, guestId: other.guestId }))),
    expected: { ...nowhere, helpers: helpersRead("NOT_FOUND"), admin: always("NOT_FOUND") },
  },
  "Mutation.seatGuests of another event": foreign(({ eventId, guestId }, other) =>
    asking(SeatGuestsDocument, () => ({
      eventId,
      moves: [guestId, other.guestId].map((id) => ({ guestId: id, tableLabel: "New" })),
    })),
  ),
  "Mutation.deleteGuests of another event": foreign(
    ({ eventId, guestId }, other) =>
      asking(DeleteGuestsDocument, () => ({ eventId, guestIds: [guestId, other.guestId] })),
    nowhereToDelete,
  ),
  "Mutation.updateGuests of another event": foreign(({ eventId, guestId }, other) =>
    asking(UpdateGuestsDocument, () => ({
      ...{ eventId, guestIds: [guestId, other.guestId], input: { tableNumber: "New" } },
    })),
  ),
  "Mutation.mergeGuests of another event": foreign(({ eventId, guestId }, other) =>
    asking(MergeGuestsDocument, () => ({ eventId, guestId, duplicateIds: [other.guestId] })),
  ),
  "Mutation.updateGuestDetails of another event": foreign(({ eventId, guestId }, other) =>
    asking(UpdateGuestDetailsDocument, () => ({
      ...{ eventId, guestIds: [guestId, other.guestId], input: { household: "Berg" } },
    })),
  ),
  "Mutation.updateGuestDetails with a host of another event": foreign(({ eventId, guestId }, other) =>
    asking(UpdateGuestDetailsDocument, () => ({
      ...{ eventId, guestIds: [guestId], input: { guestOfId: other.guestId } },
    })),
  ),
  "Mutation.updateTables of another event": foreign(({ eventId }, other, [id]) =>
    asking(UpdateTablesDocument, () => ({
      eventId,
      changes: [id, other.tableId].map((tableId) => ({ id: tableId, capacity: 4 })),
    })),
  ),
  "Mutation.deleteTables of another event": foreign(
    ({ eventId }, other, [id]) => asking(DeleteTablesDocument, () => ({ eventId, ids: [id, other.tableId] })),
    nowhereToDelete,
  ),
  "Mutation.renumberTables of another event": foreign(({ eventId }, other, [id]) =>
    asking(RenumberTablesDocument, () => ({ eventId, ids: [id, other.tableId] })),
  ),
  "Mutation.swapTables of another event": foreign(({ eventId }, other, [id]) =>
    asking(SwapTablesDocument, () => ({ eventId, id, otherId: other.tableId })),
  ),
  "Mutation.mergeTables of another event": foreign(({ eventId }, other, [id]) =>
    asking(MergeTablesDocument, () => ({ eventId, id: other.tableId, into: id })),
  ),
  "Mutation.changeWishes about a guest of another event": foreign(({ eventId, guestId }, other) =>
    asking(ChangeWishesDocument, () => ({
      ...{ eventId, changes: [{ kind: "LIKE" as const, guestIds: [guestId, other.guestId] }] },
    })),
  ),
  "Mutation.changeWishes of another event": foreign(({ eventId }, other) =>
    asking(ChangeWishesDocument, () => ({ eventId, changes: [{ id: other.wishId, kind: "BALANCE" as const }] })),
  ),
  "Mutation.changeWishes to remove one of another event": foreign(({ eventId }, other) =>
    asking(ChangeWishesDocument, () => ({ eventId, changes: [], removedIds: [other.wishId] })),
  ),
  "Mutation.undoChange of another event": foreign(({ eventId }, other) =>
    asking(UndoChangeDocument, () => ({ eventId, historyEntryId: other.historyEntryId })),
  ),
};
