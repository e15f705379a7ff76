import {
  DeleteGuestsDocument,
  MergeGuestsDocument,
  UpdateGuestsDocument,
} from "../../../frontend/features/guests/generated/change-guests.ts";
import { UpdateGuestDocument } from "../../../frontend/features/guests/generated/update-guest.ts";
import { UndoChangeDocument } from "../../../frontend/features/history/generated/undo-change.ts";
import {
  DeleteTablesDocument,
  MergeTablesDocument,
  RenumberTablesDocument,
  SeatGuestsDocument,
  SwapTablesDocument,
  UpdateGuestDetailsDocument,
  UpdateTablesDocument,
} from "../../../frontend/features/seating/generated/board-acts.ts";
import {
  DeleteSavedPlanDocument,
  SavedPlanSeatingDocument,
} from "../../../frontend/features/seating/plans/generated/saved-plans.ts";
import { SeatingReasonsDocument } from "../../../frontend/features/seating/plans/generated/seating-reasons.ts";
import { ChangeWishesDocument } from "../../../frontend/features/seating/wishes/generated/wishes.ts";
import { changeOfAdministrator, savedPlanOf, tablesOf, wishOf } from "./belongings.ts";
import type { Subject } from "./events.ts";
import { always, helpersRead, nowhere, nowhereToDelete } from "./expectations.ts";
import { type Asking, asking, type Row } from "./row.ts";
import type { World } from "./world.ts";

/** Ids of another event. */
interface Foreign {
  guestId: number;
  tableId: number;
  wishId: number;
  historyEntryId: number;
  savedPlanId: number;
}

async function foreignOf(world: World): Promise<Foreign> {
  const subject = await world.foreign();
  const [tableId] = await tablesOf(subject, world);
  const wishId = await wishOf(subject, world);
  const savedPlanId = await savedPlanOf(subject, world);
  const historyEntryId = await changeOfAdministrator(subject, world);
  return { guestId: subject.guestId, tableId, wishId, historyEntryId, savedPlanId };
}

function foreign(ask: (subject: Subject, other: Foreign, own: [number, number]) => Asking, expected = nowhere): Row {
  const asked = async (subject: Subject, world: World) =>
    ask(subject, await foreignOf(world), await tablesOf(subject, world));
  return {
    rule: "organizers",
    expected,
    isChange: true,
    question: async (subject, world) => (await asked(subject, world)).question(subject, world),
    run: async (client, subject, world) => (await asked(subject, world)).run(client, subject, world),
  };
}

/** Tables, guests and changes of another event than the named one. */
export const foreignSeatingRows: Record<string, Row> = {
  "Query.seatingReasons of another event's guest": {
    ...foreign(({ eventId }, other) =>
      asking(SeatingReasonsDocument, () => ({ eventId, guestId: other.guestId, moves: [] })),
    ),
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
  "Mutation.updateGuest with a host of another event": foreign(({ eventId, guestId }, other) =>
    asking(UpdateGuestDocument, () => ({
      ...{ eventId, id: guestId },
      input: { name: "Anna", tableNumber: "1", details: { guestOfId: other.guestId } },
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
    asking(RenumberTablesDocument, () => ({ eventId, ids: [id, other.tableId], start: 1 })),
  ),
  "Mutation.swapTables of another event": foreign(({ eventId }, other, [id]) =>
    asking(SwapTablesDocument, () => ({ eventId, id, otherId: other.tableId })),
  ),
  "Mutation.mergeTables of another event": foreign(({ eventId }, other, [id]) =>
    asking(MergeTablesDocument, () => ({ eventId, id: other.tableId, into: id })),
  ),
  "Mutation.changeWishes about a guest of another event": foreign(({ eventId, guestId }, other) =>
    asking(ChangeWishesDocument, () => ({
      ...{ eventId, changes: [{ kind: "LIKE" as const, guestIds: [guestId, other.guestId] }], removedIds: [] },
    })),
  ),
  "Mutation.changeWishes of another event": foreign(({ eventId }, other) =>
    asking(ChangeWishesDocument, () => ({
      ...{ eventId, changes: [{ id: other.wishId, kind: "BALANCE" as const }], removedIds: [] },
    })),
  ),
  "Mutation.changeWishes to remove one of another event": foreign(({ eventId }, other) =>
    asking(ChangeWishesDocument, () => ({ eventId, changes: [], removedIds: [other.wishId] })),
  ),
  "Query.savedPlan of another event": {
    ...foreign(({ eventId }, other) => asking(SavedPlanSeatingDocument, () => ({ eventId, id: other.savedPlanId }))),
    expected: { ...nowhere, helpers: helpersRead("NOT_FOUND"), admin: always("NOT_FOUND") },
  },
  "Mutation.deleteSavedPlan of another event": foreign(({ eventId }, other) =>
    asking(DeleteSavedPlanDocument, () => ({ eventId, id: other.savedPlanId })),
  ),
  "Mutation.undoChange of another event": foreign(({ eventId }, other) =>
    asking(UndoChangeDocument, () => ({ eventId, historyEntryId: other.historyEntryId })),
  ),
};
