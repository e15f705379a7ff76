import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import {
  DeleteGuestsDocument,
  MergeGuestsDocument,
  UpdateGuestDetailsDocument,
  UpdateGuestDocument,
  UpdateGuestsDocument,
} from "../../../frontend/organizer/features/guests/generated/guests.ts";
import { UndoChangeDocument } from "../../../frontend/organizer/features/history/generated/history.ts";
import {
  ChangeWishesDocument,
  DeleteTablesDocument,
  MergeTablesDocument,
  SeatGuestsDocument,
  UpdateTablesDocument,
} from "../../../frontend/organizer/features/seating/generated/board-acts.ts";
import {
  DeleteSavedPlanDocument,
  SavedPlanSeatingDocument,
} from "../../../frontend/organizer/features/seating/plans/generated/saved-plans.ts";
import { changeOfAdministrator, savedPlanOf, tablesOf, wishOf } from "./belongings.ts";
import type { Subject } from "./events.ts";
import { always, helpersRead, nowhere, nowhereToDelete } from "./expectations.ts";
import { type Row, rowsOf } from "./row.ts";
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

/** Variables about an event, with ids of another one, and the event's own tables. */
const foreign = <Data, Variables extends Readonly<Record<string, unknown>>>(
  document: TypedDocumentNode<Data, Variables>,
  variablesOf: (subject: Subject, other: Foreign, own: [number, number]) => NoInfer<Variables>,
  expected = nowhere,
): Row => ({
  ...rowsOf("organizers", expected)(document, async (subject, world) =>
    variablesOf(subject, await foreignOf(world), await tablesOf(subject, world)),
  ),
  isChange: true,
});

const nowhereToRead = { ...nowhere, helpers: helpersRead("NOT_FOUND"), admin: always("NOT_FOUND") };

/** Tables, guests and changes of another event than the named one. */
export const foreignSeatingRows: Record<string, Row> = {
  "Mutation.seatGuests of another event": foreign(SeatGuestsDocument, ({ eventId, guestId }, other) => ({
    eventId,
    moves: [guestId, other.guestId].map((id) => ({ guestId: id, tableLabel: "New" })),
  })),
  "Mutation.deleteGuests of another event": foreign(
    DeleteGuestsDocument,
    ({ eventId, guestId }, other) => ({ eventId, guestIds: [guestId, other.guestId] }),
    nowhereToDelete,
  ),
  "Mutation.updateGuests of another event": foreign(UpdateGuestsDocument, ({ eventId, guestId }, other) => ({
    ...{ eventId, guestIds: [guestId, other.guestId], input: { tableNumber: "New" } },
  })),
  "Mutation.mergeGuests of another event": foreign(MergeGuestsDocument, ({ eventId, guestId }, other) => ({
    ...{ eventId, guestId, duplicateIds: [other.guestId] },
  })),
  "Mutation.updateGuestDetails of another event": foreign(
    UpdateGuestDetailsDocument,
    ({ eventId, guestId }, other) => ({
      ...{ eventId, guestIds: [guestId, other.guestId], input: { household: "Berg" } },
    }),
  ),
  "Mutation.updateGuestDetails with a host of another event": foreign(
    UpdateGuestDetailsDocument,
    ({ eventId, guestId }, other) => ({ eventId, guestIds: [guestId], input: { guestOfId: other.guestId } }),
  ),
  "Mutation.updateGuest with a host of another event": foreign(UpdateGuestDocument, ({ eventId, guestId }, other) => ({
    ...{ eventId, id: guestId },
    input: { name: "Anna", tableNumber: "1", details: { guestOfId: other.guestId } },
  })),
  "Mutation.updateTables of another event": foreign(UpdateTablesDocument, ({ eventId }, other, [id]) => ({
    eventId,
    changes: [id, other.tableId].map((tableId) => ({ id: tableId, capacity: 4 })),
  })),
  "Mutation.deleteTables of another event": foreign(
    DeleteTablesDocument,
    ({ eventId }, other, [id]) => ({ eventId, ids: [id, other.tableId] }),
    nowhereToDelete,
  ),
  "Mutation.mergeTables of another event": foreign(MergeTablesDocument, ({ eventId }, other, [id]) => ({
    ...{ eventId, id: other.tableId, into: id },
  })),
  "Mutation.changeWishes about a guest of another event": foreign(
    ChangeWishesDocument,
    ({ eventId, guestId }, other) => ({
      ...{ eventId, changes: [{ kind: "LIKE" as const, guestIds: [guestId, other.guestId] }], removedIds: [] },
    }),
  ),
  "Mutation.changeWishes of another event": foreign(ChangeWishesDocument, ({ eventId }, other) => ({
    ...{ eventId, changes: [{ id: other.wishId, kind: "BALANCE" as const }], removedIds: [] },
  })),
  "Mutation.changeWishes to remove one of another event": foreign(ChangeWishesDocument, ({ eventId }, other) => ({
    ...{ eventId, changes: [], removedIds: [other.wishId] },
  })),
  "Query.savedPlan of another event": foreign(
    SavedPlanSeatingDocument,
    ({ eventId }, other) => ({ eventId, id: other.savedPlanId }),
    nowhereToRead,
  ),
  "Mutation.deleteSavedPlan of another event": foreign(DeleteSavedPlanDocument, ({ eventId }, other) => ({
    ...{ eventId, id: other.savedPlanId },
  })),
  "Mutation.undoChange of another event": foreign(UndoChangeDocument, ({ eventId }, { historyEntryId }) => ({
    ...{ eventId, historyEntryId },
  })),
};
