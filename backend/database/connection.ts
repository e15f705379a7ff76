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

/** Numbers of PostgreSQL's advisory locks, unique within a database. */
const locks = { migrate: 841_205_001, seed: 841_205_002, backup: 841_206_000 } as const;

const waitMs = 120_000;

/**
 * Runs work on a connection that owns the lock of this name; others wait for up to two minutes.
 * The lock ends with the connection, so a dead process does not keep it.
 */
export async function withDatabaseLock<T>(
  url: string,
  name: "migrate" | "seed",
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = await openConnection(url);
  try {
    await client.query(`SET lock_timeout = ${waitMs}`);
    await client.query("SELECT pg_advisory_lock($1)", [locks[name]]);
    await client.query("RESET lock_timeout");
    return await work(client);
  } finally {
    await client.end();
  }
}

/** A lock that this process has for a while. */
interface HeldLock {
  /** Aborted when the lock is lost, because its connection is. */
  readonly lost: AbortSignal;
  release(): Promise<void>;
}

/** PostgreSQL notices after some seconds that the machine of a process is gone. */
const keepalive = "SET tcp_keepalives_idle = 15; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 3";

/** Undefined when somebody has it already, here or in another process. */
export async function takeDatabaseLock(url: string, name: "backup"): Promise<HeldLock | undefined> {
  const client = await openConnection(url);
  const lost = new AbortController();
  // Counts as an unavailable database, like a query whose connection ends.
  client.once("end", () => lost.abort(new Error("Connection terminated while it held a lock")));
  await client.query(keepalive);
  const { rows } = await client.query<{ isOurs: boolean }>('SELECT pg_try_advisory_lock($1) AS "isOurs"', [
    locks[name],
  ]);
  const release = () => client.end();
  if (rows[0]?.isOurs) return { lost: lost.signal, release };
  await release();
  return undefined;
}
