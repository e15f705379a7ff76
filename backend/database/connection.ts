import pg from "pg";

/**
 * Opens one connection, for what must not run on a pool's.
 *
 * @throws Error saying which server cannot be used, and why
 */
export async function openConnection(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, keepAlive: true });
  // A lost connection fails the query that runs on it; without a listener it would end the process as well.
  client.on("error", () => undefined);
  try {
    await client.connect();
    return client;
  } catch (cause) {
    await client.end();
    const place = `${client.host}:${client.port}, database ${client.database}`;
    throw new Error(`The database server (${place}) cannot be used: ${reasonOf(cause)}. Check DATABASE_URL.`, {
      cause,
    });
  }
}

function reasonOf(error: unknown): string {
  // A host name with several addresses fails with one error for each, and a message for none.
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join("; ");
  return error instanceof Error ? error.message : String(error);
}
