import type { Queryable } from "../database/client.ts";
import { Prisma } from "../database/generated/client.ts";
import {
  columnsAbout,
  type ItemsAbout,
  isAtDoor,
  isOneOf,
  isTheGuest,
  itemsAboutGuests,
  mayMention,
  type Sought,
  withoutMention,
} from "./sought-guest.ts";
import { type EventTable, eventTables, keyOf, type NamedColumn } from "./tables.ts";

// Erasing a guest from every table of an event, as the registry says.

const raw = (text: string) => Prisma.raw(text);

/**
 * Deletes a guest, and what refers to them or names them in what is remembered. What is recorded meanwhile has them still.
 * @returns how many files were deleted, and how many other rows lost the guest, besides the guest's own
 */
export async function eraseRows(tx: Queryable, sought: Sought): Promise<{ files: number; records: number }> {
  let records = await eraseFromDoor(tx, sought);
  for (const items of itemsAboutGuests()) records += await eraseItems(tx, sought, items);
  for (const { table, column, isAbout, without } of columnsAbout(sought)) {
    records += await tx.$executeRaw`
      UPDATE ${table} SET ${column} = ${without} WHERE event_id = ${sought.eventId} AND ${isAbout}`;
  }
  await tx.guest.deleteMany({ where: { eventId: sought.eventId, id: sought.guestId } });
  records += await deleteUnheldWishes(tx, sought);
  const replaced = eventTables.filter(({ onErase }) => onErase === "replace");
  for (const table of replaced) records += await replaceWords(tx, sought, table);
  const files = await tx.uploadedFile.count({ where: { eventId: sought.eventId } });
  for (const { name } of eventTables.filter(({ onErase }) => onErase === "delete")) {
    await tx.$executeRaw`DELETE FROM ${raw(name)} WHERE event_id = ${sought.eventId}`;
  }
  return { files, records };
}

/** Takes the items about a guest out of a list in JSON, and their names out of the others. */
function eraseItems(tx: Queryable, sought: Sought, { table, column, list, id }: ItemsAbout): Promise<number> {
  const row = { id: Prisma.sql`(item->>${id})::int`, name: Prisma.sql`item->>'name'` };
  const items = Prisma.sql`
    SELECT coalesce(json_agg(${withoutMention(sought, Prisma.sql`item`, row.name)} ORDER BY place)
      FILTER (WHERE NOT ${isTheGuest(sought, row)}), '[]')
    FROM json_array_elements(part) WITH ORDINALITY AS listed (item, place)`;
  return tx.$executeRaw`
    UPDATE ${table} SET ${column} = (
      SELECT json_object_agg(key, CASE key WHEN ${list} THEN (${items}) ELSE part END ORDER BY position)
      FROM json_each(${column}::json) WITH ORDINALITY AS parts (key, part, position))
    WHERE event_id = ${sought.eventId} AND (${mayMention(sought, Prisma.sql`${column}::text`)} OR EXISTS (
      SELECT FROM json_array_elements(${column}::json->${list}) AS item WHERE ${isTheGuest(sought, row)}))`;
}

const wordsIn = ({ columns }: EventTable) => columns.filter(({ words }) => words !== undefined);

/** Replaces the names of a guest. Items about guests have been seen to one by one: some may be namesakes. */
async function replaceWords(tx: Queryable, sought: Sought, table: EventTable): Promise<number> {
  const isOfGuests = ({ refs = [] }: NamedColumn) =>
    refs.some(({ to, inList }) => to === "guests" && inList?.id === "id");
  const columns = wordsIn(table).filter((column) => !isOfGuests(column));
  if (columns.length === 0) return 0;
  const values = columns.map(({ name, words }) =>
    words === "json"
      ? Prisma.sql`${raw(name)} = redact_json(${raw(name)}::json, ${sought.pattern})`
      : Prisma.sql`${raw(name)} = redact_text(${raw(name)}, ${sought.pattern})`,
  );
  const found = columns.map(({ name }) => mayMention(sought, Prisma.sql`${raw(name)}::text`));
  return tx.$executeRaw`
    UPDATE ${raw(table.name)} SET ${Prisma.join(values)} WHERE event_id = ${sought.eventId} AND ${isOneOf(found)}`;
}

/** A value that nobody else has may be about the guest. */
function deleteUnheldWishes(tx: Queryable, { eventId }: Sought): Promise<number> {
  return tx.$executeRaw`
    DELETE FROM wishes WHERE event_id = ${eventId} AND value <> '' AND NOT EXISTS (
      SELECT FROM guests WHERE guests.event_id = ${eventId}
        AND lower(trim(additional_info->>column_name)) = lower(trim(value)))`;
}

/**
 * Empties what was recorded at the door about a guest. The facts' ids stay, so that devices do not hand in the same again, and so do kinds,
 * devices and times, which are about nobody then. With new positions, devices read them again and forget what they had.
 */
