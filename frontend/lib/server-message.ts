import { CombinedGraphQLErrors } from "@apollo/client/errors";

/** The server's own words for refusing a request; undefined when it said none. */
export function serverMessage(error: unknown): string | undefined {
  return CombinedGraphQLErrors.is(error) ? error.errors[0]?.message : undefined;
}
