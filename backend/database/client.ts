import { setTimeout as delay } from "node:timers/promises";
import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { type ChangeFeed, createChangeFeed } from "./change-feed.ts";
import { Contact } from "./contact.ts";
import { errorCodes } from "./error-codes.ts";
import { type Prisma, PrismaClient } from "./generated/client.ts";
import { migrationRecords, readMigrations } from "./migrate.ts";
import { type DatabaseLog, logSlowQueries } from "./slow-queries.ts";

export interface Database {
  prisma: PrismaClient;
  /** The connections of `prisma`, for raw SQL. */
  pool: pg.Pool;
  /** Kept free for queries of a few milliseconds that searches and requests begin with, such as sessions. */
  lookUps: pg.Pool;
  changes: ChangeFeed;
  contact: Contact;
  /** Whether the database responds within 3 seconds, and has every migration of this version. */
  readiness(): Promise<Readiness>;
  close(): Promise<void>;
}

const maxConnections = 16;
const maxLookUpConnections = 4;
/** Guests do not wait longer for a database that does not answer. */
const lookUpWithinMs = 3_000;

/** The client itself, or the transaction of a change. */
export type Queryable = Prisma.TransactionClient;

/** Connections are created on demand. Without `log`, nothing is logged. */
export function createDatabase(url: string, log?: DatabaseLog): Database {
  const pool = openPool(url, maxConnections, log);
  const lookUps = openPool(url, maxLookUpConnections, log, {
    connectionTimeoutMillis: lookUpWithinMs,
    query_timeout: lookUpWithinMs,
  });
  const contact = new Contact();
  const changes = createChangeFeed(url, contact, log?.logger);
  const prisma = new PrismaClient({ adapter: new PrismaPg(pool), errorFormat: "minimal" });
  return {
    prisma,
    pool,
    lookUps,
    changes,
    contact,
    readiness: () => Promise.race([lookUpReadiness(lookUps, contact), delay(lookUpWithinMs, late, { ref: false })]),
    async close() {
      contact.happenings.emit("end", false);
      await changes.close();
      await prisma.$disconnect();
      await pool.end();
      await lookUps.end();
    },
  };
}

function openPool(
  url: string,
  max: number,
  log: DatabaseLog | undefined,
  timeouts: Pick<pg.PoolConfig, "connectionTimeoutMillis" | "query_timeout"> = {},
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: "find-your-table",
    max,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
    keepAlive: true,
    ...timeouts,
  });
  // The pool has already removed the connection and will create a new one; without a listener the process would end.
  pool.on("error", (error) => log?.logger.warn({ err: error }, "connection to the database lost"));
  // In use, it has no listener of the pool's, and for a moment none of its user's either. The user's query fails all the same.
  pool.on("connect", (client) => client.on("error", () => undefined));
  if (log) logSlowQueries(pool, log);
  return pool;
}

type Readiness = "ready" | "unreachable" | "not migrated";

const late = "unreachable" as const;
const undefinedTable = "42P01";

let ownMigrations: ReturnType<typeof readMigrations> | undefined;

async function lookUpReadiness(pool: pg.Pool, contact: Contact): Promise<Readiness> {
  ownMigrations ??= readMigrations();
  try {
    const { rows } = await pool.query<{ name: string }>(`SELECT name FROM ${migrationRecords}`);
    const applied = new Set(rows.map(({ name }) => name));
    // Additions of a newer version do no harm: during a rolling update, it runs next to this one.
    return (await ownMigrations).every(({ name }) => applied.has(name)) ? "ready" : "not migrated";
  } catch (error) {
    if (errorCodes(error).includes(undefinedTable)) return "not migrated";
    contact.isLostBy(error);
    return "unreachable";
  }
}
