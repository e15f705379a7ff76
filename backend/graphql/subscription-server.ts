import { type ExecutionArgs, GraphQLError, type GraphQLSchema, getOperationAST, OperationTypeNode } from "graphql";
import { GRAPHQL_TRANSPORT_WS_PROTOCOL, makeServer, type SubscribePayload } from "graphql-ws";
import type { Logger } from "pino";
import type { Language } from "../../common/messages/language.ts";
import { message } from "../../common/messages/message.ts";
import type { Context } from "../features/users/context.type.ts";
import { DomainError } from "../lib/domain-error.ts";
import { admit } from "./admission.ts";
import { operationRefusal } from "./document-shape.ts";
import type { Documents } from "./documents.ts";
import { createErrorFormatter, inLanguage, toRequestError } from "./format-error.ts";
import { chargeOperation, limitOperation } from "./limits.ts";
import { askedBy, logRefusal } from "./security-log.ts";
import { requireWholeCharacters } from "./whole-characters.ts";

/** A guest has one open, an organiser one for each event they look at. */
const maxSubscriptionsOfSocket = 10;

/** The way to one client. */
interface SubscriptionLine {
  protocol: string;
  send(text: string): Promise<void>;
  close(code: number, reason: string): void;
}

/** What is to be told of that client. */
interface SubscriptionConversation {
  /** A message; settles when all that it asked for has been sent, which for a subscription is its end. */
  receive(text: string): Promise<void>;
  end(code: number, reason: string): Promise<void>;
}

/** Serves the graph's subscriptions over sockets. */
export interface SubscriptionServer {
  /** Subscriptions that are open. */
  count(): number;
  /**
   * Begins to serve a client.
   *
   */
  open(line: SubscriptionLine, caller: Subscriber): SubscriptionConversation;
}

/** Who is at the other end of a socket. */
interface Subscriber {
  /** The language in which they are told why something is refused. */
  language: Language;
  /** Makes the context of a subscription, as of a request. */
  createContext(): Promise<Context>;
}

interface Extra extends Subscriber, Record<PropertyKey, unknown> {}

/** What the sockets speak. */
export const subscriptionProtocols = [GRAPHQL_TRANSPORT_WS_PROTOCOL];

/** What subscriptions are made of. */
export interface SubscriptionDeps {
  schema: GraphQLSchema;
  documents: Documents;
  logger: Logger;
}

/** The operation, once it has passed the checks that a request's operation passes; or what is wrong with it. */
async function prepare(
  { schema, documents }: SubscriptionDeps,
  payload: SubscribePayload,
  context: Context,
): Promise<ExecutionArgs | readonly GraphQLError[]> {
  const sender = { ...context, isSignedIn: context.viewer.kind === "user" };
  const verdict = await admit(documents, payload.query, sender);
  if (verdict.kind === "refused") return verdict.errors;
  const { document } = verdict;
  const operation = getOperationAST(document, payload.operationName);
  if (operation?.operation !== OperationTypeNode.SUBSCRIPTION) {
    throw operationRefusal("refusals.onlySubscriptions");
  }
  const variableValues = payload.variables ?? {};
  requireWholeCharacters(variableValues);
  await chargeOperation(context, limitOperation(schema, document, operation, variableValues));
  return { schema, document, operationName: payload.operationName ?? null, variableValues };
}

/** Makes the server of a graph's subscriptions. */
export function createSubscriptionServer(deps: SubscriptionDeps): SubscriptionServer {
  const { logger } = deps;
  const formatError = createErrorFormatter(logger);
  const contexts = new WeakMap<ExecutionArgs, Context>();
  const format = (errors: readonly GraphQLError[], { language }: Extra) =>
    errors.map((error) => inLanguage(formatError(error.toJSON(), error), language));
  let open = 0;

  const server = makeServer<Record<string, unknown>, Extra>({
    async onSubscribe({ subscriptions, extra }, _id, payload) {
      try {
        if (Object.keys(subscriptions).length > maxSubscriptionsOfSocket) {
          throw operationRefusal("refusals.tooManySubscriptions");
        }
        const context = await extra.createContext();
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
      // The socket closes, and the client comes back: nothing is wrong with what it asked for.
      if (codes.includes("UNAVAILABLE")) throw new DomainError("UNAVAILABLE", message("refusals.unavailable"));
      const context = contexts.get(args);
      const operation = getOperationAST(args.document, args.operationName);
      if (context && operation) logRefusal(context, askedBy(operation), codes);
      return { ...result, errors };
    },
    onError: ({ extra }, _id, _payload, errors) => format(errors, extra),
  });
  return {
    count: () => open,
    open(line, caller) {
      let receive = async (_text: string): Promise<void> => undefined;
      const onMessage = (listener: (text: string) => Promise<void>) => {
        receive = listener;
      };
      const end = server.opened({ ...line, onMessage }, { ...caller });
      return { receive: (text) => receive(text), end };
    },
  };
}
