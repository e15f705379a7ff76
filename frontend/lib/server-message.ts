import { CombinedGraphQLErrors } from "@apollo/client/errors";

/** The server's message about a refused request; undefined when there is none. */
export function serverMessage(error: unknown): string | undefined {
  return CombinedGraphQLErrors.is(error) ? error.errors[0]?.message : undefined;
}
