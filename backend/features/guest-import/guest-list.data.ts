import type { Queryable } from "../../database/client.ts";
import { sqlOfNotes } from "../../database/event-tables.ts";
import { Prisma } from "../../database/generated/client.ts";
import type { ListReadableEventId, WritableEventId } from "../event-rights/event-scope.type.ts";
import { completeFacts, factsDiffer, stagedFacts } from "./guest-facts.data.ts";
import type { ImportedGuest, PresentList } from "./list/model/guest-list.ts";

// Lists are compared and written as sets: staged in a temporary table, paired, then written by a few statements.

const notesSql = (sqlOf: (column: string) => string) => Prisma.raw(sqlOfNotes(({ name }) => sqlOf(name)));
const noteColumns = notesSql((column) => column);

/** Names and tables of an event's list, neither with line breaks. */
export async function readPresentList(tx: Queryable, eventId: ListReadableEventId): Promise<PresentList> {
  const [present] = await tx.$queryRaw<{ names: string | null; tables: string | null }[]>`
    SELECT string_agg(DISTINCT name, chr(10)) AS names, string_agg(DISTINCT table_number, chr(10)) AS tables
    FROM guests WHERE event_id = ${eventId}`;
  const linesOf = (text: string | null | undefined) => (text ? text.split("\n") : []);
  return { names: linesOf(present?.names), tables: linesOf(present?.tables) };
}

/** Temporary tables of a transaction: a staged list, and the ids of its guests in the event's list. */
export async function createStage(tx: Queryable): Promise<void> {
  await tx.$executeRaw`
    CREATE TEMP TABLE staged_guests (place int, id int, name text, table_number text, additional_info json,
      row int, sheet_place int, sheet_table_number text, sheet_info json, ${stagedFacts},
      guest_of_id int, ${Prisma.raw(sqlOfNotes(({ name, type }) => `${name} ${type}`))})
    ON COMMIT DROP`;
  await tx.$executeRaw`CREATE TEMP TABLE paired_guests (place int, id int) ON COMMIT DROP`;
  // New tables have no statistics, and nested loops or merges of two long lists could take hours.
  await tx.$executeRaw`SET LOCAL enable_nestloop = off`;
  await tx.$executeRaw`SET LOCAL enable_mergejoin = off`;
}

/** Only once in a transaction. */
export async function stageGuests(tx: Queryable, guests: readonly ImportedGuest[]): Promise<void> {
  await createStage(tx);
  await tx.$executeRaw`
    INSERT INTO staged_guests (place, name, table_number, additional_info, row, guest_of,
      said_door_note, said_other_names, said_household, said_attendance, said_seat, door_note, other_names, household, attendance, seat_number)
    SELECT place - 1, name, table_number, additional_info, row, guest_of,
      door_note, other_names, household, attendance, seat_number, coalesce(door_note, ''), coalesce(other_names, ''), coalesce(household, ''), coalesce(attendance, 'unknown'), coalesce(seat_number, 0)
    FROM ROWS FROM (
      json_to_recordset(${`[${guests.map(guestJson).join(",")}]`}::json) AS (name text, "tableNumber" text, info json,
        row int, "guestOf" int, "doorNote" text, "otherNames" text, household text, attendance text, "seatNumber" int)
    ) WITH ORDINALITY AS guests (name, table_number, additional_info, row, guest_of, door_note, other_names, household,
      attendance, seat_number, place)`;
}

/** An object would put columns named by a number before the others. */
function guestJson({ additionalInfo, ...guest }: ImportedGuest): string {
  const info = additionalInfo.map(([column, value]) => `${JSON.stringify(column)}:${JSON.stringify(value)}`);
  return `{"info":{${info.join(",")}},${JSON.stringify(guest).slice(1)}`;
}

export async function countStagedTables(tx: Queryable): Promise<number> {
  const [counted] = await tx.$queryRaw<{ count: number }[]>`
    SELECT count(DISTINCT lower(table_number))::int AS count
    FROM (SELECT table_number FROM staged_guests WHERE table_number <> '' GROUP BY 1) AS spellings`;
  return counted?.count ?? 0;
}

