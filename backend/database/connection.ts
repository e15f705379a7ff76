import pg from "pg";

/** Opens a single connection, not a pooled one. @throws Error saying which server is unusable, and why */
export async function openConnection(url: string, withinMs = 10_000): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: withinMs, keepAlive: true });
  // A lost connection fails its running query; without a listener it would also end the process.
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
  // A host name with several addresses fails with one error per address, and an empty message.
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join("; ");
  return error instanceof Error ? error.message : String(error);
}
