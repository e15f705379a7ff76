import type { Request } from "express";
import type { Logger } from "pino";
import { message } from "../../common/messages/message.ts";
import type { Database } from "../database/client.ts";
import { findHelperViewer } from "../features/helpers/helper.service.ts";
import { authorOf } from "../features/users/caller.service.ts";
import type { Context, Settings } from "../features/users/context.type.ts";
import { findViewer } from "../features/users/user.service.ts";
import { anonymous, type Identity } from "../features/users/viewer.type.ts";
import { createCallerTokens } from "../http/caller-tokens.ts";
import { clientAddress, logOf } from "../http/every-request.ts";
import { type SessionSubject, type Sessions, subjectOf } from "../http/session.ts";
import { DomainError } from "../lib/domain-error.ts";
import { languageFor } from "../lib/languages.ts";
import { MissLimit, RateLimit, SearchLimit } from "../lib/limiters.ts";
import type { Metrics, SecurityEvent } from "../lib/metrics.ts";
import { onceFor } from "../lib/once-for.ts";
import { ownOrigin } from "../lib/own-site.ts";
import { createSecrets } from "../lib/secrets.ts";
import { rates } from "../limits.ts";

export interface ContextDeps {
  db: Database;
  logger: Logger;
  metrics: Metrics;
  sessions: Sessions;
  sessionSecret: string;
  settings: Settings;
}

/** Creates a request's context. @throws DomainError RATE_LIMITED for too many requests of an account */
export type ContextOf = (request: Request) => Promise<Context>;

export function createContexts({ db, logger, metrics, sessions, sessionSecret, settings }: ContextDeps): ContextOf {
  // What a network requested is not logged.
  const note = (event: SecurityEvent, about: { address: string; eventId?: number }) => {
    logger.warn({ event, ...about }, "security event");
    metrics.securityEvents.inc({ event });
  };
  const onProbing = (address: string) => note("event_probing", { address });
  const misses = new MissLimit(new RateLimit(rates.eventMisses, settings.rates.eventMisses, onProbing));
  const secrets = createSecrets(sessionSecret);
  const limits = {
    searches: new SearchLimit(settings.rates.searches),
    newDocuments: new RateLimit(rates.newDocuments, settings.rates.newDocuments),
    operations: new RateLimit(rates.operations, settings.rates.operations),
    ofAccounts: new RateLimit(rates.ofAccounts, settings.rates.ofAccounts),
  };
  const tokensOf = createCallerTokens(sessionSecret);
  const answers = { kept: metrics.searchAnswers.labels("kept"), made: metrics.searchAnswers.labels("made") };
  return async (request) => {
    const address = clientAddress(request.ip);
    const log = logOf(logger, request);
    const lookUps = misses.of(address);
    const viewerOf = async (subject: SessionSubject | undefined) => ({ lookUps, ...(await identify(db, subject)) });
    const viewer = await viewerOf(subjectOf(request));
    if (viewer.kind !== "anonymous") await limits.ofAccounts.count(authorOf(viewer).key);
    return {
      db,
      settings,
      secrets,
      limits,
      viewer,
      log,
      language: languageFor(request.headers["accept-language"]),
      currentViewer: async () => viewerOf(await sessions.currentSubject(request)),
      clientAddress: address,
      origin: () => settings.publicOrigin ?? ownOrigin(request),
      gone: () => goneSignal(request),
      whenOver: (end) => {
        if (request.res?.closed === false) endsOf(request).add(end);
        else end();
      },
      session: sessions.controlOf(request, log),
      tokens: tokensOf(request),
      noteSecurityEvent: (kind, eventId) => note(kind, { address, eventId }),
      countSearchAnswer: (source) => answers[source].inc(),
      noteRemembered: () => {
        if (markAsRemembered(request)) metrics.rememberedAnswers.inc();
      },
    };
  };
}

async function identify(db: Database, subject: SessionSubject | undefined): Promise<Identity> {
  if (!subject) return anonymous;
  return subject.userId === undefined ? findHelperViewer(db, subject.helperId) : findViewer(db, subject.userId);
}

/** Marks an answer that may be up to half an hour old, because the database is away. Returns whether it is the first time. */
function markAsRemembered({ res }: Request): boolean {
  if (!res || res.headersSent || res.hasHeader("Answered-From")) return false;
  res.setHeader("Answered-From", "memory");
  return true;
}

const endsOf = onceFor(({ res: response }: Request) => {
  const ends = new Set<() => void>();
  response?.once("close", () => {
    for (const end of ends) end();
  });
  return ends;
});

/** Aborted when the client of a request goes away before it has its answer. */
const goneSignal = onceFor(({ res: response }: Request): AbortSignal => {
  const gone = new AbortController();
  const note = () => {
    // Nobody reads it, but work for the request ends as for any other refusal.
    if (!response?.writableFinished) gone.abort(new DomainError("UNAVAILABLE", message("refusals.callerGone")));
  };
  if (response?.destroyed) note();
  response?.once("close", note);
  return gone.signal;
});
