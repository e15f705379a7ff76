import type { Queryable } from "../../database/client.ts";
import { Prisma } from "../../database/generated/client.ts";
import type { ListReadableEventId } from "../event-rights/event-scope.type.ts";
import { type KnownGuest, type NewRow, partyColumns, type Rename } from "./renames/find-renames.ts";

// Each step pairs what the steps before have left, so only the first one handles long lists.

/** What a step compares, always names too, and whether an ambiguous row is any of its guests, in order, or none. */
interface PairingStep {
  keys: readonly ("name_key" | "table_number" | "info" | "row" | "household" | "host")[];
  several: "in order" | "none";
}

const sheetSteps: readonly PairingStep[] = [
  { keys: ["name_key", "table_number", "household", "host", "info", "row"], several: "in order" },
  { keys: ["name_key", "table_number", "household", "host", "info"], several: "in order" },
  { keys: ["name_key", "table_number", "household", "host"], several: "in order" },
  { keys: ["name_key", "table_number", "info", "row"], several: "in order" },
  { keys: ["name_key", "table_number", "info"], several: "in order" },
  { keys: ["name_key", "table_number", "row"], several: "in order" },
  { keys: ["name_key", "table_number"], several: "in order" },
  { keys: ["name_key", "household", "host"], several: "none" },
  { keys: ["name_key", "info"], several: "none" },
  { keys: ["name_key", "row"], several: "none" },
  { keys: ["name_key"], several: "none" },
];

/** A list has other rows and columns than a sheet. Unnamed plus-ones are distinguished by their hosts. */
const listSteps: readonly PairingStep[] = [
  { keys: ["name_key", "table_number", "household", "host"], several: "in order" },
  { keys: ["name_key", "table_number"], several: "in order" },
  { keys: ["name_key", "household", "host"], several: "none" },
  { keys: ["name_key"], several: "none" },
];

type Candidates = "left_known" | "left_listed" | "left_deleted";

/** Pairs by name and table, then by unique name, household and host. Ignores case. */
export async function pairStagedGuests(tx: Queryable, eventId: ListReadableEventId): Promise<void> {
  await pairUnique(tx, Prisma.sql`guests WHERE event_id = ${eventId}`);
  const left = await leaveRows(tx, listSteps);
  if (left > 0 && (await leaveListed(tx, eventId)) > 0) {
    await pairLeft(tx, left, "left_listed", listSteps, "paired_guests");
  }
}

/** Pairs with the sheet before, then with guests it did not know. Ignores case. Returns the rows without a pair. */
export async function pairStagedSheet(tx: Queryable, eventId: ListReadableEventId): Promise<number> {
  await pairUnique(tx, Prisma.sql`base_guests`);
  let left = await leaveRows(tx, sheetSteps);
  if (left === 0) return 0;
  await leaveKnown(tx, "left_known", sheetSteps, Prisma.empty);
  left = await pairLeft(tx, left, "left_known", sheetSteps, "paired_guests");
  if (left === 0 || (await leaveListed(tx, eventId)) === 0) return left;
  return pairLeft(tx, left, "left_listed", listSteps, "paired_guests");
}

async function pairUnique(tx: Queryable, list: Prisma.Sql): Promise<void> {
  await tx.$executeRaw`
    WITH known AS MATERIALIZED (
      SELECT lower(name) AS name_key, table_number, min(id) AS id FROM ${list} GROUP BY 1, 2 HAVING count(*) = 1
    ), coming AS MATERIALIZED (
      SELECT lower(name) AS name_key, table_number, min(place) AS place FROM staged_guests
      WHERE EXISTS (SELECT FROM ${list}) GROUP BY 1, 2 HAVING count(*) = 1
    )
    INSERT INTO paired_guests (place, id) SELECT place, id FROM coming JOIN known USING (name_key, table_number)`;
}

/** Finds unpaired guests deleted since the sheet before, after {@link pairStagedGuests}. */
export async function findRevivedGuests(tx: Queryable, eventId: ListReadableEventId): Promise<void> {
  const [row] = await tx.$queryRaw<{ left: number }[]>`SELECT count(*)::int AS left FROM left_rows`;
  const left = row?.left ?? 0;
  if (left === 0) return;
  const isDeleted = Prisma.sql`
    AND NOT EXISTS (SELECT FROM guests WHERE guests.id = base_guests.id AND event_id = ${eventId})`;
  await leaveKnown(tx, "left_deleted", listSteps, isDeleted);
  await pairLeft(tx, left, "left_deleted", listSteps, "revived_guests");
}

/** Undefined when there are too many unpaired rows or guests. */
export async function findUnpaired(
  tx: Queryable,
  most: number,
): Promise<{ gone: KnownGuest[]; coming: NewRow[] } | undefined> {
  const gone = await tx.$queryRaw<KnownGuest[]>`
    SELECT id, name, base.table_number AS "tableNumber", base.row, ${partyOf("base")} AS party
    FROM left_known JOIN base_guests AS base USING (id)
    WHERE NOT EXISTS (SELECT FROM paired_guests WHERE paired_guests.id = left_known.id)
    ORDER BY base.place LIMIT ${most + 1}`;
  if (gone.length === 0 || gone.length > most) return undefined;
  const coming = await tx.$queryRaw<NewRow[]>`
    SELECT place, name, staged.table_number AS "tableNumber", staged.row, ${partyOf("staged")} AS party
    FROM left_rows JOIN staged_guests AS staged USING (place)
    ORDER BY place LIMIT ${most + 1}`;
  return coming.length > most ? undefined : { gone, coming };
}