const keptNotes = Prisma.raw(
  sqlOfNotes(
    ({ field, type, none }) => `CASE WHEN has_facts THEN coalesce((guest->'facts'->>'${field}')::${type}, ${none}) END`,
  ),
);

/** Stages a stored list: version 1 is [id, name, tableNumber, additionalInfo], versions before 4 lack facts. */
export async function stageKeptGuests(tx: Queryable, eventId: WritableEventId, historyEntryId: number): Promise<void> {
  await createStage(tx);
  await tx.$executeRaw`
    INSERT INTO staged_guests (place, id, name, table_number, additional_info, said_door_note, said_other_names, said_household,
      said_attendance, said_seat, household, attendance, seat_number, guest_of_id, ${noteColumns})
    SELECT place - 1, coalesce(guest->>'id', guest->>0)::int, coalesce(guest->>'name', guest->>1),
      coalesce(guest->>'tableNumber', guest->>2), coalesce(guest->'additionalInfo', guest->3),
      CASE WHEN has_facts THEN door_note END, CASE WHEN has_facts THEN other_names END, CASE WHEN has_facts THEN household END, CASE WHEN has_facts THEN attendance END, CASE WHEN has_facts THEN seat END,
      household, attendance, seat, (guest->'facts'->>'guestOfId')::int,
      ${keptNotes}
    FROM (
      SELECT guest, place, has_facts, coalesce(guest->'facts'->>'doorNote', '') AS door_note,
        coalesce(guest->'facts'->>'otherNames', '') AS other_names,
        coalesce(guest->'facts'->>'household', '') AS household,
        coalesce(guest->'facts'->>'attendance', 'unknown') AS attendance,
        coalesce((guest->'facts'->>'seatNumber')::int, 0) AS seat
      FROM (
        SELECT guest, place,
          json_typeof(guests_before) = 'object' AND (guests_before->>'version')::int >= 4 AS has_facts
        FROM guest_list_changes,
          json_array_elements(
            CASE json_typeof(guests_before) WHEN 'array' THEN guests_before ELSE guests_before->'guests' END
          ) WITH ORDINALITY AS guests (guest, place)
        WHERE event_id = ${eventId} AND history_entry_id = ${historyEntryId}
      ) AS kept
    ) AS guests_then`;
  await tx.$executeRaw`
    INSERT INTO paired_guests (place, id)
    SELECT place, id FROM staged_guests JOIN guests USING (id) WHERE event_id = ${eventId}`;
  await completeFacts(tx, false);
}

/** The columns of one guest with another's; where both have one, the other's text. */
export const overlaid = (own: string, other: string) =>
  Prisma.raw(`(
    SELECT coalesce('{' || string_agg(
      to_json(key)::text || ':' || to_json(coalesce(${other}->>key, value))::text, ',' ORDER BY place
    ) || '}', '{}')::json
    FROM (
      SELECT key, value, place FROM json_each_text(${own}) WITH ORDINALITY AS own (key, value, place)
      UNION ALL
      SELECT key, value, place + 1000 FROM json_each_text(${other}) WITH ORDINALITY AS other (key, value, place)
      WHERE ${own}->key IS NULL
    ) AS columns
  )`);

/** Fills missing tables and extra columns of staged guests from their pairs. */
export async function completeStagedGuests(tx: Queryable): Promise<void> {
  await tx.$executeRaw`
    UPDATE staged_guests AS staged
    SET table_number = coalesce(nullif(staged.table_number, ''), guests.table_number),
      additional_info = ${overlaid("guests.additional_info", "staged.additional_info")},
      sheet_table_number = staged.table_number, sheet_info = staged.additional_info
    FROM paired_guests JOIN guests USING (id)
    WHERE paired_guests.place = staged.place AND (
      (staged.table_number = '' AND guests.table_number <> '')
      OR (guests.additional_info::text <> '{}' AND guests.additional_info::text <> staged.additional_info::text)
    )`;
}

