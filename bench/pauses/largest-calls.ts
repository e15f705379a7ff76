import {
  BoardDocument,
  EventArchiveDocument,
  FoundGuestsDocument,
  GuestFileDocument,
  PrintedPageDocument,
  UploadGuestsDocument,
} from "../../backend/testing/generated/operations.ts";
import { toPreview } from "../../backend/testing/guest-list-calls.ts";
import type { Subject } from "../../backend/testing/permissions/events.ts";
import { type Asking, asking } from "../../backend/testing/permissions/row.ts";
import type { World } from "../../backend/testing/permissions/world.ts";
import { maxGuestsAtOnce, maxGuestsSelected, maxHiddenColumns, maxTablesAtOnce } from "../../common/limits.ts";
import { maxWishesAtOnce } from "../../common/wish-limits.ts";
import { UpdateEventDocument } from "../../frontend/features/events/generated/update-event.ts";
import { PreviewGuestFileDocument } from "../../frontend/features/guest-import/generated/preview-guest-file.ts";
import { DeleteGuestsDocument, UpdateGuestsDocument } from "../../frontend/features/guests/generated/change-guests.ts";
import { UndoChangeDocument } from "../../frontend/features/history/generated/undo-change.ts";
import {
  CreateTablesDocument,
  DeleteTablesDocument,
  RenumberTablesDocument,
  SeatGuestsDocument,
  UpdateGuestDetailsDocument,
  UpdateTablesDocument,
} from "../../frontend/features/seating/generated/board-acts.ts";
import { ChangeFloorPlanDocument } from "../../frontend/features/seating/plan/generated/floor-plan.ts";
import { ChangeWishesDocument } from "../../frontend/features/seating/wishes/generated/wishes.ts";

const many = <Value>(count: number, make: (n: number) => Value): Value[] =>
  Array.from({ length: count }, (_, n) => make(n));

async function guestIds({ eventId }: Subject, { api }: World, take: number): Promise<number[]> {
  const guests = await api.db.prisma.guest.findMany({
    where: { eventId },
    select: { id: true },
    take,
    orderBy: { id: "desc" },
  });
  return guests.map(({ id }) => id);
}

async function tableIds({ eventId }: Subject, { api }: World): Promise<number[]> {
  const tables = await api.db.prisma.table.findMany({
    where: { eventId },
    select: { id: true },
    take: maxTablesAtOnce,
  });
  return tables.map(({ id }) => id);
}

async function lastChange({ eventId }: Subject, { api }: World): Promise<number> {
  return (await api.db.prisma.historyEntry.findFirstOrThrow({ where: { eventId }, orderBy: { id: "desc" } })).id;
}

/** A list of as many guests as a file of 5 MB holds, each with a table and a meal. */
const largeFile = () =>
  new File(
    [`Name,Table,Meal\n${many(150_000, (n) => `Guest ${n} F${n * 7},${n % 500},Fish`).join("\n")}\n`],
    "guests.csv",
    {
      type: "text/csv",
    },
  );

