import type pg from "pg";
import type { Logger } from "pino";
import { advisoryLocks } from "./advisory-locks.ts";
import { openConnection } from "./connection.ts";
import { errorCodes } from "./error-codes.ts";

// Deleted rows stay in the database's files until overwritten: in tables, statistics and the log of changes.
// After an erasure, all three are written again.

/** The tables that may name guests. */
const tables = [
  ...[
    "events",
    "guests",
    "tables",
    "fixtures",
    "wishes",
    "saved_plans",
    "history_entries",
    "row_changes",
    "guest_list_changes",
  ],
  ...["imported_sheets", "remembered_choices", "staged_files", "uploaded_files", "prints", "door_operations"],
];

/** Cleaning this much takes a few seconds, for which changes and searches wait. */
const maxBytesAtOnce = 256 * 1024 * 1024;
/** Between two beginnings, unless nobody would wait: anybody can erase guests in a loop. */
const restMinutes = 15;
/** Without queries, before larger tables are cleaned. */
const quietSeconds = 30;
/** Then larger tables are cleaned although it is not quiet. */
const maxWaitHours = 24;
/** Everybody else waits behind. */
const lockTimeoutMs = 2000;
const checkedEveryMs = 60_000;
const lockNotAvailable = "55P03";

export type CleaningOutcome = "nothing to do" | "cleaned" | "later";

export interface DiskCleaning {
  /** Waits for a cleaning that is going on. */
  close(): Promise<void>;
}

/** Cleans the database's files within some 20 minutes of an erasure, in one of all processes. */
export function startDiskCleaning(url: string, logger: Logger): DiskCleaning {
  let running: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    running = running
      .then(() => cleanDiskIfDue(url, logger))
      .catch((err: unknown) => {
        logger.warn({ err }, "database files not cleaned");
      });
  }, checkedEveryMs);
  timer.unref();
  return {
    async close() {
      clearInterval(timer);
      await running;
    },
  };
}

/** Cleans if something was erased since the last time, and this is a good moment. */
export async function cleanDiskIfDue(url: string, logger: Logger): Promise<CleaningOutcome> {
  const client = await openConnection(url);
  try {
    const outcome = await cleanIfDue(client);
    if (outcome === "cleaned") logger.info("database files cleaned");
    return outcome;
  } catch (error) {
    // Somebody used a table for longer than others may be kept waiting.
    if (errorCodes(error).includes(lockNotAvailable)) return "later";
    throw error;
  } finally {
    await client.end();
  }
}

async function cleanIfDue(client: pg.Client): Promise<CleaningOutcome> {
  const due = await findDue(client);
  if (due === undefined) return "nothing to do";
  if (due.isStillSeen) return "later";
  const { rows } = await client.query<{ isMine: boolean }>(
    `SELECT pg_try_advisory_lock(${advisoryLocks.cleanDisk}) AS "isMine"`,
  );
  if (rows[0]?.isMine !== true || !(await isGoodMoment(client, due))) return "later";
  await client.query(
    "INSERT INTO disk_cleanings (began_at) VALUES (now()) ON CONFLICT (id) DO UPDATE SET began_at = excluded.began_at",
  );
  await clean(client);
  await client.query("DELETE FROM due_cleanings WHERE id <= $1", [due.lastId]);
  return "cleaned";
}

interface Due {
  lastId: number;
  isUrgent: boolean;
  /** Whether an older transaction still sees what was erased, so that cleaning would keep it. */
  isStillSeen: boolean;
}

async function findDue(client: pg.Client): Promise<Due | undefined> {
  const { rows } = await client.query<{ lastId: number | null; isUrgent: boolean; isStillSeen: boolean }>(
    `SELECT max(id) AS "lastId", bool_or(created_at < now() - make_interval(hours => ${maxWaitHours})) AS "isUrgent",
       EXISTS (
         SELECT FROM pg_stat_activity
         WHERE datname = current_database() AND pid <> pg_backend_pid() AND age(backend_xmin) >= min(age(due_cleanings.xmin))
       ) AS "isStillSeen"
     FROM due_cleanings`,
  );
  const [row] = rows;
  return row && row.lastId !== null ? { ...row, lastId: row.lastId } : undefined;
}

async function isGoodMoment(client: pg.Client, { isUrgent }: Due): Promise<boolean> {
  const { rows } = await client.query<{ isSmall: boolean; isRested: boolean; isQuiet: boolean }>(
    `SELECT (SELECT sum(pg_total_relation_size(name::regclass)) FROM unnest($1::text[]) AS name) <= $2 AS "isSmall",
       NOT EXISTS (
         SELECT FROM disk_cleanings WHERE began_at > now() - make_interval(mins => ${restMinutes})
       ) AS "isRested",
       NOT EXISTS (
         SELECT FROM pg_stat_activity
         WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'
           AND (state <> 'idle' OR state_change > now() - make_interval(secs => ${quietSeconds}))
       ) AS "isQuiet"`,
    [tables, maxBytesAtOnce],
  );
  const [moment] = rows;
  return moment !== undefined && (moment.isQuiet || (moment.isRested && (moment.isSmall || isUrgent)));
}

async function clean(client: pg.Client): Promise<void> {
  await client.query(`SET lock_timeout = ${lockTimeoutMs}`);
  // One by one: each is blocked only while it is written.
  for (const table of tables) await client.query(`VACUUM (FULL, ANALYZE) ${table}`);
  const { rows } = await client.query<{ isAllowed: boolean }>(
    `SELECT rolsuper AS "isAllowed" FROM pg_roles WHERE rolname = current_user`,
  );
  // A server of one's own: how long it keeps its log, and backups of it, is up to its operator.
  if (rows[0]?.isAllowed !== true) return;
  await client.query("VACUUM FULL pg_statistic");
  // Only whole files of the log are removed.
  await client.query("SELECT pg_switch_wal()");
  await client.query("CHECKPOINT");
}