/** Paired guests keep their ids, the others are deleted. Pairs all. */
export async function replaceByStaged(tx: Queryable, eventId: WritableEventId): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM guests
    WHERE event_id = ${eventId} AND NOT EXISTS (SELECT FROM paired_guests WHERE paired_guests.id = guests.id)`;
  await tx.$executeRaw`
    UPDATE guests SET position = place FROM paired_guests
    WHERE paired_guests.id = guests.id AND position <> place`;
  await updatePaired(tx);
  await insertUnpaired(tx, eventId, 0);
}

/** Paired guests are updated in place, the others are added at the end. Pairs all. */
export async function mergeStaged(tx: Queryable, eventId: WritableEventId): Promise<void> {
  await updatePaired(tx);
  const [last] = await tx.$queryRaw<{ end: number }[]>`
    SELECT coalesce(max(position) + 1, 0)::int AS end FROM guests WHERE event_id = ${eventId}`;
  await insertUnpaired(tx, eventId, last?.end ?? 0);
}

async function updatePaired(tx: Queryable): Promise<void> {
  await tx.$executeRaw`
    UPDATE guests
    SET name = staged.name, table_number = staged.table_number, additional_info = staged.additional_info,
      household = staged.household, attendance = staged.attendance::attendance, seat_number = nullif(staged.seat_number, 0),
      guest_of_id = CASE WHEN ${isRestored} THEN staged.guest_of_id ELSE guests.guest_of_id END,
      ${notesSql((note) => `${note} = coalesce(staged.${note}, guests.${note})`)},
      updated_at = now()
    FROM staged_guests AS staged JOIN paired_guests USING (place)
    WHERE paired_guests.id = guests.id AND (staged.name <> guests.name OR staged.table_number <> guests.table_number
      OR staged.additional_info::text <> guests.additional_info::text OR ${factsDiffer("staged", "guests")}
      OR (${isRestored} AND (staged.guest_of_id, ${notesSql((note) => `staged.${note}`)})
        IS DISTINCT FROM (guests.guest_of_id, ${notesSql((note) => `guests.${note}`)})))`;
}

const isRestored = Prisma.raw("staged.is_locked IS NOT NULL");

const insertedColumns = Prisma.raw(`event_id, position, name, table_number, additional_info, household, attendance,
  seat_number, guest_of_id, ${sqlOfNotes(({ name }) => name)}`);

const insertedValues = (eventId: WritableEventId, firstPosition: number) => Prisma.sql`
  ${eventId}, ${firstPosition} + place, name, table_number, additional_info, household, attendance::attendance,
  nullif(seat_number, 0), guest_of_id, ${Prisma.raw(sqlOfNotes(({ name, none }) => `coalesce(${name}, ${none})`))}`;

/** Adds the staged guests without a pair, and makes them their own pairs. */
async function insertUnpaired(tx: Queryable, eventId: WritableEventId, firstPosition: number): Promise<void> {
  // A restored guest gets their old id, which nobody else has, because ids are never reused.
  await tx.$executeRaw`
    WITH inserted AS (
      INSERT INTO guests (id, ${insertedColumns})
      SELECT id, ${insertedValues(eventId, firstPosition)}
      FROM staged_guests AS staged
      WHERE id IS NOT NULL AND NOT EXISTS (SELECT FROM paired_guests WHERE paired_guests.place = staged.place)
      ORDER BY place
      RETURNING id, position
    )
    INSERT INTO paired_guests (place, id) SELECT position - ${firstPosition}, id FROM inserted`;
  await tx.$executeRaw`
    WITH inserted AS (
      INSERT INTO guests (${insertedColumns})
      SELECT ${insertedValues(eventId, firstPosition)}
      FROM staged_guests AS staged
      WHERE id IS NULL AND NOT EXISTS (SELECT FROM paired_guests WHERE paired_guests.place = staged.place)
      ORDER BY place
      RETURNING id, position
    )
    INSERT INTO paired_guests (place, id) SELECT position - ${firstPosition}, id FROM inserted`;
}
