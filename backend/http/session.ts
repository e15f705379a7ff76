import { createHash, randomBytes } from "node:crypto";
import { parseCookie } from "cookie";
import { sign, unsign } from "cookie-signature";
import type { CookieOptions, Request, RequestHandler, Response } from "express";
import type { Pool, QueryConfig, QueryResult, QueryResultRow } from "pg";
import type { Logger } from "pino";
import { message } from "../../common/messages/message.ts";
import type { Database } from "../database/client.ts";
import { nameDevice } from "../lib/device-name.ts";
import { DomainError } from "../lib/domain-error.ts";
import { withdrawCookie } from "./caller-tokens.ts";

// Sessions in PostgreSQL, shared by all processes. Anonymous callers have none.

/** Whom a session belongs to: a user, or a helper without an account. */
export type SessionSubject = { userId: number; helperId?: never } | { helperId: number; userId?: never };

/** An account that somebody has proved to be theirs. */
interface ProvenAccount {
  userId: number;
  /** What `users.credentials_version` was when the proof was checked. */
  credentialsVersion: number;
}

/** A sign-in that waits for its second factor. */
export interface WaitingSignIn extends ProvenAccount {
  /** Whether the session will last 30 days. */
  rememberMe: boolean;
  byLink: boolean;
  /** When it stops waiting, in milliseconds since 1970. */
  until: number;
}

/** What is stored of a session. Times are in milliseconds since 1970. */
interface Content extends Partial<Record<keyof SessionSubject, number>> {
  startedAt?: number;
  /** However much it is used. */
  endsAt: number;
  /** Of its cookie, renewed by use; without, the cookie ends with the browser, and the session after a day without use. */
  cookieMs?: number;
  /** Such as "Firefox on Windows"; empty when unknown. */
  device?: string;
  /** Whether a sign-in link began the session, and no password was chosen since. */
  byLink?: boolean;
  /** Who will be signed in with a second factor; then nobody is. */
  waiting?: WaitingSignIn;
}

interface OpenSession {
  /** Opens the session. */
  sid: string;
  content: Content;
}

/** `__Host-` cookies need TLS and cannot be planted without it; the server also runs without TLS. */
export const sessionCookie = { overTls: "__Host-fyt.session", withoutTls: "fyt.session" } as const;

const dayMs = 24 * 60 * 60 * 1000;
const rememberedMs = 30 * dayMs;
/** A browser may stay open for months; the session does not wait for its end. */
const unrememberedMs = 7 * dayMs;
/** A helper's session is extended once a day, while it is in use. */
const extendedMs = rememberedMs - dayMs;
const waitingMs = 5 * 60 * 1000;
/** A screen sends several requests at once. */
const noteEveryMs = 60_000;

const seconds = (ms: number) => ms / 1000;
/** When it ends, in seconds since 1970, unless it is used. */
const expiryOf = ({ cookieMs = dayMs }: Content) => seconds(Date.now() + cookieMs);

const opened = new WeakMap<Request, OpenSession>();
const contentOf = (request: Request) => opened.get(request)?.content;

function subjectIn({ userId, helperId }: Partial<Content> = {}): SessionSubject | undefined {
  if (userId !== undefined) return { userId };
  return helperId === undefined ? undefined : { helperId };
}

/** Whom a request's session belongs to; undefined for an anonymous caller. */
export const subjectOf = (request: Request): SessionSubject | undefined => subjectIn(contentOf(request));

/** Identifies a request's sender for limits; undefined for an anonymous caller. */
export function senderKey(request: Request): string | undefined {
  const subject = subjectOf(request);
  return subject && (subject.userId === undefined ? `helper ${subject.helperId}` : `user ${subject.userId}`);
}

const cookieName = ({ secure }: Request) => (secure ? sessionCookie.overTls : sessionCookie.withoutTls);

/** Whether a request may have a session. Without, it has none. */
export function bearsCookie(request: Request): boolean {
  return request.headers.cookie?.includes(cookieName(request)) ?? false;
}

/** Scripts that keep one cookie of an answer keep the first. */
function sendCookie(request: Request, set: (response: Response, name: string, options: CookieOptions) => void): void {
  const { res: response, secure } = request;
  if (!response || response.headersSent) return;
  const name = cookieName(request);
  const others = withdrawCookie(response, name);
  response.removeHeader("Set-Cookie");
  set(response, name, { httpOnly: true, sameSite: "lax", secure, path: "/" });
  if (others.length > 0) response.append("Set-Cookie", others);
}

