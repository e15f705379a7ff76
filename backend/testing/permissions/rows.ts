import { CurrentUserDocument } from "../../../frontend/organizer/features/auth/generated/auth.ts";
import {
  CreateEventDocument,
  DeleteEventDocument,
  EnsureMyEventDocument,
  UpdateEventDocument,
} from "../../../frontend/organizer/features/events/generated/events.ts";
import { PreviewGuestFileDocument } from "../../../frontend/organizer/features/guest-import/generated/preview-guest-file.ts";
import { AddGuestDocument, UpdateGuestDocument } from "../../../frontend/organizer/features/guests/generated/guests.ts";
import { CleanUpFilesDocument } from "../../../frontend/organizer/features/uploads/generated/clean-up-files.ts";
import { CreateUserDocument, DeleteUserDocument } from "../../../frontend/organizer/features/users/generated/users.ts";
import { AdminAuditDocument } from "../../../frontend/organizer/routes/generated/admin.ts";
import { EnterGuestCodeDocument, PublicEventDocument, SampleEventDocument } from "../generated/guest-operations.ts";
import {
  DeleteGuestDocument,
  EventDocument,
  type EventQuery,
  EventsDocument,
  type EventsQueryVariables,
  GuestFileDocument,
  UploadGuestsDocument,
  UsersDocument,
} from "../generated/operations.ts";
import { toPreview } from "../guest-list-calls.ts";
import { accountRows } from "./account-rows.ts";
import { archiveRows } from "./archive-rows.ts";
import { doorRows } from "./door-rows.ts";
import { erasureRows } from "./erasure-rows.ts";
import { guestCode, type Subject } from "./events.ts";
import {
  administratorsOnly,
  always,
  anonymously,
  callers,
  guestsRead,
  helpersRead,
  organizersRead,
} from "./expectations.ts";
import { floorPlanRows } from "./floor-plan-rows.ts";
import { guestSelectionRows } from "./guest-selection-rows.ts";
import { helperRows } from "./helper-rows.ts";
import { historyRows } from "./history-rows.ts";
import { installationRows } from "./installation-rows.ts";
import { liveRows } from "./live-rows.ts";
import { newAccount, passwordRows } from "./password-rows.ts";
import { pictureRows } from "./picture-rows.ts";
import { planRows } from "./plan-rows.ts";
import { printRows } from "./print-rows.ts";
import { retentionRows } from "./retention-rows.ts";
import { administers, decides, everybody, noVariables, type Row, reads, readsField, rowsOf, writes } from "./row.ts";
import { searchRows } from "./search-rows.ts";
import { seatingRows } from "./seating-rows.ts";
import { secondFactorRows } from "./second-factor-rows.ts";
import { signInLinkRows } from "./sign-in-link-rows.ts";
import { wishRows } from "./wish-rows.ts";
import type { World } from "./world.ts";

const orNothing = (answer: unknown, nothing = "nothing"): string => (answer ? "ok" : nothing);

const eventField = (look: (event: EventQuery["event"]) => boolean): Row =>
  readsField(
    EventDocument,
    ({ eventId }) => ({ id: eventId }),
    ({ event }) => orNothing(look(event)),
  );

const eventsLike = async ({ eventId }: Subject, { api }: World): Promise<EventsQueryVariables> => {
  const { name, ownerId } = await api.db.prisma.event.findUniqueOrThrow({ where: { id: eventId } });
  return { search: name, ownerId, limit: 100 };
};

const file = () => new File(["Name,Table\nAnna Berg,2\n"], "guests.csv", { type: "text/csv" });
const guest = { name: "Carla Berg", tableNumber: "3" };