function eraseFromDoor(tx: Queryable, sought: Sought): Promise<number> {
  const { eventId } = sought;
  return tx.$executeRaw`
    WITH about AS (
      SELECT id, row_number() OVER (ORDER BY position) AS place FROM door_operations WHERE ${isAtDoor(sought)}
    ), raised AS (
      UPDATE events SET door_version = door_version + (SELECT count(*) FROM about)::int
      WHERE id = ${eventId} AND EXISTS (SELECT FROM about)
      RETURNING door_version - (SELECT count(*) FROM about) AS last
    )
    UPDATE door_operations AS fact SET
      position = raised.last + about.place, guest_id = NULL, walk_in_id = NULL, name = NULL, table_label = NULL,
      expected_table_label = NULL, previous_table_label = NULL, previous_name = NULL, replaces = NULL
    FROM about, raised WHERE fact.event_id = ${eventId} AND fact.id = about.id`;
}

/**
 * Empties the guest's rows in recorded changes, and replaces their names in the others. The ids stay, from which screens and
 * indexes learn that somebody went. @returns the number of records
 */
export async function eraseFromChanges(tx: Queryable, sought: Sought): Promise<number> {
  const { eventId, guestId } = sought;
  const [row, id, name] = [Prisma.sql`row`, Prisma.sql`row_id`, Prisma.sql`row_name`];
  const whole = [...new Set(itemsAboutGuests().map((items) => items.name))];
  await tx.$executeRaw`DELETE FROM row_changes WHERE event_id = ${eventId} AND kind = ANY (${whole})`;
  // OFFSET 0 keeps the planner from reading number and name again for each use: there may be many rows.
  return tx.$executeRaw`
    UPDATE row_changes AS change SET rows = (
      SELECT json_agg(CASE WHEN change.kind = 'guests' AND ${isTheGuest(sought, { id, name })}
        THEN json_build_object('id', row_id, 'before', NULL, 'after', NULL)
        ELSE ${withoutMention(sought, row, name)} END ORDER BY place)
      FROM (
        SELECT row, place, (row->>'id')::int AS row_id, coalesce(row->'before'->>'name', row->'after'->>'name') AS row_name
        FROM json_array_elements(change.rows) WITH ORDINALITY AS element (row, place) OFFSET 0
      ) AS element)
    WHERE event_id = ${eventId}
      AND (ids @> ARRAY[${guestId}]::int[] OR ${mayMention(sought, Prisma.sql`change.rows::text`)})`;
}

/** A text of an event, and what it is a text of. */
export interface Mention {
  table: string;
  /** What names the row; empty for none. */
  label: string;
  field: string;
  /** Whether the field is an extra column. */
  isColumn: boolean;
  text: string;
}

/** Texts of an event that mention the guest, other than those of the guest and namesakes. */
export function findMentions(
  db: Queryable,
  { eventId, guestId, name, pattern }: Sought,
  most: number,
): Promise<Mention[]> {
  const pointedOut = eventTables.filter(({ onErase }) => onErase === "point out");
  const texts = pointedOut.flatMap((table, place) =>
    wordsIn(table).map((column) => textsOf(eventId, table, column, place)),
  );
  return db.$queryRaw<Mention[]>`
    WITH texts AS (${Prisma.join(texts, " UNION ALL ")})
    SELECT "table", label, field, is_column AS "isColumn", text FROM texts
    WHERE text ~* ${pattern}
      AND NOT ("table" = 'guests' AND (id = ${guestId} OR (field = 'name' AND lower(text) = lower(${name}))))
    ORDER BY place, id, field LIMIT ${most}`;
}

/** SQL for the texts in a column. */
function textsOf(eventId: number, table: EventTable, { name, field, words }: NamedColumn, place: number): Prisma.Sql {
  const column = raw(`t.${name}`);
  const texts = {
    text: Prisma.sql`(VALUES (${field}, false, ${column}))`,
    texts: Prisma.sql`(SELECT ${field}, false, unnest(${column}))`,
    json: Prisma.sql`(SELECT key, true, value FROM json_each_text(${column}::json))`,
  };
  const label = raw(table.label === undefined ? "''" : `t.${table.label}`);
  return Prisma.sql`
    SELECT ${place}::int AS place, ${table.name} AS "table", t.id, ${label} AS label, texts.field, texts.is_column, texts.text
    FROM ${raw(table.name)} AS t, LATERAL ${texts[words ?? "text"]} AS texts (field, is_column, text)
    WHERE t.${raw(keyOf(table))} = ${eventId}`;
}

/** How many other guests of an event have the name. */
export function countNamesakes(tx: Queryable, { eventId, guestId, name }: Sought): Promise<number> {
  return tx.guest.count({ where: { eventId, id: { not: guestId }, name: { equals: name, mode: "insensitive" } } });
}
