import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { type ChangeFeed, createChangeFeed } from "./change-feed.ts";
import { type Claims, createClaims } from "./claims.ts";
import { errorCodes } from "./error-codes.ts";
import { type Prisma, PrismaClient } from "./generated/client.ts";
import { type Readiness, readinessOf } from "./readiness.ts";
import { logSlowQueries, type SlowQueryLog } from "./slow-queries.ts";

/** The application's database. */
export interface Database {
  prisma: PrismaClient;
  /** The connections of `prisma`, for raw SQL. */
  pool: pg.Pool;
  /**
   * Connections of their own for what searches and requests begin with: events, sessions, edits of a list. Only for queries of a
   * few milliseconds: whatever else the others are busy with, these are free.
   */
  lookUps: pg.Pool;
  /** Changes from any process. */
  changes: ChangeFeed;
  /** What only one process at a time may do. */
  claims: Claims;
  /** Whether the database responds, and has every migration of this version. */
  readiness(): Promise<Readiness>;
  /** Waits for running queries, then closes every connection. */
  close(): Promise<void>;
}

const maxConnections = 16;
const maxLookUpConnections = 4;

/** Runs queries: the client itself, or the transaction of a change. */
export type Queryable = Prisma.TransactionClient;

/**
 * Opens a database. Connections are created on demand.
 *
 * @param url postgresql://…
 * @param slowQueries undefined logs none
 */
export function createDatabase(url: string, slowQueries?: SlowQueryLog): Database {
  const pool = openPool(url, maxConnections, slowQueries);
  const lookUps = openPool(url, maxLookUpConnections, slowQueries);
  const changes = createChangeFeed(url);
  const claims = createClaims(url);
  const prisma = new PrismaClient({ adapter: new PrismaPg(pool), errorFormat: "minimal" });
  return {
    prisma,
    pool,
    lookUps,
    changes,
    claims,
    readiness: () => readinessOf(lookUps),
    async close() {
      await changes.close();
      await claims.close();
      await prisma.$disconnect();
      await pool.end();
      await lookUps.end();
    },
  };
}

function openPool(url: string, max: number, slowQueries: SlowQueryLog | undefined): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: "find-your-table",
    max,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
    keepAlive: true,
  });
  // The pool has already removed the connection and will create a new one; without a listener the process would end.
  pool.on("error", () => undefined);
  if (slowQueries) logSlowQueries(pool, slowQueries);
  return pool;
}

const unavailableCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "ENOTFOUND",
  "EAI_AGAIN",
  // Prisma: not reachable, timed out, connection closed, no free connection, too many connections.
  "P1001",
  "P1002",
  "P1008",
  "P1017",
  "P2024",
  "P2028",
  "P2037",
  // The driver adapter's kinds, for errors of raw queries.
  "DatabaseNotReachable",
  "ConnectionClosed",
  "SocketTimeout",
  // PostgreSQL: too many connections, statement timeout, shutting down, crashed, starting up.
  "53300",
  "57014",
  "57P01",
  "57P02",
  "57P03",
]);

/** Whether an error means that the database is unavailable, rather than that the query is wrong. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const codes = errorCodes(error);
  if (codes.some((code) => unavailableCodes.has(code) || code.startsWith("08"))) return true;
  // pg's errors without a code.
  return (
    error instanceof Error &&
    /timeout exceeded when trying to connect|Connection terminated|is not queryable/.test(error.message)
  );
}

/** Whether the disk was full, for the database or for a file. */
export function isDiskFull(error: unknown): boolean {
  return errorCodes(error).some((code) => code === "53100" || code === "ENOSPC");
}

/** Whether PostgreSQL refused a text that it cannot store, such as one with a NUL character. */
export function isUnstorableText(error: unknown): boolean {
  return errorCodes(error).some((code) => code === "22021" || code === "22P05");
}

/** Whether PostgreSQL refused a time that it cannot store, such as one before the year 1. */
export function isUnstorableTime(error: unknown): boolean {
  return errorCodes(error).some((code) => code === "22007" || code === "22008" || code === "22009");
}
