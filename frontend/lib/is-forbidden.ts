import { CombinedGraphQLErrors } from "@apollo/client/errors";

/** Whether a request was refused because the caller may not do what it asks. */
export function isForbidden(error: unknown): boolean {
  return CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.code === "FORBIDDEN");
}
