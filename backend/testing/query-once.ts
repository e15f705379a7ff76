import pg from "pg";

/** On a connection of its own. */
export async function queryOnce<Row extends pg.QueryResultRow = Record<string, unknown>>(
  url: string,
  sql: string,
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  // A server that ends is noticed by the query.
  client.on("error", () => undefined);
  await client.connect();
  const { rows } = await client.query<Row>(sql).finally(() => client.end());
  return rows;
}