/** Calls at the limits of what they may be about. Order matters: some need what the one before leaves. */
export const heavyCalls: Record<string, Asking> = {
  "Event.guests, a page of 100": asking(FoundGuestsDocument, ({ eventId }) => ({ eventId, search: "an", limit: 100 })),
  "Event.guestIds of everybody": asking(FoundGuestsDocument, ({ eventId }) => ({ eventId, limit: 100 })),
  "Query.tables of a board of 1,000 guests": asking(BoardDocument, ({ eventId }) => ({ eventId, limit: 1000 })),
  "Mutation.updateGuests, 10,000": asking(UpdateGuestsDocument, async (subject, world) => ({
    eventId: subject.eventId,
    guestIds: await guestIds(subject, world, maxGuestsSelected),
    input: { column: "Column 1", value: "Another" },
  })),
  "Mutation.undoChange of 10,000 guests": asking(UndoChangeDocument, async (subject, world) => ({
    eventId: subject.eventId,
    historyEntryId: await lastChange(subject, world),
  })),
  "Mutation.updateGuestDetails, 5,000": asking(UpdateGuestDetailsDocument, async (subject, world) => ({
    eventId: subject.eventId,
    guestIds: await guestIds(subject, world, maxGuestsAtOnce),
    input: { household: "The same for all" },
  })),
  "Mutation.seatGuests, 5,000": asking(SeatGuestsDocument, async (subject, world) => ({
    eventId: subject.eventId,
    moves: (await guestIds(subject, world, maxGuestsAtOnce)).map((guestId, n) => ({
      guestId,
      tableLabel: `${(n % 300) + 1}`,
    })),
  })),
  "Mutation.createTables, 500": asking(CreateTablesDocument, ({ eventId }) => ({
    eventId,
    inputs: many(maxTablesAtOnce, (n) => ({ label: `New ${n}`, capacity: 100, note: "x".repeat(500) })),
  })),
  "Mutation.updateTables, 500": asking(UpdateTablesDocument, async (subject, world) => ({
    eventId: subject.eventId,
    changes: (await tableIds(subject, world)).map((id, n) => ({ id, label: `Renamed ${n}`, x: n * 50, y: n * 50 })),
  })),
  "Mutation.renumberTables, 500": asking(RenumberTablesDocument, async (subject, world) => ({
    eventId: subject.eventId,
    ids: await tableIds(subject, world),
    start: 2000,
  })),
  "Mutation.changeFloorPlan, 500 tables": asking(ChangeFloorPlanDocument, async (subject, world) => ({
    eventId: subject.eventId,
    input: {
      outline: many(100, (n) => ({ x: n * 300, y: n * n * 3 })),
      tables: (await tableIds(subject, world)).map((id, n) => ({ id, x: n * 40, y: n * 40 })),
    },
  })),
  "Mutation.changeWishes, 250 for 250": asking(ChangeWishesDocument, async (subject, world) => {
    const { eventId } = subject;
    const ids = await guestIds(subject, world, 1000);
    const taken = await world.api.db.prisma.wish.findMany({ where: { eventId }, take: maxWishesAtOnce / 2 });
    return {
      eventId,
      changes: many(maxWishesAtOnce / 2, (n) => ({ kind: "DISLIKE" as const, guestIds: ids.slice(n, n + 20) })),
      removedIds: taken.map(({ id }) => id),
    };
  }),
  "Mutation.updateEvent, 500 hidden columns": asking(UpdateEventDocument, ({ eventId }) => ({
    id: eventId,
    input: { hiddenColumns: many(maxHiddenColumns, (n) => `${n} ${"x".repeat(90)}`) },
  })),
  "Query.guestFile, .xlsx": asking(GuestFileDocument, ({ eventId }) => ({ eventId, format: "XLSX" as const })),
  "Query.eventArchive": asking(EventArchiveDocument, ({ eventId }) => ({ eventId })),
  "Query.printPreview, check-in sheet": asking(PrintedPageDocument, ({ eventId }) => ({
    eventId,
    kind: "CHECK_IN" as const,
  })),
  "Query.printPreview, place cards": asking(PrintedPageDocument, ({ eventId }) => ({
    eventId,
    kind: "PLACE_CARDS" as const,
  })),
  "Query.printPreview, floor plan": asking(PrintedPageDocument, ({ eventId }) => ({
    eventId,
    kind: "FLOOR_PLAN" as const,
  })),
  "Mutation.previewGuestFile, 150,000 guests": asking(PreviewGuestFileDocument, ({ eventId }) =>
    toPreview({ eventId, file: largeFile() }),
  ),
  "Mutation.deleteGuests, 10,000": asking(DeleteGuestsDocument, async (subject, world) => ({
    eventId: subject.eventId,
    guestIds: await guestIds(subject, world, maxGuestsSelected),
  })),
  "Mutation.deleteTables, 500": asking(DeleteTablesDocument, async (subject, world) => ({
    eventId: subject.eventId,
    ids: await tableIds(subject, world),
  })),
  "Mutation.uploadGuestFile, 150,000 guests": asking(UploadGuestsDocument, ({ eventId }) => ({
    eventId,
    file: largeFile(),
  })),
};

/** Addresses that answer about an event, or with lists. */
export const heavyRoutes = ({ eventId, shortLink, guestId }: Subject): Record<string, string> => ({
  "GET /api/events": "/api/events",
  "GET /api/events/{id}": `/api/events/${eventId}`,
  "GET /api/events/{id}/guests": `/api/events/${eventId}/guests`,
  "GET /api/events/{id}/history": `/api/events/${eventId}/history`,
  "GET /api/events/{id}/guests/search": `/api/events/${eventId}/guests/search?q=an`,
  "GET /api/events/{id}/guests.csv": `/api/events/${eventId}/guests.csv`,
  "GET /api/events/{id}/guests.xlsx": `/api/events/${eventId}/guests.xlsx`,
  "GET /api/events/{id}/guests/{guestId}/record": `/api/events/${eventId}/guests/${guestId}/record`,
  "GET /api/events/{id}/archive": `/api/events/${eventId}/archive`,
  "GET /api/events/{id}/print/check-in.pdf": `/api/events/${eventId}/print/check-in.pdf`,
  "GET /view/seats/{shortLink}": `/view/seats/${shortLink}`,
  "GET /view/seats/{shortLink}?name=": `/view/seats/${shortLink}?name=Anna%20Berg`,
});
