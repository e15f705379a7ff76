import type { Server } from "node:http";
import type { ApolloServer } from "@apollo/server";
import { expressMiddleware } from "@as-integrations/express5";
import express, { type Express, type Request, type RequestHandler } from "express";
import type { Logger } from "pino";
import { createCallerLimits } from "./caller-limits.ts";
import type { Database } from "./database/client.ts";
import type { Context, Settings } from "./features/users/context.type.ts";
import { admitDocuments } from "./graphql/admission.ts";
import { createContext } from "./graphql/context.ts";
import { Documents } from "./graphql/documents.ts";
import { createDownloads } from "./graphql/download-stream.ts";
import { createErrorFormatter, toDomainError, toGraphQLError } from "./graphql/format-error.ts";
import { createGuestForms } from "./graphql/guest-forms.ts";
import { createGuestSearch } from "./graphql/guest-search.ts";
import { buildGraph } from "./graphql/schema.ts";
import { noteSecurityEvent } from "./graphql/security-log.ts";
import { startGraphQLServer } from "./graphql/server.ts";
import { createSubscriptionServer, subscriptionProtocols } from "./graphql/subscription-server.ts";
import { loadRenderer, RenderedPages } from "./guest-pages/rendered-pages.ts";
import { guestPageRoutes, pictureRoutes } from "./guest-pages/routes.ts";
import { createCallerTokens } from "./http/caller-tokens.ts";
import { clientAddress } from "./http/client-address.ts";
import { compressAnswers } from "./http/compress-answers.ts";
import { errorHandler } from "./http/errors.ts";
import { answeredFromMemory } from "./http/from-memory.ts";
import { goneSignal, whenOver } from "./http/gone-signal.ts";
import { type Fitness, healthRoutes } from "./http/health.ts";
import { readJsonBodies } from "./http/json-bodies.ts";
import { lastAnswers } from "./http/last-answers.ts";
import { metricsRoute, requestMetrics } from "./http/metrics.ts";
import { createPages } from "./http/pages.ts";
import { limitQueryText } from "./http/query-text.ts";
import { logOf, requestLog } from "./http/request-log.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { createSessions, currentSubject, type Sessions, subjectOf } from "./http/session.ts";
import { watchSessionEnd } from "./http/session-end.ts";
import { createSockets } from "./http/sockets.ts";
import { graphqlUploads } from "./http/upload.ts";
import { admitUploads } from "./http/uploads-in-flight.ts";
import { inOrder } from "./lib/in-order.ts";
import { languageFor } from "./lib/languages.ts";
import { type AnswerSource, type BackupFigures, createMetrics, type SecurityEvent } from "./lib/metrics.ts";
import { ownOrigin, refuseCrossSite } from "./lib/own-site.ts";
import { createSecrets } from "./lib/secrets.ts";
import type { SessionControl } from "./lib/session-control.ts";
import { restRoutes } from "./rest/adapter.ts";

export interface AppDeps {
  db: Database;
  logger: Logger;
  sessionSecret: string;
  /** For Express's "trust proxy". */
  trustProxy: false | number | string;
  settings: Settings;
  /** Undefined serves only the API. */
  built: BuiltPages | undefined;
  /** For `GET /metrics`; undefined disables the route. */
  metricsToken: string | undefined;
  /** Undefined in a program that makes no backups. */
  backupFigures?: (() => Promise<BackupFigures>) | undefined;
  isStopping(): boolean;
}

export interface BuiltPages {
  /** The organizers' app, and the files that browsers load. */
  frontend: string;
  /** The module that renders guests' pages. */
  guestPages: string;
}

/** The app, ready to listen, and what it takes to shut it down. */
export interface App {
  express: Express;
  attach(server: Server): void;
  /** Closes every WebSocket, so that its client reconnects elsewhere. */
  closeSockets(): Promise<void>;
  close(): Promise<void>;
}

