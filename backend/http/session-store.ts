import connectPgSimple from "connect-pg-simple";
import session from "express-session";
import type { Pool } from "pg";
import type { Logger } from "pino";
import type { ProvenAccount } from "../lib/session-control.ts";

/** For sessions whose cookies end with the browser. */
const unusedSeconds = 24 * 60 * 60;

/** A screen sends several requests at once. */
const noteEverySeconds = 60;

type Content = Pick<session.SessionData, "cookie">;

interface StoredSession {
  content: session.SessionData;
  isDue: boolean;
}

/** The store of express-session. Only {@link startSession} begins sessions, so no ended one comes back. */
export function createSessionStore(pool: Pool, logger: Logger) {
  const PgStore = connectPgSimple(session);
  class EndingStore extends PgStore {
    readonly #due = new Set<string>();

    override get(sid: string, done: (error: unknown, found?: session.SessionData | null) => void): void {
      findSession(pool, sid).then(
        (found) => {
          if (found && isOver(found.content)) return this.destroy(sid, done);
          if (found?.isDue) this.#due.add(sid);
          done(null, found?.content);
        },
        (error: unknown) => done(error),
      );
    }

    override set(sid: string, content: session.SessionData, done?: (error?: unknown) => void): void {
      changeSession(pool, sid, content).then(
        () => done?.(),
        (error: unknown) => done?.(error),
      );
    }

    // Recorded asynchronously. Otherwise the last byte of the answer would wait for the database.
    override touch(sid: string, content: session.SessionData, done?: () => void): void {
      if (this.#due.delete(sid)) noteUse(pool, sid, content).catch(() => logger.warn("session store failed"));
      done?.();
    }
  }
  return new EndingStore({
    pool,
    tableName: "sessions",
    ttl: unusedSeconds,
    errorLog: () => logger.warn("session store failed"),
  });
}

function isOver({ endsAt = 0 }: session.SessionData): boolean {
  return endsAt <= Date.now();
}

async function findSession(pool: Pool, sid: string): Promise<StoredSession | undefined> {
  const now = Date.now() / 1000;
  const { rows } = await pool.query<StoredSession>({
    name: "session",
    text: `SELECT sess AS content, last_used_at < to_timestamp($3) AS "isDue"
           FROM sessions WHERE sid = $1 AND expire >= to_timestamp($2)`,
    values: [sid, now, now - noteEverySeconds],
  });
  return rows[0];
}

/** When it ends, in seconds since 1970, unless it is used. */
const expiryOf = ({ cookie }: Content) => (cookie.expires?.valueOf() ?? Date.now() + unusedSeconds * 1000) / 1000;

/** An account as it was when its credentials were checked, or a helper. */
type SessionHolder = ProvenAccount | { helperId: number };

export interface NewSession {
  sid: string;
  content: Content;
  holder: SessionHolder;
  /** Id of the caller's session so far, which ends. */
  replaces: string;
  /** Whether it begins only if that session has not ended yet. */
  usesUp: boolean;
}

// With the lock, what ends the holder's sessions waits for this one, or this one finds that it may not begin.
const holders = {
  user: "SELECT id FROM users WHERE id = $6 AND credentials_version = $7 AND disabled_at IS NULL FOR SHARE",
  helper: "SELECT id FROM helpers WHERE id = $6 AND ended_at IS NULL FOR SHARE",
} as const;

/** False if the holder may not begin a session any more. */
export async function startSession(
  pool: Pool,
  { sid, content, holder, replaces, usesUp }: NewSession,
): Promise<boolean> {
  const kind = "userId" in holder ? "user" : "helper";
  const { rowCount } = await pool.query({
    name: `session start of a ${kind}`,
    text: `
      WITH holder AS (${holders[kind]}), ended AS (DELETE FROM sessions USING holder WHERE sid = $4 RETURNING 1)
      INSERT INTO sessions (sid, sess, expire)
        SELECT $1::text, $2::json, to_timestamp($3) FROM holder WHERE NOT $5::boolean OR EXISTS (SELECT FROM ended)`,
    values: [
      ...[sid, content, expiryOf(content), replaces, usesUp],
      ...("userId" in holder ? [holder.userId, holder.credentialsVersion] : [holder.helperId]),
    ],
  });
  return rowCount === 1;
}

async function changeSession(pool: Pool, sid: string, content: Content): Promise<void> {
  await pool.query({
    name: "session change",
    text: "UPDATE sessions SET sess = $2, expire = to_timestamp($3) WHERE sid = $1",
    values: [sid, content, expiryOf(content)],
  });
}

async function noteUse(pool: Pool, sid: string, content: Content): Promise<void> {
  await pool.query({
    name: "session use",
    text: "UPDATE sessions SET expire = to_timestamp($2), last_used_at = to_timestamp($3) WHERE sid = $1",
    values: [sid, expiryOf(content), Date.now() / 1000],
  });
}
