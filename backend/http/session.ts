import { createHash } from "node:crypto";
import type { ServerResponse } from "node:http";
import type { Request, RequestHandler } from "express";
import session from "express-session";
import onHeaders from "on-headers";
import type { Pool } from "pg";
import type { Logger } from "pino";
import { message } from "../../common/messages/message.ts";
import { nameDevice } from "../lib/device-name.ts";
import { DomainError } from "../lib/domain-error.ts";
import type { ProvenAccount, SessionControl, SessionSubject, WaitingSignIn } from "../lib/session-control.ts";
import { createSessionStore, type NewSession, startSession } from "./session-store.ts";

declare module "express-session" {
  interface SessionData {
    userId: number;
    /** Then there is no user id. */
    helperId: number;
    /** In milliseconds since 1970. */
    startedAt: number;
    /** In milliseconds since 1970, however much the session is used. */
    endsAt: number;
    /** Such as "Firefox on Windows"; empty when unknown. */
    device: string;
    /** Whether a sign-in link began the session, and no password was chosen since. */
    byLink: boolean;
    /** Who will be signed in with a second factor; then there is no user id. */
    waiting: WaitingSignIn;
  }
}

/** `__Host-` cookies need TLS and cannot be planted without it; the server also runs without TLS. */
export const sessionCookie = { overTls: "__Host-fyt.session", withoutTls: "fyt.session" } as const;

const sessionNames = Object.values(sessionCookie);

const dayMs = 24 * 60 * 60 * 1000;
const rememberedMs = 30 * dayMs;
/** A browser may stay open for months; the session does not wait for its end. */
const unrememberedMs = 7 * dayMs;
/** A helper's session is extended once a day, while it is in use. */
const extendedMs = rememberedMs - dayMs;
const waitingMs = 5 * 60 * 1000;

export interface Sessions {
  middleware: RequestHandler;
  controlOf(request: Request, log: Logger): SessionControl;
  close(): Promise<void>;
}

/** Sessions in PostgreSQL, shared by all processes. Anonymous callers get none. */
export function createSessions(pool: Pool, secret: string, logger: Logger): Sessions {
  const store = createSessionStore(pool, logger);
  const cookie = { httpOnly: true, sameSite: "lax", secure: "auto", path: "/" } as const;
  const settings = { secret, store, resave: false, saveUninitialized: false, cookie };
  const overTls = session({ ...settings, name: sessionCookie.overTls });
  const withoutTls = session({ ...settings, name: sessionCookie.withoutTls });
  const open: RequestHandler = (request, response, next) => {
    onHeaders(response, putSessionFirst);
    return request.secure ? overTls(request, response, next) : withoutTls(request, response, next);
  };
  const middleware: RequestHandler = (request, response, next) => {
    // Answers to a session are for its user alone.
    response.setHeader("Cache-Control", "no-store");
    if (!bearsCookie(request)) return next();
    open(request, response, (error?: unknown) => {
      // The store may also fail after the answer, which then stays valid.
      if (error !== undefined && response.headersSent) return;
      if (error === undefined) extendHelp(request);
      next(error === undefined ? undefined : sessionsUnavailable(error));
    });
  };
  return {
    middleware,
    controlOf: (request, log) =>
      sessionControl(request, log, { open, start: (started) => startSession(pool, started) }),
    close: async () => store.close(),
  };
}

/** Whether a request may have a session. Without, it has none. */
export function bearsCookie({ headers, secure }: Request): boolean {
  return headers.cookie?.includes(secure ? sessionCookie.overTls : sessionCookie.withoutTls) ?? false;
}

/** Scripts that keep one cookie of an answer keep the first. express-session adds its cookie last. */
function putSessionFirst(this: ServerResponse): void {
  const lines = this.getHeader("Set-Cookie");
  if (!Array.isArray(lines)) return;
  const isSession = (line: string) => sessionNames.some((name) => line.startsWith(`${name}=`));
  this.setHeader("Set-Cookie", [...lines.filter(isSession), ...lines.filter((line) => !isSession(line))]);
}

function sessionsUnavailable(cause: unknown): DomainError {
  return new DomainError("UNAVAILABLE", message("refusals.unavailable"), { cause });
}

/** Keeps a helper signed in for 30 days more; express-session saves what was changed. */
function extendHelp({ session: current }: Request): void {
  if (current.helperId === undefined || (current.endsAt ?? 0) - Date.now() > extendedMs) return;
  current.endsAt = Date.now() + rememberedMs;
  current.cookie.maxAge = rememberedMs;
}

function run(action: (done: (error: unknown) => void) => unknown): Promise<void> {
  return new Promise((resolve, reject) => {
    action((error) => (error ? reject(sessionsUnavailable(error)) : resolve()));
  });
}

// A request has no user id until it signs in.
function sessionOf(request: Request): Request["session"] | undefined {
  return request.session;
}

function subjectIn(found: Partial<session.SessionData> | null | undefined): SessionSubject | undefined {
  const { userId, helperId } = found ?? {};
  if (userId !== undefined) return { userId };
  return helperId === undefined ? undefined : { helperId };
}

/** Whom a request's session belongs to; undefined for an anonymous caller. */
export function subjectOf(request: Request): SessionSubject | undefined {
  return subjectIn(sessionOf(request));
}

