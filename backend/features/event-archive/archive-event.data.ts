import type { Queryable } from "../../database/client.ts";
import { Prisma } from "../../database/generated/client.ts";
import type { ListReadableEventId } from "../event-rights/event-scope.type.ts";
import { inPortions } from "./archive-cursor.data.ts";
import type { DoorFactRow } from "./format/door-records.ts";

/** Null when the event has been deleted. */
export const readEvent = (tx: Queryable, id: ListReadableEventId) => tx.event.findUnique({ where: { id } });

/** The tables of an event in their order. */
export const readTables = (tx: Queryable, eventId: ListReadableEventId) =>
  tx.table.findMany({ where: { eventId }, orderBy: [{ position: "asc" }, { id: "asc" }] });

/** Empty if the event has no room. */
export const readRooms = (tx: Queryable, eventId: ListReadableEventId) => tx.floorPlan.findMany({ where: { eventId } });

export const readFixtures = (tx: Queryable, eventId: ListReadableEventId) =>
  tx.fixture.findMany({ where: { eventId }, orderBy: { id: "asc" } });

export const readWishes = (tx: Queryable, eventId: ListReadableEventId) =>
  tx.wish.findMany({ where: { eventId }, orderBy: { id: "asc" } });

export const readSavedPlans = (tx: Queryable, eventId: ListReadableEventId) =>
  tx.savedPlan.findMany({ where: { eventId }, orderBy: { id: "asc" } });

export const readChoices = (tx: Queryable, eventId: ListReadableEventId) =>
  tx.rememberedChoices.findMany({ where: { eventId }, orderBy: [{ usedAt: "asc" }, { shape: "asc" }] });

export const readPrints = (tx: Queryable, eventId: ListReadableEventId) =>
  tx.print.findMany({ where: { eventId }, orderBy: { id: "asc" } });

/** The pictures of an event without their bytes. */
export const readPictures = (tx: Queryable, eventId: ListReadableEventId) =>
  tx.$queryRaw<PictureRow[]>`
    SELECT id, purpose::text AS purpose, media_type AS "mediaType", width, height, small_content IS NOT NULL AS "hasSmall",
      created_at AS "createdAt", unused_since AS "unusedSince"
    FROM event_pictures WHERE event_id = ${eventId} ORDER BY id`;

interface PictureRow {
  id: number;
  purpose: string;
  mediaType: string;
  width: number;
  height: number;
  hasSmall: boolean;
  createdAt: Date;
  unusedSince: Date | null;
}

/** The bytes of a picture, and of the smaller one. */
export const readPictureBytes = (tx: Queryable, id: number) =>
  tx.eventPicture.findUniqueOrThrow({ where: { id }, select: { content: true, smallContent: true } });

/** Uploaded files without their bytes. */
export const readFiles = (tx: Queryable, ids: readonly number[]) =>
  tx.uploadedFile.findMany({
    where: { id: { in: [...ids] } },
    select: { id: true, filename: true, createdAt: true },
    orderBy: { id: "asc" },
  });

/** The bytes of an uploaded file. */
export const readFileBytes = async (tx: Queryable, id: number) =>
  (await tx.uploadedFile.findUniqueOrThrow({ where: { id }, select: { content: true } })).content;

interface EntryRow {
  id: number;
  author: string | null;
  action: string;
  /** JSON. */
  details: string;
  /** JSON; null if there are none. */
  changes: string | null;
  listVersion: number | null;
  createdAt: Date;
}

/** The history of an event, oldest entry first. */
export const readHistory = (tx: Queryable, eventId: ListReadableEventId) =>
  inPortions<EntryRow>(
    tx,
    Prisma.sql`
      SELECT entry.id, coalesce(author_name, users.name) AS author, action, details::text AS details,
        nullif(changes, 'null')::text AS changes, list_version AS "listVersion", entry.created_at AS "createdAt"
      FROM history_entries AS entry LEFT JOIN users ON users.id = entry.user_id
      WHERE event_id = ${eventId} ORDER BY entry.id`,
  );

/** What was recorded at the door, in order, without what is about erased guests. */
export const readDoorFacts = (tx: Queryable, eventId: ListReadableEventId) =>
  inPortions<DoorFactRow>(
    tx,
    Prisma.sql`
      SELECT fact.id, device, sequence, kind::text AS kind, guest_id AS "guestId", walk_in_id AS "walkInId", fact.name,
        table_label AS "tableLabel", cancels, at, clock_offset_ms AS "clockOffsetMs", replaces,
        expected_table_label AS "expectedTableLabel", previous_table_label AS "previousTableLabel",
        previous_name AS "previousName", coalesce(author_name, users.name) AS author, recorded_at AS "recordedAt"
      FROM door_operations AS fact LEFT JOIN users ON users.id = fact.user_id
      WHERE event_id = ${eventId} AND (kind = 'CANCELLED' OR guest_id IS NOT NULL OR walk_in_id IS NOT NULL)
      ORDER BY position`,
  );

interface KeptListRow {
  entryId: number;
  fingerprint: string | null;
  listVersion: number;
  guestCount: number;
  hasFacts: boolean;
  hasSheet: boolean;
  sheetVersion: number;
  /** JSON. */
  sheetTables: string;
}

/** Lists kept before these entries, without their guests. */
export const readKeptLists = (tx: Queryable, entryIds: readonly number[]) =>
  tx.$queryRaw<KeptListRow[]>`
    SELECT history_entry_id AS "entryId", fingerprint, list_version AS "listVersion", count_before AS "guestCount",
      json_typeof(guests_before) = 'object' AND coalesce((guests_before->>'version')::int, 0) >= 4 AS "hasFacts",
      sheet_before IS NOT NULL AS "hasSheet", coalesce((sheet_before->>'version')::int, 0) AS "sheetVersion",
      coalesce(sheet_before->'tables', '[]')::text AS "sheetTables"
    FROM guest_list_changes WHERE history_entry_id = ANY(${[...entryIds]}::int[]) ORDER BY history_entry_id`;

interface SheetRow {
  version: number;
  /** JSON. */
  tables: string;
}

/** The last imported sheet without its guests; empty if there is none. */
export const readSheets = (tx: Queryable, eventId: ListReadableEventId) =>
  tx.$queryRaw<SheetRow[]>`
    SELECT coalesce((guests->>'version')::int, 0) AS version, coalesce(guests->'tables', '[]')::text AS tables
    FROM imported_sheets WHERE event_id = ${eventId}`;
