import { ApolloServer } from "@apollo/server";
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from "@apollo/server/plugin/disabled";
import { expressMiddleware } from "@as-integrations/express5";
import type { Request, RequestHandler } from "express";
import type { Logger } from "pino";
import type { Context } from "../features/users/context.type.ts";
import { createErrorFormatter } from "../http/refusals.ts";
import type { Metrics } from "../lib/metrics.ts";
import { type Documents, parseOptions, validationOptions } from "./documents.ts";
import { operationRules } from "./operations.ts";
import { buildGraph } from "./schema.ts";

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
    documentStore: documents,
    parseOptions,
    validationOptions,
    allowBatchedHttpRequests: false,
    csrfPrevention: true,
    plugins: [
      ApolloServerPluginLandingPageDisabled(),
      // No answer may be cached, and computing cache hints field by field takes as long as answering.
      ApolloServerPluginCacheControlDisabled(),
      operationRules(metrics),
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

/** Answers operations over HTTP. */
export function answerOperations(
  graphql: ApolloServer<Context>,
  documents: Documents,
  contextOf: (request: Request) => Promise<Context>,
): RequestHandler {
  return async (request, response, next) => {
    // Created here and not by Apollo, which would report failures in English.
    const context = await contextOf(request);
    const { query: text }: { query?: unknown } = (request.method === "GET" ? request.query : request.body) ?? {};
    if (typeof text === "string") await documents.admit(text, context);
    return expressMiddleware(graphql, { context: async () => context })(request, response, next);
  };
}
