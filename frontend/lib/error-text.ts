import { CombinedGraphQLErrors, ServerError } from "@apollo/client/errors";
import { t } from "./text.ts";

/** A failed request as `{status}: {message}`; without a response, that the server could not be reached. */
export function errorText(error: unknown): string {
  if (CombinedGraphQLErrors.is(error)) return graphQLErrorText(error);
  if (ServerError.is(error)) return `${error.statusCode}: ${error.bodyText || error.response.statusText}`;
  return t("ui.noConnection");
}

function graphQLErrorText(error: CombinedGraphQLErrors): string {
  const first = error.errors[0];
  const status = first?.extensions?.status;
  const message = first?.message ?? error.message;
  return typeof status === "number" ? `${status}: ${message}` : message;
}