const partyOf = (guest: string) => Prisma.sql`coalesce(nullif(${Prisma.raw(guest)}.household, ''), (
    SELECT value FROM json_each_text(${Prisma.raw(guest)}.additional_info) AS columns (key, value)
    WHERE lower(key) = ANY(${partyColumns}::text[]) LIMIT 1
  ), '')`;

/** Pairs rows with the guests who have other names now. */
export async function pairRenamed(tx: Queryable, renames: readonly Rename[]): Promise<void> {
  const [places, ids] = [renames.map(({ place }) => place), renames.map(({ id }) => id)];
  await tx.$executeRaw`
    INSERT INTO paired_guests (place, id) SELECT * FROM unnest(${places}::int[], ${ids}::int[])`;
}

async function createLeft(tx: Queryable, table: Candidates | "left_rows"): Promise<void> {
  const columns = "place int, id int, name_key text, table_number text, info jsonb, row int, household text, host text";
  await tx.$executeRaw`CREATE TEMP TABLE ${Prisma.raw(`${table} (${columns})`)} ON COMMIT DROP`;
}

/** The extra columns, if a step compares them. */
const infoFor = (steps: readonly PairingStep[]) =>
  Prisma.raw(steps.some(({ keys }) => keys.includes("info")) ? "additional_info::jsonb" : "NULL::jsonb");

async function leaveRows(tx: Queryable, steps: readonly PairingStep[]): Promise<number> {
  await createLeft(tx, "left_rows");
  return tx.$executeRaw`
    INSERT INTO left_rows
    SELECT staged.place, NULL, lower(staged.name), staged.table_number, ${infoFor(steps)}, staged.row,
      lower(coalesce(staged.said_household, '')), lower(coalesce(host.name, ''))
    FROM staged_guests AS staged LEFT JOIN (SELECT place, name FROM staged_guests) AS host ON host.place = staged.guest_of
    WHERE NOT EXISTS (SELECT FROM paired_guests WHERE paired_guests.place = staged.place)`;
}

async function leaveKnown(
  tx: Queryable,
  table: Candidates,
  steps: readonly PairingStep[],
  condition: Prisma.Sql,
): Promise<void> {
  await createLeft(tx, table);
  await tx.$executeRaw`
    INSERT INTO ${Prisma.raw(table)}
    SELECT place, id, lower(name), table_number, ${infoFor(steps)}, row, lower(household), lower(host)
    FROM base_guests
    WHERE NOT EXISTS (SELECT FROM paired_guests WHERE paired_guests.id = base_guests.id) ${condition}`;
}

async function leaveListed(tx: Queryable, eventId: ListReadableEventId): Promise<number> {
  await createLeft(tx, "left_listed");
  return tx.$executeRaw`
    INSERT INTO left_listed
    SELECT guests.position, guests.id, lower(guests.name), guests.table_number, NULL, NULL,
      lower(guests.household), lower(coalesce(host.name, ''))
    FROM guests LEFT JOIN guests AS host ON host.id = guests.guest_of_id AND host.event_id = guests.event_id
    WHERE guests.event_id = ${eventId}
      AND NOT EXISTS (SELECT FROM paired_guests WHERE paired_guests.id = guests.id)
      AND EXISTS (SELECT FROM left_rows WHERE left_rows.name_key = lower(guests.name))`;
}

async function pairLeft(
  tx: Queryable,
  rows: number,
  candidates: Candidates,
  steps: readonly PairingStep[],
  pairs: "paired_guests" | "revived_guests",
): Promise<number> {
  const from = Prisma.raw(candidates);
  let left = rows;
  for (const { keys, several } of steps) {
    if (left === 0) return 0;
    const key = Prisma.raw(keys.join(", "));
    const isComparable = keys.includes("household") ? Prisma.sql`household <> '' OR host <> ''` : Prisma.sql`true`;
    const numbered = Prisma.sql`*, row_number() OVER (PARTITION BY ${key} ORDER BY place, id) AS nth,
      count(*) OVER (PARTITION BY ${key}) AS namesakes`;
    left -= await tx.$executeRaw`
      WITH coming AS MATERIALIZED (
        SELECT ${numbered} FROM left_rows WHERE ${isComparable} AND name_key IN (SELECT name_key FROM ${from})
      ), known AS MATERIALIZED (
        SELECT ${numbered} FROM ${from} WHERE ${isComparable} AND name_key IN (SELECT name_key FROM left_rows)
      ),
      pairs AS (
        INSERT INTO ${Prisma.raw(pairs)} (place, id)
        SELECT coming.place, known.id FROM coming JOIN known USING (${key}, nth)
        WHERE ${several === "in order"} OR (coming.namesakes = 1 AND known.namesakes = 1)
        RETURNING place, id
      ), done AS (DELETE FROM ${from} AS known USING pairs WHERE known.id = pairs.id)
      DELETE FROM left_rows USING pairs WHERE left_rows.place = pairs.place`;
  }
  return left;
}
