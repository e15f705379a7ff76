import type { Server } from "node:http";
import express, { type Express } from "express";
import type { Logger } from "pino";
import type { Database } from "./database/client.ts";
import { keptAnswersOf } from "./features/guest-search/kept-answers.service.ts";
import type { Settings } from "./features/users/context.type.ts";
import { createContexts } from "./graphql/context.ts";
import { createDirectly } from "./graphql/operations.ts";
import { answerOperations, Documents, startGraphQLServer } from "./graphql/server.ts";
import { createSubscriptionServer } from "./graphql/subscription-server.ts";
import { loadRenderer, RenderedPages } from "./guest-pages/rendered-pages.ts";
import { guestPageRoutes, pictureRoutes } from "./guest-pages/routes.ts";
import { admitUploads, compressAnswers, graphqlUploads, readJsonBodies } from "./http/bodies.ts";
import { lastAnswers, requestLog, securityHeaders } from "./http/every-request.ts";
import { type Fitness, healthRoutes, metricsRoute } from "./http/health.ts";
import { createPages } from "./http/pages.ts";
import { sendRefusals } from "./http/refusals.ts";
import { createSessions, subjectOf } from "./http/session.ts";
import { createSockets } from "./http/sockets.ts";
import { type BackupFigures, createMetrics, type Metrics } from "./lib/metrics.ts";
import { refuseCrossSite } from "./lib/own-site.ts";
import { restPath, restRoutes } from "./rest/adapter.ts";

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
  const { db, logger, settings, sessionSecret, built } = deps;
  const metrics = createMetrics();
  const sessions = createSessions(db, sessionSecret, logger);
  const contextOf = createContexts({ db, logger, metrics, sessions, sessionSecret, settings });
  const documents = new Documents();
  const graphql = await startGraphQLServer(documents, logger, metrics);
  const subscriptions = createSubscriptionServer({ documents, logger, contextOf });
  const sockets = createSockets({
    logger,
    isStopping: deps.isStopping,
    converse: subscriptions.open,
    watchSession: sessions.watchEnd,
  });
  watchMetrics(deps, metrics, { sockets: sockets.count, subscriptions: subscriptions.count });

  const app = express();
  app.disable("x-powered-by");
  app.set("trust proxy", deps.trustProxy);
  // Express's own answers may not be cached, so they need no tags; files have their own.
  app.set("etag", false);
  const compress = compressAnswers();
  const readJson = readJsonBodies((request) => subjectOf(request) !== undefined);
  const admitUpload = admitUploads();
  const answering = { contextOf, sessions: sessions.middleware, directly: createDirectly(metrics, logger) };

  app.use(requestLog(logger, metrics), lastAnswers(deps.isStopping), securityHeaders());
  // What guests ask for comes first, without what it does not need: they come in crowds.
  app.use(restPath, restRoutes({ ...answering, graphql, readJson, admitUpload, compress }));
  if (built) {
    const pages = new RenderedPages(await loadRenderer(built.guestPages), keptAnswersOf(db));
    app.use(guestPageRoutes({ ...answering, pages, logger }));
  }
  app.use(pictureRoutes(answering));
  app.use(compress);
  const frontend = built && (await createPages(built.frontend));
  if (frontend) app.get("/graphql", frontend.playground);
  app.use(
    "/graphql",
    refuseCrossSite,
    sessions.middleware,
    sockets.accept,
    readJson,
    graphqlUploads(admitUpload),
    answerOperations(graphql, documents, contextOf),
  );
  app.use(healthRoutes(() => fitness(deps)));
  app.use(metricsRoute(metrics, deps.metricsToken));
  if (frontend) app.use(frontend.pages);
  app.use(sendRefusals(logger));

  return {
    express: app,
    attach: (server) => sockets.attach(server, app),
    closeSockets: sockets.close,
    async close() {
      await sockets.close();
      await graphql.stop();
    },
  };
}

function watchMetrics(
  { db, backupFigures }: AppDeps,
  metrics: Metrics,
  count: { sockets(): number; subscriptions(): number },
): void {
  metrics.watchPools([db.pool, db.lookUps]);
  if (backupFigures) metrics.watchBackups(backupFigures);
  metrics.watchNumber("sockets", "Open WebSockets.", count.sockets);
  metrics.watchNumber("subscriptions", "Open subscriptions.", count.subscriptions);
  metrics.watchNumber("listening", "1 if changes of other processes are heard, otherwise 0.", () =>
    Number(db.changes.isListening()),
  );
  metrics.watchNumber("database_away_seconds", "How long the database has not been heard; 0 while it answers.", () =>
    db.contact.loss ? (performance.now() - db.contact.loss.since) / 1000 : 0,
  );
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
