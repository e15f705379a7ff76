import type { ApolloServer } from "@apollo/server";
import type { Context } from "../features/users/context.type.ts";
import { fromGraphQLError } from "../graphql/format-error.ts";
import type { Operation } from "./operation.ts";

/** Asks the graph in the name of a request's caller. */
export type Ask = (operation: Operation, variables: Record<string, unknown>) => Promise<unknown>;

/**
 * Runs operations through the GraphQL server, so that its rules, limits and words for errors are the only ones.
 *
 * @returns a function that answers what the operation's question picks, and throws a DomainError where the graph refuses.
 */
export function asker(graphql: ApolloServer<Context>, contextValue: Context): Ask {
  return async ({ text, pick }, variables) => {
    const { body } = await graphql.executeOperation({ query: text, variables }, { contextValue });
    if (body.kind !== "single") throw new Error("REST operations are answered at once.");
    const [error] = body.singleResult.errors ?? [];
    if (error) throw fromGraphQLError(error);
    return pick(body.singleResult.data);
  };
}
