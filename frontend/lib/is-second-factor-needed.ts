import { CombinedGraphQLErrors } from "@apollo/client/errors";

/** Whether signing in goes on with a second step: the password or the link was right, and the session waits. */
export function isSecondFactorNeeded(error: unknown): boolean {
  return (
    CombinedGraphQLErrors.is(error) &&
    error.errors.some(({ extensions }) => extensions?.code === "SECOND_FACTOR_NEEDED")
  );
}
