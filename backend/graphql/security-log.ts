import type { ApolloServerPlugin } from "@apollo/server";
import { Kind, type OperationDefinitionNode } from "graphql";
import type { Context } from "./context.ts";

/** Refusals that an operator may want to look into, also where nothing was to be changed. */
const noteworthy = new Set(["UNAUTHENTICATED", "FORBIDDEN", "RATE_LIMITED"]);

function fieldsOf({ selectionSet }: OperationDefinitionNode): string[] {
  return selectionSet.selections.flatMap((selection) => (selection.kind === Kind.FIELD ? [selection.name.value] : []));
}

function write({ log, viewer, clientAddress }: Context, operation: OperationDefinitionNode, refused: string[]): void {
  const user = viewer.kind === "user" ? viewer.user.id : null;
  log.info({ user, address: clientAddress, asked: fieldsOf(operation), refused }, operation.operation);
}

/** Logs that an operation which changes nothing was refused, if the codes are of those that an operator may look into. */
export function logRefusal(
  context: Context,
  operation: OperationDefinitionNode | null | undefined,
  refused: string[],
): void {
  if (operation && refused.some((code) => noteworthy.has(code))) write(context, operation, refused);
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
      if (operation.operation === "query") logRefusal(contextValue, operation, refused);
      else write(contextValue, operation, refused);
    },
  }),
};
