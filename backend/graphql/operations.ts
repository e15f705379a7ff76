import type { ApolloServerPlugin } from "@apollo/server";
import { type GraphQLSchema, Kind, type OperationDefinitionNode, OperationTypeNode } from "graphql";
import type { Logger } from "pino";
import { message } from "../../common/messages/message.ts";
import { authorOf } from "../features/users/caller.service.ts";
import type { Context } from "../features/users/context.type.ts";
import { inLanguage, toRefusal, toRequestError } from "../http/refusals.ts";
import { DomainError } from "../lib/domain-error.ts";
import { Turns } from "../lib/limiters.ts";
import type { Metrics } from "../lib/metrics.ts";
import { turns } from "../limits.ts";
import { type Price, priceOf } from "./price.ts";

/** In an anonymous caller's operation. A screen sends one. */
const maxSearches = 3;
/** Charges for an operation. @throws DomainError BAD_INPUT for too many searches; RATE_LIMITED */
export async function charge(context: Context, { searches, points, readsSchema }: Price): Promise<void> {
  const { viewer, limits, clientAddress } = context;
  if (viewer.kind !== "anonymous")
    return readsSchema ? limits.ofAccounts.count(authorOf(viewer).key, points) : undefined;
  if (searches > maxSearches) throw new DomainError("BAD_INPUT", message("refusals.tooManySearches"));
  if (points > 0) await limits.operations.count(clientAddress, points);
}

const operationTurns = new Turns(turns.operations);
const longTurns = new Turns(turns.longLists);
const shortestLongList = 500;

/** The result ends the turn; undefined for anonymous callers. @throws DomainError RATE_LIMITED; UNAVAILABLE */
async function takeTurn(context: Context, isLong: boolean): Promise<(() => void) | undefined> {
  if (context.viewer.kind === "anonymous") return undefined;
  const { key } = authorOf(context.viewer);
  const turn = isLong ? longTurns : operationTurns;
  const hasToWait = turn.isBusyFor(key);
  const endTurn = await turn.take(key, context.gone());
  // Also if another check refuses the operation meanwhile, or Apollo Server fails.
  context.whenOver(endTurn);
  // Their session may have ended while they waited.
  if (hasToWait) context.viewer = await context.currentViewer();
  return endTurn;
}

/** Limits, charges, logs and measures each operation of both APIs, and answers refusals in the reader's language. */
export function operationRules({ operationSeconds }: Metrics): ApolloServerPlugin<Context> {
  return {
    requestDidStart: async () => {
      const started = performance.now();
      let endTurn: (() => void) | undefined;
      return {
        async didResolveOperation({ schema, document, operation, request, contextValue }) {
          if (!operation) return;
          try {
            if (operation.operation === OperationTypeNode.SUBSCRIPTION) {
              throw new DomainError("BAD_INPUT", message("refusals.subscriptionByRequest"));
            }
            const variables = request.variables ?? {};
            const price = priceOf(schema, document, operation, variables);
            requireWholeCharacters(variables);
            await charge(contextValue, price);
            // A change may wait for others of its event, and must not hold up who reads.
            const isLong = operation.operation === OperationTypeNode.QUERY && price.longestList >= shortestLongList;
            if (price.takesTurn) endTurn = await takeTurn(contextValue, isLong);
          } catch (error) {
            throw toRequestError(toRefusal(error, contextValue.log));
          }
        },
        async willSendResponse({ schema, operation, contextValue, response: { body, http } }) {
          endTurn?.();
          const errors = body.kind === "single" ? (body.singleResult.errors ?? []) : [];
          const codes = errors.map(({ extensions }) => String(extensions?.code));
          const waits = errors.map(({ extensions }) => Number(extensions?.retryAfter ?? 0));
          if (waits.some((wait) => wait > 0)) http.headers.set("retry-after", String(Math.max(...waits)));
          if (body.kind === "single" && errors.length > 0) {
            body.singleResult.errors = errors.map((error) => inLanguage(error, contextValue.language));
          }
          if (operation) logOperation(contextValue, askedBy(operation), codes);
          const label = labelOf(schema, operation);
          operationSeconds.observe(
            { operation: label, outcome: codes[0] ?? "ok" },
            (performance.now() - started) / 1000,
          );
        },
      };
    },
  };
}

const halfCharacter = /\p{Surrogate}/u;

/** Entries, or keys and values; nothing for other values, such as an uploading file. */
function partsOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  if (typeof value !== "object" || value === null) return [];
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null ? Object.entries(value).flat() : [];
}

/** Refuses lone surrogates, which JSON allows and UTF-8 does not. @throws DomainError BAD_INPUT */
export function requireWholeCharacters(variables: object): void {
  // Without recursion: variables may be nested as deeply as a body is long.
  const waiting: unknown[] = [variables];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value === "string" && halfCharacter.test(value)) {
      throw new DomainError("BAD_INPUT", message("refusals.halfCharacter"));
    }
    for (const part of partsOf(value)) waiting.push(part);
  }
}

/** What a caller asked for. Input is not reported. */
interface Asked {
  kind: OperationDefinitionNode["operation"];
  fields: readonly string[];
}

export function askedBy({ operation, selectionSet }: OperationDefinitionNode): Asked {
  const fields = selectionSet.selections.map((one) => (one.kind === Kind.FIELD ? one.name.value : "..."));
  return { kind: operation, fields };
}

/** Refusals that an operator may want to investigate, even for reads. */
const noteworthy = new Set(["UNAUTHENTICATED", "FORBIDDEN", "RATE_LIMITED"]);

/** Logs every change, and noteworthy refusals: by whom, which fields, with which codes. */
export function logOperation(
  { log, viewer, clientAddress }: Context,
  { kind, fields }: Asked,
  refused: readonly string[],
): void {
  if (kind !== OperationTypeNode.MUTATION && !refused.some((code) => noteworthy.has(code))) return;
  const user = viewer.kind === "user" ? viewer.user.id : null;
  const helper = viewer.kind === "helper" ? { helper: viewer.helper.id } : {};
  log.info({ user, ...helper, address: clientAddress, asked: fields, refused }, kind);
}

/** The single root field: a caller who names a thousand operations must not create a thousand series. */
function labelOf(schema: GraphQLSchema, operation: OperationDefinitionNode | undefined): string {
  if (!operation) return "invalid";
  const [field = "", ...others] = new Set(askedBy(operation).fields);
  if ([field, ...others].every((name) => name.startsWith("__"))) return "introspection";
  if (others.length > 0 || field === "...") return "several";
  return schema.getRootType(operation.operation)?.getFields()[field] ? field : "other";
}

/** Does what an operation of one field does, without executing GraphQL, which takes several times as long. */
export type Directly = <Result>(
  context: Context,
  asked: { query: string } | { mutation: string },
  work: () => Promise<Result>,
) => Promise<Result>;

/** Measured and logged like the operation. @throws DomainError as the operation refuses */
export function createDirectly({ operationSeconds }: Metrics, logger: Logger): Directly {
  return async (context, asked, work) => {
    const started = performance.now();
    const [kind, operation] =
      "query" in asked ? [OperationTypeNode.QUERY, asked.query] : [OperationTypeNode.MUTATION, asked.mutation];
    const report = (outcome: string, refused: string[]) => {
      operationSeconds.observe({ operation, outcome }, (performance.now() - started) / 1000);
      logOperation(context, { kind, fields: [operation] }, refused);
    };
    try {
      const result = await work();
      report("ok", []);
      return result;
    } catch (error) {
      const refusal = toRefusal(error, logger);
      report(refusal.code, [refusal.code]);
      throw refusal;
    }
  };
}
