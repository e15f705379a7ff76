import { z } from "zod";
import type { Queryable } from "../../database/client.ts";
import { Prisma } from "../../database/generated/client.ts";
import type { ListReadableEventId, WritableEventId } from "../event-rights/event-scope.type.ts";
import { guestFacts, type PresentList } from "./list/model/guest-list.ts";
import {
  factTexts,
  type Info,
  type KnownGuest,
  type ListedGuest,
  statedAlone,
  storedFacts,
} from "./pairing/guest-fields.ts";
import type { ImportPlan, PlannedGuest } from "./pairing/import-plan.ts";

// Lists are compared in memory, and written as sets: staged in a temporary table, then by a few statements.

/** Names and tables of an event's list, neither with line breaks. */
export async function readPresentList(tx: Queryable, eventId: ListReadableEventId): Promise<PresentList> {
  const [present] = await tx.$queryRaw<{ names: string | null; tables: string | null }[]>`
    SELECT string_agg(DISTINCT name, chr(10)) AS names, string_agg(DISTINCT table_number, chr(10)) AS tables
    FROM guests WHERE event_id = ${eventId}`;
  const linesOf = (text: string | null | undefined) => (text ? text.split("\n") : []);
  return { names: linesOf(present?.names), tables: linesOf(present?.tables) };
}

/** Columns in their order, which objects do not keep for those named by a number. */
export const infoPairs = (info: string) =>
  Prisma.raw(`(SELECT coalesce(json_agg(json_build_array(key, value)), '[]') FROM json_each_text(${info}))`);

const comparedGuest = z
  .object({
    id: z.int().nullable(),
    name: z.string(),
    tableNumber: z.string(),
    info: z.array(z.tuple([z.string(), z.string()])),
    row: z.int().nullable().default(null),
    facts: guestFacts,
    host: z.string(),
  })
  .transform(({ id, name, tableNumber, info, row, facts, host }) => ({
    id,
    values: statedAlone({ name, table: tableNumber, ...factTexts(facts) }),
    info: new Map(info),
    row,
    host,
  }));

/** Guests in JSON, as the statements of this feature build it. */
export function comparedGuests(json: string): KnownGuest[] {
  return z.array(comparedGuest).parse(JSON.parse(json));
}

const factsOfList = `'household', guests.household, 'attendance', guests.attendance,
  'seatNumber', coalesce(guests.seat_number, 0), 'doorNote', guests.door_note, 'otherNames', guests.other_names`;

// Only the id says which row it is: for a list that was just written, the planner would compare each guest with all of the event.
const hostName = `(SELECT CASE WHEN host.event_id = guests.event_id THEN host.name END
  FROM guests AS host WHERE host.id = guests.guest_of_id)`;

/** An event's list in order. One value, because Prisma takes seconds for thousands of rows. */
export async function readList(tx: Queryable, eventId: ListReadableEventId): Promise<ListedGuest[]> {
  const [list] = await tx.$queryRaw<{ guests: string }[]>`
    SELECT coalesce(json_agg(json_build_object('id', guests.id, 'name', guests.name, 'tableNumber', guests.table_number,
        'info', ${infoPairs("guests.additional_info")}, 'facts', json_build_object(${Prisma.raw(factsOfList)}),
        'host', coalesce(${Prisma.raw(hostName)}, '')) ORDER BY guests.position, guests.id), '[]')::text AS guests
    FROM guests WHERE event_id = ${eventId}`;
  return comparedGuests(list?.guests ?? "[]").flatMap(({ id, ...guest }) => (id === null ? [] : [{ ...guest, id }]));
}

/** A temporary table of a transaction for a whole list. `guest_of` is a place, null columns stay as they are. */
async function createStage(tx: Queryable): Promise<void> {
  await tx.$executeRaw`
    CREATE TEMP TABLE staged_guests (place int, id int, name text, table_number text, additional_info json, household text,
      attendance text, seat_number int, door_note text, other_names text, guest_of int)
    ON COMMIT DROP`;
  // New tables have no statistics, and nested loops or merges of two long lists could take minutes.
  await tx.$executeRaw`SET LOCAL enable_nestloop = off`;
  await tx.$executeRaw`SET LOCAL enable_mergejoin = off`;
}

