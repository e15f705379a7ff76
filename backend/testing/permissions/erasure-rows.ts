import { EraseGuestDocument } from "../../../frontend/organizer/features/erasure/generated/erase-guest.ts";
import { GuestRecordDocument } from "../generated/operations.ts";
import { decides, type Row } from "./row.ts";

export const erasureRows: Record<string, Row> = {
  "Mutation.eraseGuest": decides(EraseGuestDocument, ({ eventId, guestId }) => ({ eventId, guestId })),
  "Query.guestRecord": decides(GuestRecordDocument, ({ eventId, guestId }) => ({ eventId, guestId })),
};
