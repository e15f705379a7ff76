import { EraseGuestDocument } from "../../../frontend/features/erasure/generated/erase-guest.ts";
import { GuestRecordDocument } from "../../../frontend/features/erasure/generated/guest-record.ts";
import { ownersDecide } from "./expectations.ts";
import { asking, type Row } from "./row.ts";

export const erasureRows: Record<string, Row> = {
  "Mutation.eraseGuest": {
    rule: "organizers",
    expected: ownersDecide,
    ...asking(EraseGuestDocument, ({ eventId, guestId }) => ({ eventId, guestId })),
  },
  "Query.guestRecord": {
    rule: "organizers",
    expected: ownersDecide,
    ...asking(GuestRecordDocument, ({ eventId, guestId }) => ({ eventId, guestId })),
  },
};
