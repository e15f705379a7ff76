import type { Queryable } from "../../database/client.ts";
import { errorCodes } from "../../database/error-codes.ts";
import { sqlOfNotes } from "../../database/event-tables.ts";
import { Prisma } from "../../database/generated/client.ts";
import type { WritableEventId } from "../event-rights/event-scope.type.ts";
import type {
  ChoicesRecord,
  EntryRecord,
  KeptListRecord,
  PictureRecord,
  PrintRecord,
} from "./format/history-records.ts";
import type {
  FixtureRecord,
  RoomRecord,
  SavedPlanRecord,
  SheetHead,
  TableRecord,
  WishRecord,
} from "./format/list-records.ts";
import type { StoredGuest, toDoorFact } from "./format/to-rows.ts";
import type { AllNewIds } from "./new-ids.data.ts";

// Portions are written by one statement each, from JSON, without records for undoing.

/** Where an archive is imported. */
export interface Target {
  tx: Queryable;
  id: WritableEventId;
  ids: AllNewIds;
}

/** No row changes are recorded until the transaction ends: an import is undone by deleting the event. */
export async function recordNoChanges(tx: Queryable): Promise<void> {
  await tx.$executeRaw`SELECT set_config('find_your_table.records_changes', 'off', true)`;
}

/** Adds guests to the list, from position `from` on. */
export async function insertGuests({ tx, id }: Target, guests: readonly StoredGuest[], from: number): Promise<void> {
  const fields = Prisma.raw(sqlOfNotes(({ field }) => `"${field}"`));
  await tx.$executeRaw`
    INSERT INTO guests (id, event_id, position, name, table_number, seat_number, household, guest_of_id, merged_ids, attendance,
      ${Prisma.raw(sqlOfNotes(({ name }) => name))}, additional_info, created_at, updated_at)
    SELECT id, ${id}::int, ${from}::int + place - 1, name, "table", seat, household, "guestOfId",
      ARRAY(SELECT json_array_elements_text("mergedIds")::int), attendance::attendance, ${fields}, info::json, "createdAt", "updatedAt"
    FROM ROWS FROM (
      json_to_recordset(${JSON.stringify(guests)}::json) AS (id int, name text, "table" text, seat int, household text,
        "guestOfId" int, "mergedIds" json, attendance text, ${Prisma.raw(sqlOfNotes(({ field, type }) => `"${field}" ${type}`))}, info text,
        "createdAt" timestamptz, "updatedAt" timestamptz)
    ) WITH ORDINALITY AS new (id, name, "table", seat, household, "guestOfId", "mergedIds", attendance, ${fields}, info,
      "createdAt", "updatedAt", place)`;
}

/** Adds tables after the first `from`. */
export async function insertTables({ tx, id }: Target, tables: readonly TableRecord[], from: number): Promise<void> {
  await tx.table.createMany({
    data: tables.map((table, place) => ({ ...table, eventId: id, position: from + place })),
  });
}

/** Adds the room. */
export async function insertRoom({ tx, id, ids }: Target, { picture, outline, ...room }: RoomRecord): Promise<void> {
  const pictureId = ids.pictures.ofAny(picture);
  await tx.floorPlan.create({ data: { ...room, eventId: id, pictureId, ...(outline && { outline }) } });
}

export async function insertFixtures({ tx, id, ids }: Target, fixtures: readonly FixtureRecord[]): Promise<void> {
  await tx.fixture.createMany({
    data: fixtures.map(({ number, ...fixture }) => ({ ...fixture, id: ids.fixtures.of(number), eventId: id })),
  });
}

/** After the tables. */
export async function insertWishes({ tx, id, ids }: Target, wishes: readonly WishRecord[]): Promise<void> {
  const labels = [...new Set(wishes.flatMap(({ tables }) => tables))];
  const named = await tx.table.findMany({
    where: { eventId: id, label: { in: labels } },
    select: { id: true, label: true },
  });
  const tableOf = new Map(named.map((table) => [table.label, table.id]));
  await tx.wish.createMany({
    data: wishes.map(({ guests, column, fixture, tables, ...wish }) => ({
      ...wish,
      eventId: id,
      guestIds: guests.map((number) => ids.guests.of(number)),
      columnName: column,
      fixtureId: ids.fixtures.ofAny(fixture),
      tableIds: tables.flatMap((label) => tableOf.get(label) ?? []).sort((one, other) => one - other),
    })),
  });
}

/** Adds a saved plan. Its tables are found by their labels, as ids mean nothing here. */
export async function insertSavedPlan({ tx, id, ids }: Target, plan: SavedPlanRecord): Promise<void> {
  const { name, tables, seats, createdAt } = plan;
  const seating = {
    tables: tables.map((table) => ({ id: null, ...table })),
    seats: seats.map(([guest, place, seat]) => [ids.guests.of(guest), place, seat]),
  };
  await tx.savedPlan.create({ data: { eventId: id, name, seating, createdAt }, select: { id: true } });
}

type StoredEntry = Pick<EntryRecord, "author" | "action" | "listVersion" | "createdAt"> & {
  id: number;
  details: unknown;
  changes: unknown;
};

