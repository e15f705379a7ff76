import { CombinedGraphQLErrors } from "@apollo/client/errors";

/** Whether a change was refused because of existing data, such as someone else's change of the same thing. */
export function isConflict(error: unknown): boolean {
  return CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.code === "CONFLICT");
}