export const rows: Record<string, Row> = {
  ...installationRows,
  "Query.me": rowsOf("anybody", callers("nobody", "ok", "ok"))(CurrentUserDocument, noVariables, ({ me }) =>
    orNothing(me, "nobody"),
  ),
  "Query.sampleEvent": everybody("ok")(SampleEventDocument, noVariables, ({ sampleEvent }) => orNothing(sampleEvent)),
  "Query.publicEvent": rowsOf("anybody", guestsRead("ok", "nothing"))(
    PublicEventDocument,
    ({ shortLink }) => ({ shortLink }),
    ({ publicEvent }) => orNothing(publicEvent),
  ),
  ...searchRows,
  ...secondFactorRows,
  "Mutation.enterGuestCode": rowsOf("anybody", guestsRead("ok", "NOT_FOUND"))(
    EnterGuestCodeDocument,
    ({ eventId }) => ({ eventId, code: guestCode }),
  ),
  "Query.events": rowsOf("signed in", {
    ...anonymously(always("UNAUTHENTICATED")),
    owner: { ...always("listed"), sample: "not listed" },
    stranger: always("not listed"),
    admin: always("listed"),
  })(EventsDocument, eventsLike, ({ events }, { eventId }) => {
    if (events.nodes.length !== events.totalCount) return "counted but not listed";
    return events.nodes.some(({ id }) => id === eventId) ? "listed" : "not listed";
  }),
  "Query.event": reads(EventDocument, ({ eventId }) => ({ id: eventId })),
  "Query.guestFile": reads(GuestFileDocument, ({ eventId }) => ({ eventId, format: "CSV" as const })),
  "Query.users": administers(UsersDocument, noVariables),
  "Event.guests": eventField(({ guests }) => guests.nodes.length > 0),
  "Event.guestCount": eventField(({ guestCount }) => guestCount > 0),
  "Event.guestColumns": eventField(({ guestColumns }) => guestColumns.length > 0),
  "Event.history": eventField(({ history }) => history.totalCount > 0),
  "Event.owner": rowsOf(undefined, {
    ...anonymously(always("UNAUTHENTICATED")),
    owner: { ...always("owner"), sample: "nobody" },
    stranger: always("nobody"),
    admin: { ...always("owner"), sample: "admin" },
  })(
    EventsDocument,
    eventsLike,
    ({ events }, { eventId }) => events.nodes.find(({ id }) => id === eventId)?.owner?.username ?? "nobody",
  ),
  "Event.unusualSearching": eventField(({ unusualSearching }) => unusualSearching !== null),
  "HistoryEntry.user": {
    ...eventField(({ history }) => history.nodes.some(({ user }) => user !== null)),
    expected: { ...organizersRead, helpers: helpersRead("nothing") },
  },
  ...historyRows,
  ...passwordRows,
  ...signInLinkRows,
  "Mutation.createUser": administers(CreateUserDocument, () => ({ input: newAccount() })),
  "Mutation.deleteUser": administers(DeleteUserDocument, async (_, world) => ({
    id: await world.spareUser("customer"),
  })),
  // For somebody else: customers may once for themselves.
  "Mutation.createEvent": rowsOf("signed in", callers("UNAUTHENTICATED", "FORBIDDEN", "ok"))(
    CreateEventDocument,
    async (_, world) => ({ input: { name: "Gala", ownerId: await world.spareUser("customer") } }),
  ),
  "Mutation.ensureMyEvent": rowsOf("customer", callers("UNAUTHENTICATED", "ok", "FORBIDDEN"))(
    EnsureMyEventDocument,
    noVariables,
  ),
  "Mutation.updateEvent": writes(UpdateEventDocument, ({ eventId }) => ({ id: eventId, input: { name: "New name" } })),
  "Mutation.deleteEvent": rowsOf("admin", {
    ...administratorsOnly,
    isAboutNoEvent: false,
    admin: { ...always("ok"), sample: "FORBIDDEN" },
  })(DeleteEventDocument, ({ eventId }) => ({ id: eventId })),
  "Mutation.addGuest": writes(AddGuestDocument, ({ eventId }) => ({ eventId, input: guest })),
  "Mutation.updateGuest": writes(UpdateGuestDocument, ({ eventId, guestId }) => ({
    ...{ eventId, id: guestId, input: guest },
  })),
  "Mutation.deleteGuest": decides(DeleteGuestDocument, ({ eventId, guestId }) => ({ eventId, id: guestId })),
  "Mutation.uploadGuestFile": writes(UploadGuestsDocument, ({ eventId }) => ({ eventId, file: file() })),
  "Mutation.previewGuestFile": writes(PreviewGuestFileDocument, ({ eventId }) => toPreview({ eventId, file: file() })),
  "Mutation.cleanUpFiles": administers(CleanUpFilesDocument, noVariables),
  "Query.auditEntries": administers(AdminAuditDocument, () => ({ search: "", offset: 0, limit: 1 })),
  ...accountRows,
  ...erasureRows,
  ...floorPlanRows,
  ...guestSelectionRows,
  ...pictureRows,
  ...planRows,
  ...seatingRows,
  ...liveRows,
  ...doorRows,
  ...wishRows,
  ...printRows,
  ...retentionRows,
  ...helperRows,
  ...archiveRows,
};