/** Adds history entries; as the authors are unknown here, only their names stay. */
export async function insertEntries({ tx, id }: Target, entries: readonly StoredEntry[]): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO history_entries (id, event_id, author_name, action, details, changes, list_version, created_at)
    SELECT id, ${id}::int, author, action, details, nullif(changes, 'null'), "listVersion", "createdAt"
    FROM json_to_recordset(${JSON.stringify(entries)}::json)
      AS new (id int, author text, action text, details jsonb, changes jsonb, "listVersion" int, "createdAt" timestamptz)`;
}

/** Adds facts of the door after the first `from`. As the authors are unknown here, only their names stay. */
export async function insertDoorFacts(
  { tx, id }: Target,
  facts: readonly ReturnType<typeof toDoorFact>[],
  from: number,
): Promise<void> {
  const rows = JSON.stringify(facts.map((fact, place) => ({ ...fact, position: from + place + 1 })));
  await tx.$executeRaw`
    INSERT INTO door_operations (event_id, id, position, device, sequence, kind, guest_id, walk_in_id, name, table_label, cancels,
      at, clock_offset_ms, replaces, expected_table_label, previous_table_label, previous_name, author_name, recorded_at)
    SELECT ${id}::int, id, position, device, sequence, kind, "guestId", "walkInId", name, "tableLabel", cancels, at,
      "clockOffsetMs", nullif(replaces, 'null'), "expectedTableLabel", "previousTableLabel", "previousName", author,
      "recordedAt"
    FROM json_to_recordset(${rows}::json) AS new (id uuid, position int, device text, sequence int,
      kind door_operation_kind, "guestId" int, "walkInId" uuid, name text, "tableLabel" text, cancels uuid, at timestamptz,
      "clockOffsetMs" float8, replaces jsonb, "expectedTableLabel" text, "previousTableLabel" text, "previousName" text,
      author text, "recordedAt" timestamptz)`;
  await tx.$executeRaw`UPDATE events SET door_version = ${from + facts.length} WHERE id = ${id}`;
}

export async function insertPrints({ tx, id }: Target, prints: readonly PrintRecord[]): Promise<void> {
  await tx.print.createMany({ data: prints.map((print) => ({ ...print, eventId: id })) });
}

export async function insertChoices({ tx, id }: Target, choices: readonly ChoicesRecord[]): Promise<void> {
  for (const { shape, mapping, answers, pointed, usedAt } of choices) {
    await tx.$executeRaw`
      INSERT INTO remembered_choices (event_id, shape, choices, used_at)
      VALUES (${id}, ${shape}, ${JSON.stringify({ mapping, answers, pointed })}::jsonb, ${usedAt}::timestamptz)`;
  }
}

/** Adds an uploaded file. */
export async function insertFile({ tx, id }: Target, filename: string, createdAt: string, content: Buffer) {
  const data = { eventId: id, filename, createdAt, size: content.length, content: new Uint8Array(content) };
  await tx.uploadedFile.create({ data, select: { id: true } });
}

/** The bytes of a picture. */
export interface PictureBytes {
  content: Buffer;
  small: Buffer | undefined;
}

export async function insertPicture({ tx, id, ids }: Target, picture: PictureRecord, bytes: PictureBytes) {
  const { number, hasSmall: _, ...fields } = picture;
  const content = new Uint8Array(bytes.content);
  const smallContent = bytes.small ? new Uint8Array(bytes.small) : null;
  const data = { ...fields, id: ids.pictures.of(number), eventId: id, content, smallContent };
  await tx.eventPicture.create({ data, select: { id: true } });
}

/** Creates a temporary table for the guests of a list or sheet, which is stored as one value. */
export async function createWaitingGuests(tx: Queryable): Promise<void> {
  await tx.$executeRaw`
    CREATE TEMP TABLE waiting_guests (place int GENERATED ALWAYS AS IDENTITY, is_sheet bool, guests text) ON COMMIT DROP`;
}

/** Adds guests, each as JSON. */
export async function addWaitingGuests(tx: Queryable, isSheet: boolean, guests: readonly string[]): Promise<void> {
  await tx.$executeRaw`INSERT INTO waiting_guests (is_sheet, guests) VALUES (${isSheet}, ${guests.join(",")})`;
}

/** Stores a kept list, its sheet and the waiting guests. */
export async function insertKeptList({ tx, id, ids }: Target, list: KeptListRecord): Promise<void> {
  const { entry, fingerprint, listVersion, guestCount, hasFacts, sheet } = list;
  const version = hasFacts ? currentVersion : versionWithoutFacts;
  await tx.$executeRaw`
    INSERT INTO guest_list_changes (history_entry_id, event_id, fingerprint, list_version, count_before, guests_before,
      sheet_before)
    SELECT ${ids.entries.of(entry)}, ${id}, ${fingerprint}, ${listVersion}, ${guestCount},
      ('{"version":' || ${version}::int || ',"guests":[' || coalesce(string_agg(guests, ',' ORDER BY place)
        FILTER (WHERE NOT is_sheet), '') || ']}')::json,
      CASE WHEN ${sheet !== null} THEN
        (${headText(sheet)} || coalesce(string_agg(guests, ',' ORDER BY place) FILTER (WHERE is_sheet), '') || ']}')::json
      END
    FROM waiting_guests`;
  await tx.$executeRaw`DELETE FROM waiting_guests`;
}

/** Stores the last imported sheet with the waiting guests. */
export async function insertSheet({ tx, id }: Target, sheet: SheetHead): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO imported_sheets (event_id, guests)
    SELECT ${id}, (${headText(sheet)} || coalesce(string_agg(guests, ',' ORDER BY place), '') || ']}')::json
    FROM waiting_guests`;
  await tx.$executeRaw`DELETE FROM waiting_guests`;
}

/** The current list format, and the one before it, which had no facts. */
const currentVersion = 4;
const versionWithoutFacts = 3;

const headText = (sheet: SheetHead | null): string =>
  `{"version":${sheet?.version ?? 0},"tables":${JSON.stringify(sheet?.tables ?? [])},"guests":[`;

/** Whether the database refused a value (class 22) or a constraint was violated (class 23). */
export function isRefusedValue(error: unknown): boolean {
  return errorCodes(error).some((code) => /^2[23][0-9A-Z]{3}$/.test(code) || code === "P2002");
}