/** Identifies a request's sender for limits; undefined for an anonymous caller. */
export function senderKey(request: Request): string | undefined {
  const subject = subjectOf(request);
  return subject && (subject.userId === undefined ? `helper ${subject.helperId}` : `user ${subject.userId}`);
}

/** Whom a request's session belongs to right now, rather than when the request arrived. */
export function currentSubject(request: Request): Promise<SessionSubject | undefined> {
  if (subjectOf(request) === undefined) return Promise.resolve(undefined);
  return new Promise((resolve, reject) => {
    request.sessionStore.get(request.sessionID, (error: unknown, found) => {
      if (error) reject(sessionsUnavailable(error));
      else resolve(subjectIn(found));
    });
  });
}

/** For notifications and people: the session's id would open it. */
function sessionHash(sid: string): string {
  return createHash("sha256").update(sid).digest("hex");
}

interface Opening {
  open: RequestHandler;
  /** False if its holder may not begin one any more. */
  start(session: NewSession): Promise<boolean>;
}

interface Beginning extends Pick<NewSession, "holder"> {
  content: Partial<session.SessionData>;
  /** Undefined keeps the cookie until the browser is closed. */
  cookieMs?: number | undefined;
  usesUp?: boolean;
}

async function begin(
  request: Request,
  { open, start }: Opening,
  { holder, content, cookieMs, usesUp = false }: Beginning,
): Promise<void> {
  const { res } = request;
  if (res && !sessionOf(request)) await run((done) => open(request, res, done));
  const { sessionID: replaces, session: before } = request;
  request.sessionStore.generate(request);
  Object.assign(request.session, content);
  if (cookieMs !== undefined) request.session.cookie.maxAge = cookieMs;
  const wanted = { sid: request.sessionID, content: request.session, holder, replaces, usesUp };
  const stayInEarlier = () => Object.assign(request, { sessionID: replaces, session: before });
  const hasBegun = await start(wanted).catch((error: unknown) => {
    stayInEarlier();
    throw sessionsUnavailable(error);
  });
  if (hasBegun) return;
  stayInEarlier();
  throw new DomainError("UNAUTHENTICATED", message("refusals.credentialsChanged"));
}

function sessionControl(request: Request, log: Logger, opening: Opening): SessionControl {
  const signIn = async (
    { userId, credentialsVersion }: ProvenAccount,
    { rememberMe, byLink, usesUp }: Pick<WaitingSignIn, "rememberMe" | "byLink"> & { usesUp: boolean },
  ) => {
    const startedAt = Date.now();
    const endsAt = startedAt + (rememberMe ? rememberedMs : unrememberedMs);
    await begin(request, opening, {
      holder: { userId, credentialsVersion },
      content: { userId, startedAt, endsAt, device: nameDevice(request.get("User-Agent")), byLink },
      cookieMs: rememberMe ? rememberedMs : undefined,
      usesUp,
    });
    log.info({ user: userId }, "signed in");
  };
  return {
    signIn: (account, rememberMe, { byLink = false } = {}) => signIn(account, { rememberMe, byLink, usesUp: false }),
    completeSignIn: (waiting) => signIn(waiting, { ...waiting, usesUp: true }),
    async signInHelper(helperId) {
      const startedAt = Date.now();
      const content = { helperId, startedAt, endsAt: startedAt + rememberedMs };
      await begin(request, opening, { holder: { helperId }, content, cookieMs: rememberedMs });
      log.info({ helper: helperId }, "signed in");
    },
    async wait(account, rememberMe, byLink) {
      const until = Date.now() + waitingMs;
      const waiting = { ...account, rememberMe, byLink, until };
      await begin(request, opening, { holder: account, content: { endsAt: until, waiting } });
    },
    waiting() {
      const waiting = sessionOf(request)?.waiting;
      return waiting && waiting.until > Date.now() ? waiting : undefined;
    },
    async signOut() {
      if (!sessionOf(request)) return;
      // Through the store: the request keeps its session object, because it may sign out again, or in.
      await run((done) => request.sessionStore.destroy(request.sessionID, done));
      // express-session sends no changed cookie again that has no expiry.
      request.session.cookie.expires = null;
      const { secure } = request;
      request.res?.clearCookie(secure ? sessionCookie.overTls : sessionCookie.withoutTls, { path: "/", secure });
    },
    async passwordChosen() {
      if (!sessionOf(request)?.byLink) return;
      request.session.byLink = false;
      await run((done) => request.session.save(done));
    },
    isByLink: () => subjectOf(request) !== undefined && request.session.byLink === true,
    id: () => (subjectOf(request) === undefined ? undefined : sessionHash(request.sessionID)),
  };
}

/** Calls back when the session may have ended. The result stops watching. */
type WatchSession = (hash: string, onEnd: () => void) => () => void;

/** Calls back once when the request's session has ended or cannot be looked up. The result stops watching. */
export function watchSessionEnd(watch: WatchSession, request: Request, onEnd: () => void): () => void {
  if (subjectOf(request) === undefined) return () => undefined;
  let isOver = false;
  const end = () => {
    if (!isOver) onEnd();
    isOver = true;
  };
  const look = () => {
    // The subject of a session never changes: signing in begins another one.
    currentSubject(request).then((current) => {
      if (current === undefined) end();
    }, end);
  };
  const stop = watch(sessionHash(request.sessionID), look);
  // It may have ended since the request was read.
  look();
  return () => {
    isOver = true;
    stop();
  };
}
