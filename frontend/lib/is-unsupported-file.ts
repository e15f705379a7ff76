import { CombinedGraphQLErrors } from "@apollo/client/errors";

/** Whether a file was refused because it is of another type than its name says. */
export function isUnsupportedFile(error: unknown): boolean {
  return (
    CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.code === "UNSUPPORTED_FILE")
  );
}
