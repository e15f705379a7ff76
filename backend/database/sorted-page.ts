import type { Queryable } from "./client.ts";
import { Prisma } from "./generated/client.ts";

export interface SortedList {
  id: Prisma.Sql;
  from: Prisma.Sql;
  /** Equal entries are sorted by `tieBreak`. */
  by: Prisma.Sql;
  /** In both directions; otherwise null counts as more than any value. */
  isNullLast?: boolean;
  tieBreak: Prisma.Sql;
  direction: "asc" | "desc";
}

/** Natural order: case and accents count last, and "Table 2" comes before "Table 10". */
export const naturally = (column: Prisma.Sql) => Prisma.sql`${column} COLLATE natural_order`;

/** The column contains the text literally, ignoring case. */
export function containing(column: Prisma.Sql, text: string): Prisma.Sql {
  return Prisma.sql`${column} ILIKE ${`%${text.replace(/[\\%_]/g, "\\$&")}%`}`;
}

/** Combines the defined conditions with AND. */
export function allOf(conditions: readonly (Prisma.Sql | undefined)[]): Prisma.Sql {
  const given = conditions.filter((condition) => condition !== undefined);
  return given.length === 0 ? Prisma.sql`true` : Prisma.join(given, " AND ");
}

/** The ids of a part of a sorted list, in order. */
export async function findSortedIds(
  db: Queryable,
  { id, from, by, isNullLast = false, tieBreak, direction }: SortedList,
  { offset, limit }: { offset: number; limit: number },
): Promise<number[]> {
  const descending = isNullLast ? "DESC NULLS LAST" : "DESC";
  const order = Prisma.raw(direction === "asc" ? "ASC" : descending);
  const rows = await db.$queryRaw<{ id: number }[]>`
    SELECT ${id} AS id ${from} ORDER BY ${by} ${order}, ${tieBreak} LIMIT ${limit} OFFSET ${offset}`;
  return rows.map((row) => row.id);
}

/** `from` is FROM, with WHERE. */
export async function countRows(db: Queryable, from: Prisma.Sql): Promise<number> {
  const [row] = await db.$queryRaw<{ count: number }[]>`SELECT count(*)::int AS count ${from}`;
  return row?.count ?? 0;
}

/** Entries in the order of the ids, without deleted ones. */
export function inOrderOf<Row extends { id: number }>(ids: readonly number[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
