import {
  DeleteGuestsDocument,
  MergeGuestsDocument,
  UpdateGuestsDocument,
} from "../../../frontend/features/guests/generated/change-guests.ts";
import { GuestCompanyDocument } from "../../../frontend/features/guests/generated/guest-form.ts";
import { GuestValuesDocument } from "../../../frontend/features/guests/generated/guest-values.ts";
import { SameNamesDocument } from "../../../frontend/features/guests/generated/same-names.ts";
import { FoundGuestsDocument, GuestFiguresDocument } from "../generated/operations.ts";
import { tablesOf } from "./belongings.ts";
import { organizersRead, organizersWrite, ownersDecide } from "./expectations.ts";
import { asking, type Row } from "./row.ts";

const found = (look: (found: { ids: number; guests: number }) => boolean): Row => ({
  rule: undefined,
  expected: organizersRead,
  ...asking(
    FoundGuestsDocument,
    ({ eventId }) => ({ eventId, search: "ann" }),
    ({ event }) => (look({ ids: event.guestIds.length, guests: event.guests.totalCount }) ? "ok" : "nobody"),
  ),
});

type Figure = "seatedGuestCount" | "unseatedGuestCount" | "tableCount" | "lookedUpGuestCount" | "guestsChangedAt";

/** Where all guests have a table, and nobody has looked it up. */
const zeroThere: readonly Figure[] = ["unseatedGuestCount", "lookedUpGuestCount"];

const figure = (name: Figure): Row => ({
  rule: undefined,
  expected: organizersRead,
  ...asking(
    GuestFiguresDocument,
    async (subject, world) => {
      await tablesOf(subject, world);
      return { eventId: subject.eventId };
    },
    ({ event }) => (event[name] === 0 && !zeroThere.includes(name) ? "nothing" : "ok"),
  ),
});

export const guestSelectionRows: Record<string, Row> = {
  "Event.guestIds": found(({ ids }) => ids > 0),
  "Event.seatedGuestCount": figure("seatedGuestCount"),
  "Event.unseatedGuestCount": figure("unseatedGuestCount"),
  "Event.tableCount": figure("tableCount"),
  "Event.lookedUpGuestCount": figure("lookedUpGuestCount"),
  "Event.guestsChangedAt": figure("guestsChangedAt"),
  "Event.guestValues": {
    rule: undefined,
    expected: organizersRead,
    ...asking(GuestValuesDocument, ({ eventId }) => ({ eventId, column: "Meal" })),
  },
  "Guest.guestOfName": found(({ guests }) => guests > 0),
  "Event.sameNames": {
    rule: undefined,
    expected: organizersRead,
    ...asking(SameNamesDocument, ({ eventId }) => ({ eventId })),
  },
  "Event.guestCompany": {
    rule: undefined,
    expected: organizersRead,
    ...asking(GuestCompanyDocument, ({ eventId, guestId }) => ({ eventId, guestId })),
  },
  "Mutation.deleteGuests": {
    rule: "organizers",
    expected: ownersDecide,
    ...asking(DeleteGuestsDocument, ({ eventId, guestId }) => ({ eventId, guestIds: [guestId] })),
  },
  "Mutation.updateGuests": {
    rule: "organizers",
    expected: organizersWrite,
    ...asking(UpdateGuestsDocument, ({ eventId, guestId }) => ({
      ...{ eventId, guestIds: [guestId], input: { tableNumber: "New" } },
    })),
  },
  "Mutation.mergeGuests": {
    rule: "organizers",
    expected: organizersWrite,
    ...asking(MergeGuestsDocument, ({ eventId, guestId, duplicateId }) => ({
      ...{ eventId, guestId, duplicateIds: [duplicateId] },
    })),
  },
};
