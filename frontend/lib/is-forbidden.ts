import { CombinedGraphQLErrors } from "@apollo/client/errors";

/** Whether a request was refused because the caller lacks the right. */
export function isForbidden(error: unknown): boolean {
  return CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.code === "FORBIDDEN");
}
