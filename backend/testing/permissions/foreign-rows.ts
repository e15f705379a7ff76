import { EraseGuestDocument } from "../../../frontend/organizer/features/erasure/generated/erase-guest.ts";
import { UpdateGuestDocument } from "../../../frontend/organizer/features/guests/generated/guests.ts";
import { DeleteUserDocument } from "../../../frontend/organizer/features/users/generated/users.ts";
import { maxMatchesOfTwoLetters } from "../../limits.ts";
import { EnterGuestCodeDocument, SearchGuestsDocument } from "../generated/guest-operations.ts";
import { DeleteGuestDocument, GuestRecordDocument } from "../generated/operations.ts";
import { crowdedBeginning } from "./events.ts";
import {
  callers,
  guestsRead,
  guestsReadPart,
  nowhere,
  nowhereToDelete,
  withCoded,
  withDiscreet,
} from "./expectations.ts";
import { type Row, rowsOf } from "./row.ts";
import type { World } from "./world.ts";

const foreignGuest = async (world: World) => (await world.foreign()).guestId;

const nowhereToChange = rowsOf("organizers", nowhere);
const nowhereToRemove = rowsOf("organizers", nowhereToDelete);

/** What is not the caller's, not in the named event, or not for guests. Names: operation, blank, attempt. */
export const foreignRows: Record<string, Row> = {
  "Mutation.eraseGuest of another event": nowhereToRemove(EraseGuestDocument, async ({ eventId }, world) => ({
    eventId,
    guestId: await foreignGuest(world),
  })),
  "Query.guestRecord of another event": nowhereToRemove(GuestRecordDocument, async ({ eventId }, world) => ({
    eventId,
    guestId: await foreignGuest(world),
  })),
  "Query.searchGuests of several guests": rowsOf(
    "anybody",
    withCoded(
      withDiscreet(
        guestsReadPart("the best with tablemates", "all with tablemates", "NOT_FOUND"),
        "none with tablemates",
      ),
      "FORBIDDEN",
    ),
  )(
    SearchGuestsDocument,
    ({ eventId }) => ({ eventId, query: "berg" }),
    ({ searchGuests: [best, ...others] }) => {
      if (!best || others.length === 0) return "not found";
      if (best.tablemates.length === 0) return "none with tablemates";
      return others.some(({ tablemates }) => tablemates.length > 0)
        ? "all with tablemates"
        : "the best with tablemates";
    },
  ),
  "Query.searchGuests of two letters": rowsOf(
    "anybody",
    withCoded(guestsReadPart("a few", "all", "NOT_FOUND"), "FORBIDDEN"),
  )(
    SearchGuestsDocument,
    ({ eventId }) => ({ eventId, query: crowdedBeginning }),
    ({ searchGuests }) => (searchGuests.length > maxMatchesOfTwoLetters ? "all" : "a few"),
  ),
  "Mutation.deleteUser of an administrator": rowsOf("admin", callers("UNAUTHENTICATED", "FORBIDDEN", "FORBIDDEN"))(
    DeleteUserDocument,
    async (_, world) => ({ id: await world.spareUser("admin") }),
  ),
  "Mutation.enterGuestCode with a wrong code": rowsOf("anybody", withCoded(guestsRead("ok", "NOT_FOUND"), "FORBIDDEN"))(
    EnterGuestCodeDocument,
    ({ eventId }) => ({ eventId, code: "wrong" }),
  ),
  "Mutation.updateGuest of another event": nowhereToChange(UpdateGuestDocument, async ({ eventId }, world) => ({
    eventId,
    id: await foreignGuest(world),
    input: { name: "Carla Berg", tableNumber: "3" },
  })),
  "Mutation.deleteGuest of another event": nowhereToRemove(DeleteGuestDocument, async ({ eventId }, world) => ({
    eventId,
    id: await foreignGuest(world),
  })),
};
