import type { ApolloServerPlugin } from "@apollo/server";
import { OperationTypeNode } from "graphql";
import { message } from "../../common/messages/message.ts";
import { authorOf } from "../features/users/caller.service.ts";
import type { Context } from "../features/users/context.type.ts";
import { inLanguage, toRefusal, toRequestError } from "../http/refusals.ts";
import { DomainError } from "../lib/domain-error.ts";
import type { Metrics } from "../lib/metrics.ts";
import { Turns } from "../lib/turns.ts";
import { turns } from "../limits.ts";
import { type Price, priceOf } from "./price.ts";
import { askedBy, labelOf, logOperation } from "./report.ts";

/** In an anonymous caller's operation. A screen sends one. */
const maxSearches = 3;
/** Charges for an operation. @throws DomainError BAD_INPUT for too many searches; RATE_LIMITED */
export async function charge(context: Context, { searches, points, readsSchema }: Price): Promise<void> {
  const { viewer, operationLimit, accountLimit, clientAddress } = context;
  if (viewer.kind !== "anonymous") return readsSchema ? accountLimit.count(authorOf(viewer).key, points) : undefined;
  if (searches > maxSearches) throw new DomainError("BAD_INPUT", message("refusals.tooManySearches"));
  if (points > 0) await operationLimit.count(clientAddress, points);
}

const operationTurns = new Turns(turns.operations);

/** The result ends the turn; undefined for anonymous callers. @throws DomainError RATE_LIMITED; UNAVAILABLE */
async function takeTurn(context: Context): Promise<(() => void) | undefined> {
  if (context.viewer.kind === "anonymous") return undefined;
  const { key } = authorOf(context.viewer);
  const hasToWait = operationTurns.isBusyFor(key);
  const endTurn = await operationTurns.take(key, context.gone());
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
            if (price.takesTurn) endTurn = await takeTurn(contextValue);
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
