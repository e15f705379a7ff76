import type { ApolloServerPlugin } from "@apollo/server";
import { type GraphQLSchema, Kind, type OperationDefinitionNode } from "graphql";
import type { Context } from "../features/users/context.type.ts";
import type { Metrics } from "../lib/metrics.ts";

/** The operation's single root field: a caller who names a thousand operations must not create a thousand series. */
export function operationLabel(schema: GraphQLSchema, { operation, selectionSet }: OperationDefinitionNode): string {
  const fields = new Set<string>();
  for (const selection of selectionSet.selections) {
    if (selection.kind !== Kind.FIELD) return "several";
    fields.add(selection.name.value);
  }
  const [field = "", ...others] = fields;
  if ([field, ...others].every((name) => name.startsWith("__"))) return "introspection";
  if (others.length > 0) return "several";
  return schema.getRootType(operation)?.getFields()[field] ? field : "other";
}

/** Measures every operation of both APIs. */
export function operationMetrics({ operationSeconds }: Metrics): ApolloServerPlugin<Context> {
  return {
    requestDidStart: async () => {
      const started = performance.now();
      return {
        async willSendResponse({ schema, operation, response: { body } }) {
          const label = operation ? operationLabel(schema, operation) : "invalid";
          const [error] = body.kind === "single" ? (body.singleResult.errors ?? []) : [];
          const outcome = error ? String(error.extensions?.code) : "ok";
          operationSeconds.observe({ operation: label, outcome }, (performance.now() - started) / 1000);
        },
      };
    },
  };
}
