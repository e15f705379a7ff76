import type { ApolloServer } from "@apollo/server";
import type { Context } from "../features/users/context.type.ts";
import { fromGraphQLError } from "../graphql/format-error.ts";
import type { Operation } from "./operation.ts";

/** Runs a GraphQL operation for a request's caller. @throws DomainError if GraphQL refuses */
export type Ask = (operation: Operation, variables: Record<string, unknown>) => Promise<unknown>;

/** Runs operations through the GraphQL server, so that its rules, limits and error messages apply. */
export function asker(graphql: ApolloServer<Context>, contextValue: Context): Ask {
  return async ({ text, pick }, variables) => {
    const { body } = await graphql.executeOperation({ query: text, variables }, { contextValue });
    if (body.kind !== "single") throw new Error("REST operations are answered at once.");
    const [error] = body.singleResult.errors ?? [];
    if (error) throw fromGraphQLError(error);
    return pick(body.singleResult.data);
  };
}
