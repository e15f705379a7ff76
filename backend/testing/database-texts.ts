import type pg from "pg";

/** Columns of every table and PostgreSQL's statistics. `text` has no wildcards; case counts only in files. */
export async function findInDatabase(pool: pg.Pool, text: string): Promise<string[]> {
  const { rows: columns } = await pool.query<{ table: string; column: string; type: string }>(
    `SELECT table_name AS table, column_name AS column, udt_name AS type FROM information_schema.columns
     WHERE table_schema = current_schema() AND table_name IN (
       SELECT table_name FROM information_schema.tables WHERE table_schema = current_schema() AND table_type = 'BASE TABLE')`,
  );
  const places: string[] = [];
  for (const { table, column, type } of columns) {
    const isFound =
      type === "bytea"
        ? `position(convert_to($1, 'UTF8') in "${column}") > 0`
        : `"${column}"::text ILIKE '%' || $1 || '%'`;
    const { rows } = await pool.query(`SELECT FROM "${table}" WHERE ${isFound} LIMIT 1`, [text]);
    if (rows.length > 0) places.push(`${table}.${column}`);
  }
  const { rows: statistics } = await pool.query<{ place: string }>(
    `SELECT 'statistics of ' || tablename || '.' || attname AS place FROM pg_stats
     WHERE concat(most_common_vals::text, histogram_bounds::text, most_common_elems::text) ILIKE '%' || $1 || '%'`,
    [text],
  );
  return [...places, ...statistics.map(({ place }) => place)];
}
