import type { ApolloServer } from "@apollo/server";
import { z } from "zod";
import type { Context } from "../features/users/context.type.ts";
import { DomainError } from "../lib/domain-error.ts";
import { fromGraphQLError } from "./format-error.ts";

const question = "query SharedEvent($shortLink: String!) { publicEvent(shortLink: $shortLink) { name } }";
const answerSchema = z.object({ publicEvent: z.object({ name: z.string() }).nullable() });

/**
 * The name of the event behind a public link, requested from GraphQL like a guest would; null when there is none, or the
 * caller may not see it.
 *
 * @throws DomainError UNAVAILABLE when it cannot be looked up; RATE_LIMITED when there is none, and the caller's network has
 *   requested too many such events
 */
export async function findSharedEventName(
  graphql: ApolloServer<Context>,
  contextValue: Context,
  shortLink: string,
): Promise<string | null> {
  const { body } = await graphql.executeOperation({ query: question, variables: { shortLink } }, { contextValue });
  if (body.kind !== "single") throw new Error("The event is answered at once.");
  const { data, errors: [error] = [] } = body.singleResult;
  if (!error) return answerSchema.parse(data).publicEvent?.name ?? null;
  const refusal = fromGraphQLError(error);
  // No event has an address that the database cannot store.
  if (refusal.code === "BAD_INPUT") return null;
  throw refusal.code === "RATE_LIMITED" ? refusal : new DomainError("UNAVAILABLE", refusal.messages);
}