/** Builds the whole server without listening. */
export async function createApp(deps: AppDeps): Promise<App> {
  const { db, logger } = deps;
  const app = express();
  app.disable("x-powered-by");
  app.set("trust proxy", deps.trustProxy);
  // Express's own answers may not be cached, so they need no tags; files have their own.
  app.set("etag", false);

  const metrics = createMetrics();
  metrics.watchPools([db.pool, db.lookUps]);
  if (deps.backupFigures) metrics.watchBackups(deps.backupFigures);
  const documents = new Documents(buildGraph());
  const graphql = await startGraphQLServer(documents, logger, metrics);
  const sessions = createSessions(db.lookUps, deps.sessionSecret, logger);
  const tokensOf = createCallerTokens(deps.sessionSecret);
  const secrets = createSecrets(deps.sessionSecret);
  const { misses, ...limits } = createCallerLimits(deps.settings, (address) =>
    noteSecurityEvent({ logger, metrics }, "event_probing", { address }),
  );
  const answers = { kept: metrics.searchAnswers.labels("kept"), made: metrics.searchAnswers.labels("made") };
  const countSearchAnswer = (source: AnswerSource) => answers[source].inc();
  const languageOf = (request: Request) => languageFor(request.headers["accept-language"]);
  const onDemand = { logger, controlOf: sessions.controlOf };
  const contextOf = (request: Request) => {
    const address = clientAddress(request.ip);
    const parts = new PartsOnDemand(request, onDemand);
    return createContext(
      subjectOf(request),
      Object.assign(parts, {
        db,
        clientAddress: address,
        origin: () => deps.settings.publicOrigin ?? ownOrigin(request),
        gone: () => goneSignal(request),
        whenOver: (end: () => void) => whenOver(request, end),
        language: languageOf(request),
        lookUps: misses.of(address),
        ...limits,
        tokens: tokensOf(request),
        secrets,
        settings: deps.settings,
        noteSecurityEvent: (kind: SecurityEvent, eventId: number) =>
          noteSecurityEvent({ logger: parts.log, metrics }, kind, { address, eventId }),
        countSearchAnswer,
        noteRemembered: () => {
          if (answeredFromMemory(request)) metrics.rememberedAnswers.inc();
        },
        currentSubject: () => currentSubject(request),
      }),
    );
  };

  const frontend = deps.built && (await createPages(deps.built.frontend));

  const subscriptions = createSubscriptionServer({ schema: buildGraph(), documents, logger });
  const sockets = createSockets({
    logger,
    protocols: subscriptionProtocols,
    isStopping: deps.isStopping,
    converse: (line, request) =>
      subscriptions.open(line, { language: languageOf(request), createContext: () => contextOf(request) }),
    watchSession: (request, onEnd) => watchSessionEnd(db.changes.watchSession, request, onEnd),
  });
  metrics.watchNumber("sockets", "Open WebSockets.", sockets.count);
  metrics.watchNumber("listening", "1 if changes of other processes are heard, otherwise 0.", () =>
    Number(db.changes.isListening()),
  );
  metrics.watchNumber("database_away_seconds", "How long the database has not been heard; 0 while it answers.", () =>
    db.contact.loss ? (performance.now() - db.contact.loss.since) / 1000 : 0,
  );
  metrics.watchNumber("subscriptions", "Open subscriptions.", subscriptions.count);

  const formatError = createErrorFormatter(logger);
  const toRefusal = (error: unknown) => toDomainError(error, logger);
  const compress = compressAnswers();
  const searchGuests = createGuestSearch(metrics, logger);
  const readJson = readJsonBodies((request) => subjectOf(request) !== undefined);
  const admitUpload = admitUploads();
  const rest = { graphql, sessions: sessions.middleware, readJson, admitUpload, contextOf, searchGuests };
  const handlers = [
    requestLog(logger),
    requestMetrics(metrics),
    lastAnswers(deps.isStopping),
    securityHeaders(),
    restRoutes({ ...rest, ...createDownloads(metrics, logger), compress, logger }),
  ];
  if (deps.built) {
    const pages = new RenderedPages(await loadRenderer(deps.built.guestPages));
    db.changes.watchErasures((eventId) => pages.forget(eventId));
    // Before what they do not need: they come in crowds, and compress themselves.
    handlers.push(
      guestPageRoutes({
        pages,
        sessions: sessions.middleware,
        contextOf,
        search: searchGuests,
        forms: createGuestForms(graphql),
        toRefusal,
      }),
    );
  }
  const operations = [
    refuseCrossSite(),
    sessions.middleware,
    sockets.accept,
    readJson,
    graphqlUploads(admitUpload),
    limitQueryText(),
    admitDocuments({
      documents,
      senderOf: (request) => ({
        isSignedIn: subjectOf(request) !== undefined,
        clientAddress: clientAddress(request.ip),
        documentLimit: limits.documentLimit,
        language: languageOf(request),
      }),
      formatError,
      metrics,
    }),
    runOperations(graphql, contextOf),
  ];
  app.use(inOrder(handlers));
  app.use(pictureRoutes({ sessions: sessions.middleware, contextOf }));
  app.use(compress);
  if (frontend) app.get("/graphql", frontend.playground);
  app.use("/graphql", inOrder(operations));
  app.use(healthRoutes(() => fitness(deps)));
  app.use(metricsRoute(metrics, deps.metricsToken));
  if (frontend) app.use(frontend.pages);
  app.use(errorHandler(toRefusal, toGraphQLError));

  return {
    express: app,
    attach: (server) => sockets.attach(server, app),
    closeSockets: sockets.close,
    async close() {
      await sockets.close();
      await graphql.stop();
      await sessions.close();
    },
  };
}

interface OnDemand {
  logger: Logger;
  controlOf: Sessions["controlOf"];
}

/** Parts of a context that guests' searches do without: made when they are read. */
class PartsOnDemand {
  // Not private: Apollo Server copies contexts.
  readonly from: OnDemand;
  readonly request: Request;
  madeLog: Logger | undefined;
  madeSession: SessionControl | undefined;

  constructor(request: Request, from: OnDemand) {
    this.request = request;
    this.from = from;
  }

  get log(): Logger {
    this.madeLog ??= logOf(this.from.logger, this.request);
    return this.madeLog;
  }

  get session(): SessionControl {
    this.madeSession ??= this.from.controlOf(this.request, this.log);
    return this.madeSession;
  }
}

function runOperations(
  graphql: ApolloServer<Context>,
  contextOf: (request: Request) => Promise<Context>,
): RequestHandler {
  return async (request, response, next) => {
    // Created here and not by Apollo, which would report failures in English.
    const context = await contextOf(request);
    return expressMiddleware(graphql, { context: async () => context })(request, response, next);
  };
}

async function fitness({ db, isStopping }: AppDeps): Promise<Fitness> {
  if (isStopping()) return { isReady: false, reason: "stopping" };
  const readiness = await db.readiness();
  if (readiness === "ready") return { isReady: true };
  const isDegraded = readiness === "unreachable" && db.contact.isMemoryOfUse;
  if (isDegraded) return { isReady: true, reason: "the database does not answer; guests are answered from memory" };
  const reason = readiness === "unreachable" ? "the database does not answer" : "the database is missing migrations";
  return { isReady: false, reason };
}