/** For notifications and people: the session's id would open it. */
const hashOf = (sid: string) => createHash("sha256").update(sid).digest("hex");

// With the lock, what ends the holder's sessions waits for this one, or this one finds that it may not begin.
const holders = {
  user: "SELECT id FROM users WHERE id = $6 AND credentials_version = $7 AND disabled_at IS NULL FOR SHARE",
  helper: "SELECT id FROM helpers WHERE id = $6 AND ended_at IS NULL FOR SHARE",
} as const;

/** An account as it was when its credentials were checked, or a helper. */
type Holder = ProvenAccount | { helperId: number };

export type Sessions = ReturnType<typeof createSessions>;

/** The caller's session, for resolvers. */
export type SessionControl = ReturnType<Sessions["controlOf"]>;

export function createSessions(
  { lookUps: pool, changes }: Pick<Database, "lookUps" | "changes">,
  secret: string,
  logger: Logger,
) {
  const query = <Row extends QueryResultRow>(config: QueryConfig): Promise<QueryResult<Row>> =>
    pool.query<Row>(config).catch((cause: unknown) => {
      throw new DomainError("UNAVAILABLE", message("refusals.unavailable"), { cause });
    });

  async function find(sid: string): Promise<{ content: Content; isDue: boolean } | undefined> {
    const now = Date.now();
    const { rows } = await query<{ content: Content; isDue: boolean }>({
      name: "session",
      text: `SELECT sess AS content, last_used_at < to_timestamp($3) AS "isDue"
             FROM sessions WHERE sid = $1 AND expire >= to_timestamp($2)`,
      values: [sid, seconds(now), seconds(now - noteEveryMs)],
    });
    const [found] = rows;
    if (!found || found.content.endsAt > now) return found;
    await remove(sid);
    return undefined;
  }

  // No answer waits for it.
  function noteUse({ sid, content }: OpenSession): void {
    const text = "UPDATE sessions SET expire = to_timestamp($2), last_used_at = to_timestamp($3) WHERE sid = $1";
    const values = [sid, expiryOf(content), seconds(Date.now())];
    query({ name: "session use", text, values }).catch(() => logger.warn("use of a session not noted"));
  }

  const remove = (sid: string) => query({ text: "DELETE FROM sessions WHERE sid = $1", values: [sid] });

  function giveCookie(request: Request, { sid, content: { cookieMs } }: OpenSession): void {
    const maxAge = cookieMs === undefined ? {} : { maxAge: cookieMs };
    sendCookie(request, (response, name, options) =>
      response.cookie(name, sign(sid, secret), { ...options, ...maxAge }),
    );
  }

  async function open(request: Request): Promise<void> {
    const sid = unsign(parseCookie(request.headers.cookie ?? "")[cookieName(request)] ?? "", secret);
    const found = sid === false ? undefined : await find(sid);
    if (sid === false || !found) return;
    const session = { sid, content: found.content };
    opened.set(request, session);
    if (found.isDue) noteUse(session);
    if (session.content.helperId === undefined || session.content.endsAt - Date.now() > extendedMs) return;
    const { content } = session;
    content.endsAt = Date.now() + rememberedMs;
    const text = "UPDATE sessions SET sess = $2, expire = to_timestamp($3) WHERE sid = $1";
    await query({ text, values: [sid, content, expiryOf(content)] });
    giveCookie(request, session);
  }

  /** `usesUp`: only if the caller's session has not ended yet. @throws DomainError UNAUTHENTICATED if it may not begin */
  async function begin(request: Request, holder: Holder, content: Content, usesUp = false): Promise<void> {
    const session = { sid: randomBytes(24).toString("base64url"), content };
    const kind = "userId" in holder ? "user" : "helper";
    const { rowCount } = await query({
      name: `session start of a ${kind}`,
      text: `
        WITH holder AS (${holders[kind]}), ended AS (DELETE FROM sessions USING holder WHERE sid = $4 RETURNING 1)
        INSERT INTO sessions (sid, sess, expire)
          SELECT $1::text, $2::json, to_timestamp($3) FROM holder WHERE NOT $5::boolean OR EXISTS (SELECT FROM ended)`,
      values: [
        ...[session.sid, content, expiryOf(content), opened.get(request)?.sid ?? "", usesUp],
        ...("userId" in holder ? [holder.userId, holder.credentialsVersion] : [holder.helperId]),
      ],
    });
    if (rowCount !== 1) throw new DomainError("UNAUTHENTICATED", message("refusals.credentialsChanged"));
    opened.set(request, session);
    giveCookie(request, session);
  }

  /** Whom a request's session belongs to right now, rather than when the request arrived. */
  async function currentSubject(request: Request): Promise<SessionSubject | undefined> {
    const session = opened.get(request);
    return session && subjectIn(session.content) && subjectIn((await find(session.sid))?.content);
  }

  const middleware: RequestHandler = (request, response, next) => {
    // Answers to a session are for its user alone.
    response.setHeader("Cache-Control", "no-store");
    return bearsCookie(request) ? open(request).then(() => next(), next) : next();
  };

  function controlOf(request: Request, log: Logger) {
    const startUser = async (
      { userId, credentialsVersion }: ProvenAccount,
      { rememberMe, byLink }: Pick<WaitingSignIn, "rememberMe" | "byLink">,
      usesUp: boolean,
    ) => {
      const startedAt = Date.now();
      const device = nameDevice(request.get("User-Agent"));
      const lasting = rememberMe ? { endsAt: startedAt + rememberedMs, cookieMs: rememberedMs } : undefined;
      const content = { userId, startedAt, endsAt: startedAt + unrememberedMs, ...lasting, device, byLink };
      await begin(request, { userId, credentialsVersion }, content, usesUp);
      log.info({ user: userId }, "signed in");
    };
    return {
      /** Starts a session in place of the caller's. @throws DomainError UNAUTHENTICATED if the credentials changed since */
      signIn: (account: ProvenAccount, rememberMe: boolean, { byLink = false } = {}) =>
        startUser(account, { rememberMe, byLink }, false),
      /** Signs in who waits. Of several completing the same sign-in, one succeeds. @throws DomainError as {@link signIn} */
      completeSignIn: (waiting: WaitingSignIn) => startUser(waiting, waiting, true),
      /** Ends with the help, or 30 days after the last use. @throws DomainError UNAUTHENTICATED when the help has ended */
      async signInHelper(helperId: number): Promise<void> {
        const startedAt = Date.now();
        const endsAt = startedAt + rememberedMs;
        await begin(request, { helperId }, { helperId, startedAt, endsAt, cookieMs: rememberedMs });
        log.info({ helper: helperId }, "signed in");
      },
      /** Starts a session in which nobody is signed in yet, for 5 minutes. @throws DomainError as {@link signIn} */
      async wait(account: ProvenAccount, rememberMe: boolean, byLink: boolean): Promise<void> {
        const until = Date.now() + waitingMs;
        await begin(request, account, { endsAt: until, waiting: { ...account, rememberMe, byLink, until } });
      },
      /** Undefined when there is none, or it has waited too long. */
      waiting(): WaitingSignIn | undefined {
        const waiting = contentOf(request)?.waiting;
        return waiting && waiting.until > Date.now() ? waiting : undefined;
      },
      async signOut(): Promise<void> {
        const session = opened.get(request);
        if (!session) return;
        await remove(session.sid);
        sendCookie(request, (response, name, { path, secure }) => response.clearCookie(name, { path, secure }));
      },
      /** Whether a sign-in link began the session, and no password was chosen since. */
      isByLink: (): boolean => subjectOf(request) !== undefined && contentOf(request)?.byLink === true,
      /** A hash that opens nothing; undefined for an anonymous caller. */
      id(): string | undefined {
        const session = opened.get(request);
        return session && subjectOf(request) && hashOf(session.sid);
      },
    };
  }

  /** Calls back once when the request's session has ended or cannot be looked up. The result stops watching. */
  function watchEnd(request: Request, onEnd: () => void): () => void {
    const session = opened.get(request);
    if (!session || subjectOf(request) === undefined) return () => undefined;
    let isOver = false;
    const end = () => {
      if (!isOver) onEnd();
      isOver = true;
    };
    // The subject of a session never changes: signing in begins another one.
    const look = () => void currentSubject(request).then((current) => current ?? end(), end);
    const stop = changes.watchSession(hashOf(session.sid), look);
    // It may have ended since the request was read.
    look();
    return () => {
      isOver = true;
      stop();
    };
  }

  return { middleware, controlOf, currentSubject, watchEnd };
}

/** Removes sessions that nobody has used for too long, which closes their sockets. */
export async function removeExpiredSessions(pool: Pool): Promise<void> {
  await pool.query("DELETE FROM sessions WHERE expire < to_timestamp($1)", [seconds(Date.now())]);
}
