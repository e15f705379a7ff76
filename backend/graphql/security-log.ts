import type { ApolloServerPlugin } from "@apollo/server";
import { Kind, type OperationDefinitionNode } from "graphql";
import type { Logger } from "pino";
import type { Context } from "../features/users/context.type.ts";
import type { Metrics, SecurityEvent } from "../lib/metrics.ts";

/** Refusals that an operator may want to look into, also where nothing was to be changed. */
const noteworthy = new Set(["UNAUTHENTICATED", "FORBIDDEN", "RATE_LIMITED"]);

function fieldsOf({ selectionSet }: OperationDefinitionNode): string[] {
  return selectionSet.selections.flatMap((selection) => (selection.kind === Kind.FIELD ? [selection.name.value] : []));
}

/** What was asked for. */
export interface Asked {
  kind: OperationDefinitionNode["operation"];
  /** Fields of the graph. */
  fields: string[];
}

/** What an operation asks for. */
export function askedBy(operation: OperationDefinitionNode): Asked {
  return { kind: operation.operation, fields: fieldsOf(operation) };
}

function write({ log, viewer, clientAddress }: Context, { kind, fields }: Asked, refused: string[]): void {
  const user = viewer.kind === "user" ? viewer.user.id : null;
  log.info({ user, address: clientAddress, asked: fields, refused }, kind);
}

/** Logs that something which changes nothing was refused, if the codes are of those that an operator may look into. */
export function logRefusal(context: Context, asked: Asked, refused: string[]): void {
  if (refused.some((code) => noteworthy.has(code))) write(context, asked, refused);
}

/**
 * Logs every change that is asked for, and who was refused what: by whom, which operations, with which codes. What they
 * sent is not logged.
 */
export const securityLog: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    async willSendResponse({ contextValue, operation, response: { body } }) {
      if (!operation || body.kind !== "single") return;
      const refused = (body.singleResult.errors ?? []).map(({ extensions }) => String(extensions?.code));
      if (operation.operation === "query") logRefusal(contextValue, askedBy(operation), refused);
      else write(contextValue, askedBy(operation), refused);
    },
  }),
};

/** Logs and counts that a network did what an operator may want to look into. What it asked for is not logged. */
export function noteSecurityEvent(
  { logger, metrics }: { logger: Logger; metrics: Metrics },
  event: SecurityEvent,
  about: { address: string; eventId?: number },
): void {
  logger.warn({ event, ...about }, "security event");
  metrics.securityEvents.inc({ event });
}
