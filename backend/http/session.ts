import connectPgSimple from "connect-pg-simple";
import type { Request, RequestHandler } from "express";
import session from "express-session";
import type { Pool } from "pg";
import type { Logger } from "pino";
import { DomainError } from "../lib/domain-error.ts";
import type { SessionControl } from "../lib/session-control.ts";
import { sessionCookie } from "../lib/session-cookie.ts";

declare module "express-session" {
  interface SessionData {
    userId: number;
    /** Milliseconds since 1970 at which the session ends, however much it is used. */
    endsAt: number;
  }
}

const dayMs = 24 * 60 * 60 * 1000;
const rememberedMs = 30 * dayMs;
/** A browser may stay open for months; the session that was to end with it does not. */
const unrememberedMs = 7 * dayMs;

/** Sessions in PostgreSQL, so that any process knows them; anonymous callers get none. */
export function createSessions(
  pool: Pool,
  secret: string,
  logger: Logger,
): { middleware: RequestHandler; close(): Promise<void> } {
  const PgStore = connectPgSimple(session);
  class EndingStore extends PgStore {
    override get(sid: string, done: (error: unknown, found?: session.SessionData | null) => void): void {
      super.get(sid, (error: unknown, found?: session.SessionData | null) => {
        if (found && isOver(found)) this.destroy(sid, done);
        else done(error, found);
      });
    }
  }
  const store = new EndingStore({
    pool,
    tableName: "sessions",
    // Seconds. Sessions that end with the browser; the server forgets them after a day without a request.
    ttl: dayMs / 1000,
    errorLog: () => logger.warn("session store failed"),
  });
  const cookie = { httpOnly: true, sameSite: "lax", secure: "auto", path: "/" } as const;
  const settings = { secret, store, resave: false, saveUninitialized: false, cookie };
  const overTls = session({ ...settings, name: sessionCookie.overTls });
  const withoutTls = session({ ...settings, name: sessionCookie.withoutTls });
  const middleware: RequestHandler = (request, response, next) => {
    // Whatever is answered to a session is for its user alone.
    response.setHeader("Cache-Control", "no-store");
    const readSession = request.secure ? overTls : withoutTls;
    readSession(request, response, (error?: unknown) => {
      // The store also fails after an answer, when it notes that the session was used. The answer stands.
      if (error !== undefined && response.headersSent) return;
      next(error === undefined ? undefined : sessionsUnavailable(error));
    });
  };
  return { middleware, close: async () => store.close() };
}

function sessionsUnavailable(cause: unknown): DomainError {
  return new DomainError("UNAVAILABLE", "The server cannot reach its data right now. Please try again.", { cause });
}

function isOver({ endsAt = 0 }: session.SessionData): boolean {
  return endsAt <= Date.now();
}

function run(action: (done: (error: unknown) => void) => unknown): Promise<void> {
  return new Promise((resolve, reject) => {
    action((error) => (error ? reject(sessionsUnavailable(error)) : resolve()));
  });
}

/** Whom the session of a request is of as of now, and not as of the time when the request came. */
export function currentUserId({ session: { userId }, sessionStore, sessionID }: Request): Promise<number | undefined> {
  if (userId === undefined) return Promise.resolve(undefined);
  return new Promise((resolve, reject) => {
    sessionStore.get(sessionID, (error: unknown, found) => {
      if (error) reject(sessionsUnavailable(error));
      else resolve(found?.userId);
    });
  });
}

/** What resolvers may do with a request's session. */
export function sessionControl(request: Request, log: Logger): SessionControl {
  return {
    async signIn(userId, rememberMe) {
      await run((done) => request.session.regenerate(done));
      request.session.userId = userId;
      request.session.endsAt = Date.now() + (rememberMe ? rememberedMs : unrememberedMs);
      if (rememberMe) request.session.cookie.maxAge = rememberedMs;
      await run((done) => request.session.save(done));
      log.info({ user: userId }, "signed in");
    },
    async signOut() {
      // By the store: the request keeps its object, because it may sign out again, or in.
      await run((done) => request.sessionStore.destroy(request.sessionID, done));
      const { secure } = request;
      request.res?.clearCookie(secure ? sessionCookie.overTls : sessionCookie.withoutTls, { path: "/", secure });
    },
  };
}