/** Writes a planned list. Only once in a transaction. Returns the ids of its guests, in order. */
export async function writePlan(
  tx: Queryable,
  eventId: WritableEventId,
  { guests }: Pick<ImportPlan, "guests">,
  hosts: ReadonlyMap<PlannedGuest, number>,
): Promise<number[]> {
  await createStage(tx);
  await tx.$executeRaw`
    INSERT INTO staged_guests (place, id, name, table_number, additional_info, household, attendance, seat_number, door_note,
      other_names, guest_of)
    SELECT place - 1, id, name, table_number, info, household, attendance, seat_number, door_note, other_names, guest_of
    FROM ROWS FROM (
      json_to_recordset(${`[${guests.map((guest) => plannedJson(guest, hosts.get(guest))).join(",")}]`}::json) AS (id int,
        name text, "tableNumber" text, info json, household text, attendance text, "seatNumber" int, "doorNote" text,
        "otherNames" text, "guestOf" int)
    ) WITH ORDINALITY AS planned (id, name, table_number, info, household, attendance, seat_number, door_note, other_names,
      guest_of, place)`;
  await replaceByStaged(tx, eventId);
  await connectHosts(tx, eventId);
  const [written] = await tx.$queryRaw<{ ids: number[] | null }[]>`
    SELECT array_agg(id ORDER BY place) AS ids FROM staged_guests`;
  return written?.ids ?? [];
}

function plannedJson({ listed, oldId, values, info }: PlannedGuest, guestOf: number | undefined): string {
  const { name, table: tableNumber } = values;
  const guest = { id: listed?.id ?? oldId, name, tableNumber, guestOf, ...storedFacts(values) };
  return `{"info":${listed?.info === info ? "null" : infoJson(info)},${JSON.stringify(guest).slice(1)}`;
}

/** Built by hand, because an object would put columns named by a number before the others. */
export function infoJson(info: Info): string {
  return `{${[...info].map((pair) => pair.map((text) => JSON.stringify(text)).join(":")).join(",")}}`;
}

/** Connects guests without a host with those of the staged list. */
async function connectHosts(tx: Queryable, eventId: WritableEventId): Promise<void> {
  await tx.$executeRaw`
    UPDATE guests SET guest_of_id = host.id, updated_at = now()
    FROM staged_guests AS staged JOIN staged_guests AS host ON host.place = staged.guest_of
    WHERE guests.id = staged.id AND event_id = ${eventId} AND host.id <> guests.id
      AND NOT EXISTS (SELECT FROM guests AS present WHERE present.id = guests.guest_of_id AND present.event_id = ${eventId})`;
}

/** Guests on the list keep their ids, those who are not staged are deleted. Every staged guest has an id afterwards. */
async function replaceByStaged(tx: Queryable, eventId: WritableEventId): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM guests
    WHERE event_id = ${eventId} AND NOT EXISTS (SELECT FROM staged_guests WHERE staged_guests.id = guests.id)`;
  await tx.$executeRaw`
    UPDATE guests SET position = place FROM staged_guests AS staged
    WHERE staged.id = guests.id AND event_id = ${eventId} AND position <> place`;
  await updateStaged(tx, eventId);
  await insertStaged(tx, eventId);
}

/** What both lists and files state. */
const storedColumns = (table: "staged" | "guests") =>
  Prisma.raw(`${table}.name, ${table}.table_number, ${table}.household, ${table}.attendance::text,
    coalesce(${table}.seat_number, 0), coalesce(${table}.door_note, guests.door_note),
    coalesce(${table}.other_names, guests.other_names)`);

async function updateStaged(tx: Queryable, eventId: WritableEventId): Promise<void> {
  await tx.$executeRaw`
    UPDATE guests
    SET name = staged.name, table_number = staged.table_number,
      additional_info = coalesce(staged.additional_info, guests.additional_info),
      household = staged.household, attendance = staged.attendance::attendance, seat_number = nullif(staged.seat_number, 0),
      door_note = coalesce(staged.door_note, guests.door_note),
      other_names = coalesce(staged.other_names, guests.other_names), updated_at = now()
    FROM staged_guests AS staged
    WHERE staged.id = guests.id AND event_id = ${eventId} AND ((${storedColumns("staged")}) <> (${storedColumns("guests")})
      OR staged.additional_info::text <> guests.additional_info::text)`;
}

/** A guest who was on the list before gets their old id, which nobody else has, because ids are never reused. */
async function insertStaged(tx: Queryable, eventId: WritableEventId): Promise<void> {
  await tx.$executeRaw`
    WITH inserted AS (
      INSERT INTO guests (id, event_id, position, name, table_number, additional_info, household, attendance, seat_number,
        door_note, other_names)
      SELECT coalesce(id, nextval(pg_get_serial_sequence('guests', 'id'))), ${eventId}, place, name, table_number,
        additional_info, household, attendance::attendance, nullif(seat_number, 0), coalesce(door_note, ''),
        coalesce(other_names, '')
      FROM staged_guests AS staged
      WHERE NOT EXISTS (SELECT FROM guests WHERE guests.id = staged.id AND event_id = ${eventId})
      ORDER BY place
      RETURNING id, position
    )
    UPDATE staged_guests SET id = inserted.id FROM inserted WHERE place = position`;
}
