import type { Database } from "../database/client.ts";

/** Ends the connections that hear of other processes' changes, whose last statement may be their heartbeat. */
export async function endListening({ pool }: Pick<Database, "pool">): Promise<void> {
  await pool.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND (query LIKE 'LISTEN%' OR query = 'SELECT 1')`,
  );
}
