import { CombinedGraphQLErrors, ServerError } from "@apollo/client/errors";

/** Codes of refusals that are about the server, not about the request. */
const passing: readonly unknown[] = ["RATE_LIMITED", "UNAVAILABLE", "INTERNAL"];

/** Whether the same request may succeed later: the server was not reached, is busy, or broke. */
export function mayPass(error: unknown): boolean {
  if (CombinedGraphQLErrors.is(error)) return error.errors.some(({ extensions }) => passing.includes(extensions?.code));
  if (ServerError.is(error)) return error.statusCode === 408 || error.statusCode === 429 || error.statusCode >= 500;
  return true;
}
