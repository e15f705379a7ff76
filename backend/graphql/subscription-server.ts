import type { Request } from "express";
import { type ExecutionArgs, GraphQLError, getOperationAST, OperationTypeNode } from "graphql";
import { makeServer, type SubscribePayload, type WebSocket } from "graphql-ws";
import type { Logger } from "pino";
import type { Language } from "../../common/messages/language.ts";
import { message } from "../../common/messages/message.ts";
import type { Context } from "../features/users/context.type.ts";
import { createErrorFormatter, inLanguage, toRequestError } from "../http/refusals.ts";
import { DomainError } from "../lib/domain-error.ts";
import { languageFor } from "../lib/languages.ts";
import type { ContextOf } from "./context.ts";
import { askedBy, charge, logOperation, requireWholeCharacters } from "./operations.ts";
import { priceOf } from "./price.ts";
import { buildGraph } from "./schema.ts";
import type { Documents } from "./server.ts";

/** A guest has one open; an organizer has one for each event on screen. */
const maxSubscriptionsOfSocket = 10;

interface Extra extends Record<PropertyKey, unknown> {
  request: Request;
  language: Language;
}

export interface SubscriptionDeps {
  documents: Documents;
  logger: Logger;
  contextOf: ContextOf;
}

/** The operation, after the same checks as a request's operation, or its errors. */
async function prepare(
  { documents }: SubscriptionDeps,
  payload: SubscribePayload,
  context: Context,
): Promise<ExecutionArgs | readonly GraphQLError[]> {
  await documents.admit(payload.query, context);
  const schema = buildGraph();
  const document = documents.read(payload.query);
  if (!("kind" in document)) return document;
  const operation = getOperationAST(document, payload.operationName);
  if (operation?.operation !== OperationTypeNode.SUBSCRIPTION) {
    throw new DomainError("BAD_INPUT", message("refusals.onlySubscriptions"));
  }
  const variableValues = payload.variables ?? {};
  requireWholeCharacters(variableValues);
  await charge(context, priceOf(schema, document, operation, variableValues));
  return { schema, document, operationName: payload.operationName ?? null, variableValues };
}

/** Serves GraphQL subscriptions over sockets. */
export function createSubscriptionServer(deps: SubscriptionDeps) {
  const { logger } = deps;
  const formatError = createErrorFormatter(logger);
  const contexts = new WeakMap<ExecutionArgs, Context>();
  const format = (errors: readonly GraphQLError[], { language }: Extra) =>
    errors.map((error) => inLanguage(formatError(error.toJSON(), error), language));
  let open = 0;

  const server = makeServer<Record<string, unknown>, Extra>({
    onConnect({ extra, connectionParams }) {
      // Browsers set this header themselves when they open a socket, so the app sends it as a parameter.
      const wanted = connectionParams?.["Accept-Language"];
      if (typeof wanted === "string") extra.language = languageFor(wanted);
    },
    async onSubscribe({ subscriptions, extra }, _id, payload) {
      try {
        if (Object.keys(subscriptions).length > maxSubscriptionsOfSocket) {
          throw new DomainError("BAD_INPUT", message("refusals.tooManySubscriptions"));
        }
        const context = Object.assign(await deps.contextOf(extra.request), { language: extra.language });
        const args = await prepare(deps, payload, context);
        if (!("document" in args)) return args;
        contexts.set(args, context);
        return { ...args, contextValue: context };
      } catch (error) {
        if (error instanceof GraphQLError) return [error];
        if (error instanceof DomainError) return [toRequestError(error)];
        throw error;
      }
    },
    onOperation() {
      open += 1;
    },
    onComplete() {
      open -= 1;
    },
    onNext({ extra }, _id, _payload, args, result) {
      if (!result.errors) return;
      const errors = format(result.errors, extra);
      const codes = errors.map(({ extensions }) => String(extensions?.code));
      // The socket closes and the client reconnects: the operation itself is valid.
      if (codes.includes("UNAVAILABLE")) throw new DomainError("UNAVAILABLE", message("refusals.unavailable"));
      const context = contexts.get(args);
      const operation = getOperationAST(args.document, args.operationName);
      if (context && operation) logOperation(context, askedBy(operation), codes);
      return { ...result, errors };
    },
    onError: ({ extra }, _id, _payload, errors) => format(errors, extra),
  });
  return {
    count: () => open,
    /** The request is the one that was upgraded. The result tells that the socket has closed. */
    open: (line: WebSocket, request: Request) =>
      server.opened(line, { request, language: languageFor(request.headers["accept-language"]) }),
  };
}
