import type { Queryable } from "../../database/client.ts";
import { sqlOfNotes } from "../../database/event-tables.ts";
import { Prisma } from "../../database/generated/client.ts";
import type { ListReadableEventId, WritableEventId } from "../event-rights/event-scope.type.ts";

// What a file does not state is null in its sheet, and the list's value or nothing in a staged list. Staged seat 0 is
// none.

export const stagedFacts = Prisma.raw(`
  household text DEFAULT '', attendance text DEFAULT 'unknown', seat_number int DEFAULT 0,
  said_door_note text, said_other_names text, said_household text, said_attendance text, said_seat int, guest_of int`);

/** 0 for none; null where a sheet does not state it. */
function seatOf(guest: string): string {
  return guest === "guests" || guest === "listed" ? `coalesce(${guest}.seat_number, 0)` : `${guest}.seat_number`;
}

/** Whether a note for the door, other names, a household, answer or seat differ. Unstated values do not differ. */
export const factsDiffer = (one: string, other: string) =>
  Prisma.raw(`(coalesce(${one}.door_note <> ${other}.door_note, false)
    OR coalesce(${one}.other_names <> ${other}.other_names, false)
    OR coalesce(${one}.household <> ${other}.household, false)
    OR coalesce(${one}.attendance::text <> ${other}.attendance::text, false)
    OR coalesce(${seatOf(one)} <> ${seatOf(other)}, false))`);

/** The facts of a guest in the words of a downloaded list; empty for unknown ones. */
export const factTexts = (guest: string) =>
  Prisma.raw(`ARRAY[${guest}.door_note, ${guest}.other_names, ${guest}.household,
    CASE ${guest}.attendance::text WHEN 'yes' THEN 'Yes' WHEN 'no' THEN 'No' ELSE '' END,
    coalesce(nullif(${seatOf(guest)}, 0)::text, '')]`);

/** Fills unstated facts (perhaps also empty ones) from a guest's pair. A seat stays only at its table. */
export async function completeFacts(tx: Queryable, areEmptyUnsaid: boolean): Promise<void> {
  const unsaid = (said: string, none: string) =>
    Prisma.raw(areEmptyUnsaid ? `coalesce(staged.${said}, ${none}) = ${none}` : `staged.${said} IS NULL`);
  const doorNote = Prisma.sql`${unsaid("said_door_note", "''")} AND guests.door_note <> ''`;
  const otherNames = Prisma.sql`${unsaid("said_other_names", "''")} AND guests.other_names <> ''`;
  const household = Prisma.sql`${unsaid("said_household", "''")} AND guests.household <> ''`;
  const attendance = Prisma.sql`${unsaid("said_attendance", "'unknown'")} AND guests.attendance <> 'unknown'`;
  const seat = Prisma.sql`${unsaid("said_seat", "0")} AND guests.seat_number IS NOT NULL
    AND lower(staged.table_number) = lower(guests.table_number)`;
  await tx.$executeRaw`
    UPDATE staged_guests AS staged
    SET door_note = CASE WHEN ${doorNote} THEN guests.door_note ELSE staged.door_note END,
      other_names = CASE WHEN ${otherNames} THEN guests.other_names ELSE staged.other_names END,
      household = CASE WHEN ${household} THEN guests.household ELSE staged.household END,
      attendance = CASE WHEN ${attendance} THEN guests.attendance::text ELSE staged.attendance END,
      seat_number = CASE WHEN ${seat} THEN guests.seat_number ELSE staged.seat_number END
    FROM paired_guests JOIN guests USING (id)
    WHERE paired_guests.place = staged.place AND (${doorNote} OR ${otherNames} OR ${household} OR ${attendance} OR ${seat})`;
}

/** Seats stated in the file win over others, then earlier guests. `keepsUnpaired`: other guests keep their seats. */
export async function seatOnce(tx: Queryable, eventId: ListReadableEventId, keepsUnpaired: boolean): Promise<void> {
  await tx.$executeRaw`
    UPDATE staged_guests AS staged SET seat_number = 0
    FROM (
      SELECT place, row_number() OVER (PARTITION BY lower(table_number), seat_number ORDER BY rank, place) AS nth
      FROM (
        SELECT place, table_number, seat_number, CASE WHEN said_seat > 0 THEN 1 ELSE 2 END AS rank
        FROM staged_guests WHERE seat_number > 0
        UNION ALL
        SELECT -1, table_number, seat_number, 0 FROM guests
        WHERE ${keepsUnpaired} AND event_id = ${eventId} AND seat_number IS NOT NULL
          AND NOT EXISTS (SELECT FROM paired_guests WHERE paired_guests.id = guests.id)
      ) AS seated
    ) AS taken
    WHERE taken.nth > 1 AND taken.place = staged.place`;
}

/** Connects guests without a host with those of the staged list, after the list was written. */
export async function connectHosts(tx: Queryable, eventId: WritableEventId): Promise<void> {
  await tx.$executeRaw`
    UPDATE guests SET guest_of_id = host.id, updated_at = now()
    FROM staged_guests AS staged JOIN paired_guests AS paired USING (place)
      JOIN paired_guests AS host ON host.place = staged.guest_of
    WHERE staged.guest_of IS NOT NULL AND guests.id = paired.id AND event_id = ${eventId} AND host.id <> guests.id
      AND NOT EXISTS (SELECT FROM guests AS present WHERE present.id = guests.guest_of_id AND present.event_id = ${eventId})`;
}

/** What the file states of a staged guest, joined with the host. */
export const saidFacts =
  Prisma.raw(`staged.said_door_note AS door_note, staged.said_other_names AS other_names, staged.said_household AS household, staged.said_attendance AS attendance,
  staged.said_seat AS seat_number, coalesce(host.name, '') AS host`);

/** The facts of a row in JSON; null if it has none. */
export const factsJson = {
  sheet: Prisma.sql`
    CASE WHEN door_note IS NOT NULL OR other_names IS NOT NULL OR household IS NOT NULL OR attendance IS NOT NULL OR seat_number IS NOT NULL
      OR host <> '' THEN
      json_build_object('doorNote', door_note, 'otherNames', other_names, 'household', household, 'attendance', attendance,
        'seatNumber', seat_number, 'host', host) END`,
  list: Prisma.sql`
    CASE WHEN household <> '' OR attendance <> 'unknown' OR seat_number IS NOT NULL OR guest_of_id IS NOT NULL
      OR true IN (${Prisma.raw(sqlOfNotes(({ name, none }) => `${name} <> ${none}`))}) THEN
      json_build_object('household', household, 'attendance', attendance, 'seatNumber', coalesce(seat_number, 0),
        'guestOfId', guest_of_id, ${Prisma.raw(sqlOfNotes(({ field, name }) => `'${field}', ${name}`))}) END`,
};
