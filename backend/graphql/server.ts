import { createHash } from "node:crypto";
import { ApolloServer } from "@apollo/server";
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from "@apollo/server/plugin/disabled";
import { expressMiddleware } from "@as-integrations/express5";
import type { Request, RequestHandler } from "express";
import { type DocumentNode, GraphQLError, parse, specifiedRules, validate } from "graphql";
import { LRUCache } from "lru-cache";
import type { Logger } from "pino";
import type { Context } from "../features/users/context.type.ts";
import { createErrorFormatter } from "../http/refusals.ts";
import { doLongWork } from "../lib/limiters.ts";
import type { Metrics } from "../lib/metrics.ts";
import { operationRules } from "./operations.ts";
import { buildGraph } from "./schema.ts";

/** Ours have 600 at most, and introspection 200. */
const maxTokens = 1000;
const parseOptions = { maxTokens };
const validationOptions = { maxErrors: 5 };

/** Approximate, in bytes. */
const maxBytesKept = 32 * 1024 * 1024;
const bytesOf = ({ loc }: DocumentNode) => 500 + 100 * (loc?.source.body.length ?? 0);

/** Valid documents, each of which is parsed and validated once. Apollo Server's store. */
export class Documents {
  readonly #valid = new LRUCache<string, DocumentNode>({ maxSize: maxBytesKept, sizeCalculation: bytesOf });

  async get(key: string): Promise<DocumentNode | undefined> {
    return this.#valid.get(hashIn(key));
  }

  async set(key: string, document: DocumentNode): Promise<void> {
    this.#valid.set(hashIn(key), document);
  }

  async delete(key: string): Promise<boolean> {
    return this.#valid.delete(hashIn(key));
  }

  /** Counts a stranger's document and reads it in turn, unless it is known to be valid. @throws DomainError RATE_LIMITED */
  async admit(text: string, { viewer, limits, clientAddress }: Context): Promise<void> {
    if (viewer.kind !== "anonymous" || this.#valid.has(hashOf(text))) return;
    await limits.newDocuments.count(clientAddress);
    await doLongWork(clientAddress, () => this.read(text));
  }

  /** The document, or what is wrong with it. */
  read(text: string): DocumentNode | readonly GraphQLError[] {
    const known = this.#valid.get(hashOf(text));
    if (known) return known;
    try {
      const document = parse(text, parseOptions);
      const errors = validate(buildGraph(), document, specifiedRules, validationOptions);
      if (errors.length > 0) return errors;
      this.#valid.set(hashOf(text), document);
      return document;
    } catch (error) {
      if (error instanceof GraphQLError) return [error];
      throw error;
    }
  }
}

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");

// Apollo Server puts a hash of the schema and a colon before the document's hash.
const hashIn = (key: string) => key.slice(key.lastIndexOf(":") + 1);

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
    logger: logger.child({ from: "apollo" }),
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
