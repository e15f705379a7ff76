import type { ApolloServerPlugin } from "@apollo/server";
import { Kind, type OperationDefinitionNode } from "graphql";
import type { Logger } from "pino";
import type { Context } from "../features/users/context.type.ts";
import type { Metrics, SecurityEvent } from "../lib/metrics.ts";

/** Refusals that an operator may want to investigate, even for reads. */
const noteworthy = new Set(["UNAUTHENTICATED", "FORBIDDEN", "RATE_LIMITED"]);

function fieldsOf({ selectionSet }: OperationDefinitionNode): string[] {
  return selectionSet.selections.flatMap((selection) => (selection.kind === Kind.FIELD ? [selection.name.value] : []));
}

export interface Asked {
  kind: OperationDefinitionNode["operation"];
  fields: string[];
}

export function askedBy(operation: OperationDefinitionNode): Asked {
  return { kind: operation.operation, fields: fieldsOf(operation) };
}

function write({ log, viewer, clientAddress }: Context, { kind, fields }: Asked, refused: string[]): void {
  const user = viewer.kind === "user" ? viewer.user.id : null;
  const helper = viewer.kind === "helper" ? { helper: viewer.helper.id } : {};
  log.info({ user, ...helper, address: clientAddress, asked: fields, refused }, kind);
}

/** Logs a refused read if one of its codes is noteworthy. */
export function logRefusal(context: Context, asked: Asked, refused: string[]): void {
  if (refused.some((code) => noteworthy.has(code))) write(context, asked, refused);
}

/** Logs every change and refusal: by whom, which operations, with which codes. Input is not logged. */
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

/** Logs and counts suspicious behavior of a network. What it requested is not logged. */
export function noteSecurityEvent(
  { logger, metrics }: { logger: Logger; metrics: Metrics },
  event: SecurityEvent,
  about: { address: string; eventId?: number },
): void {
  logger.warn({ event, ...about }, "security event");
  metrics.securityEvents.inc({ event });
}
