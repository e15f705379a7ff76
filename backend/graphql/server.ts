import { ApolloServer } from "@apollo/server";
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from "@apollo/server/plugin/disabled";
import type { Logger } from "pino";
import type { Context } from "../features/users/context.type.ts";
import type { Metrics } from "../lib/metrics.ts";
import { answerLanguage } from "./answer-language.ts";
import type { Documents } from "./documents.ts";
import { createErrorFormatter } from "./format-error.ts";
import { keptIntrospection } from "./kept-introspection.ts";
import { operationLimits } from "./limits.ts";
import { operationMetrics } from "./operation-metrics.ts";
import { retryAfter } from "./retry-after.ts";
import { buildGraph } from "./schema.ts";
import { securityLog } from "./security-log.ts";
import { wholeCharacters } from "./whole-characters.ts";

/** The playground is served by http/. */
export async function startGraphQLServer(
  documents: Documents,
  logger: Logger,
  metrics: Metrics,
): Promise<ApolloServer<Context>> {
  const server = new ApolloServer<Context>({
    schema: buildGraph(),
    formatError: createErrorFormatter(logger),
    includeStacktraceInErrorResponses: false,
    introspection: true,
    persistedQueries: false,
    stopOnTerminationSignals: false,
    documentStore: documents.store,
    allowBatchedHttpRequests: false,
    csrfPrevention: true,
    plugins: [
      ApolloServerPluginLandingPageDisabled(),
      // No answer may be cached, and computing cache hints field by field takes as long as answering.
      ApolloServerPluginCacheControlDisabled(),
      operationLimits,
      wholeCharacters,
      keptIntrospection(),
      securityLog,
      retryAfter,
      answerLanguage,
      operationMetrics(metrics),
    ],
    logger: {
      debug: (message) => logger.debug({ from: "apollo" }, String(message)),
      info: (message) => logger.debug({ from: "apollo" }, String(message)),
      warn: (message) => logger.warn({ from: "apollo" }, String(message)),
      error: (message) => logger.error({ from: "apollo" }, String(message)),
    },
  });
  await server.start();
  return server;
}
