import { type ApolloServerPlugin, type GraphQLResponse, HeaderMap } from "@apollo/server";
import { executeSync } from "graphql";
import { LRUCache } from "lru-cache";
import type { Context } from "../features/users/context.type.ts";
import { operationLabel } from "./operation-metrics.ts";

/** Each tool sends a document or two, and an answer may take some hundred kilobytes. */
const maxKept = 20;

/** Caches answers to introspection, each of which takes as long as a hundred searches. The schema never changes. */
export function keptIntrospection(): ApolloServerPlugin<Context> {
  const kept = new LRUCache<string, GraphQLResponse["body"]>({ max: maxKept });
  return {
    requestDidStart: async () => ({
      async responseForOperation({ schema, document, operation, operationName, queryHash, request }) {
        const hasVariables = Object.keys(request.variables ?? {}).length > 0;
        if (hasVariables || operationLabel(schema, operation) !== "introspection") return null;
        const key = `${queryHash} ${operationName ?? ""}`;
        const body = kept.get(key) ?? {
          kind: "single",
          singleResult: executeSync({ schema, document, operationName }),
        };
        // Apollo turns refusals into responses.
        if (body.kind !== "single" || body.singleResult.errors) return null;
        kept.set(key, body);
        return { http: { status: undefined, headers: new HeaderMap() }, body };
      },
    }),
  };
}
