import {
  DeleteGuestsDocument,
  GuestCompanyDocument,
  GuestValuesDocument,
  MergeGuestsDocument,
  SameNamesDocument,
  UpdateGuestsDocument,
} from "../../../frontend/organizer/features/guests/generated/guests.ts";
import { FoundGuestsDocument, GuestFiguresDocument } from "../generated/operations.ts";
import { ofTables } from "./belongings.ts";
import { decides, ofEvent, type Row, readsField, writes } from "./row.ts";

const found = (look: (found: { ids: number; guests: number }) => boolean): Row =>
  readsField(
    FoundGuestsDocument,
    ({ eventId }) => ({ eventId, search: "ann" }),
    ({ event }) => (look({ ids: event.guestIds.length, guests: event.guests.totalCount }) ? "ok" : "nobody"),
  );

type Figure = "seatedGuestCount" | "unseatedGuestCount" | "declinedGuestCount" | "tableCount" | "lookedUpGuestCount";

/** Where all guests have a table, and nobody has looked it up. */
const zeroThere: readonly Figure[] = ["unseatedGuestCount", "declinedGuestCount", "lookedUpGuestCount"];

const figure = (name: Figure): Row =>
  readsField(
    GuestFiguresDocument,
    ofTables((eventId) => ({ eventId })),
    ({ event }) => (event[name] === 0 && !zeroThere.includes(name) ? "nothing" : "ok"),
  );

export const guestSelectionRows: Record<string, Row> = {
  "Event.guestIds": found(({ ids }) => ids > 0),
  "Event.seatedGuestCount": figure("seatedGuestCount"),
  "Event.unseatedGuestCount": figure("unseatedGuestCount"),
  "Event.declinedGuestCount": figure("declinedGuestCount"),
  "Event.tableCount": figure("tableCount"),
  "Event.lookedUpGuestCount": figure("lookedUpGuestCount"),
  "Event.guestValues": readsField(GuestValuesDocument, ({ eventId }) => ({ eventId, column: "Meal" })),
  "Guest.guestOfName": found(({ guests }) => guests > 0),
  "Event.sameNames": readsField(SameNamesDocument, ofEvent),
  "Event.guestCompany": readsField(GuestCompanyDocument, ({ eventId, guestId }) => ({ eventId, guestId })),
  "Mutation.deleteGuests": decides(DeleteGuestsDocument, ({ eventId, guestId }) => ({ eventId, guestIds: [guestId] })),
  "Mutation.updateGuests": writes(UpdateGuestsDocument, ({ eventId, guestId }) => ({
    ...{ eventId, guestIds: [guestId], input: { tableNumber: "New" } },
  })),
  "Mutation.mergeGuests": writes(MergeGuestsDocument, ({ eventId, guestId, duplicateId }) => ({
    ...{ eventId, guestId, duplicateIds: [duplicateId] },
  })),
};
