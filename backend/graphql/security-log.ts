import type { ApolloServerPlugin } from "@apollo/server";
import { Kind, type OperationDefinitionNode } from "graphql";
import type { Context } from "./context.ts";

/** Refusals that an operator may want to look into, also where nothing was to be changed. */
const noteworthy = new Set(["UNAUTHENTICATED", "FORBIDDEN", "RATE_LIMITED"]);

function fieldsOf({ selectionSet }: OperationDefinitionNode): string[] {
  return selectionSet.selections.flatMap((selection) => (selection.kind === Kind.FIELD ? [selection.name.value] : []));
}

/**
 * Logs every change that is asked for, and who was refused what: by whom, which operations, with which codes. What they
 * sent is not logged.
 */
export const securityLog: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    async willSendResponse({ contextValue: { log, viewer, clientAddress }, operation, response: { body } }) {
      if (!operation || body.kind !== "single") return;
      const refused = (body.singleResult.errors ?? []).map(({ extensions }) => String(extensions?.code));
      if (operation.operation === "query" && !refused.some((code) => noteworthy.has(code))) return;
      const user = viewer.kind === "user" ? viewer.user.id : null;
      log.info({ user, address: clientAddress, asked: fieldsOf(operation), refused }, operation.operation);
    },
  }),
};
