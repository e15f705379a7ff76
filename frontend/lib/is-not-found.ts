import { CombinedGraphQLErrors } from "@apollo/client/errors";

/** Whether a request failed because its object does not exist, or not for this user. */
export function isNotFound(error: unknown): boolean {
  return CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.code === "NOT_FOUND");
}
