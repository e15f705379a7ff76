import type { ErrorRequestHandler } from "express";
import type { Language } from "../../common/messages/language.ts";
import type { DomainError } from "../lib/domain-error.ts";
import { languageFor } from "../lib/languages.ts";
import { isGraphQL } from "./graphql-path.ts";

/** Handles errors outside a resolver: as a GraphQL error under /graphql, as plain text elsewhere. */
export function errorHandler(
  toRefusal: (error: unknown) => DomainError,
  toGraphQLError: (refusal: DomainError, language: Language) => object,
): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    const refusal = toRefusal(error);
    if (response.headersSent) return next(error);
    const language = languageFor(request.headers["accept-language"]);
    response.status(refusal.status).vary("Accept-Language");
    if (refusal.retryAfterSeconds !== undefined) response.set("Retry-After", String(refusal.retryAfterSeconds));
    if (isGraphQL(request.path)) response.json({ errors: [toGraphQLError(refusal, language)] });
    else response.type("text/plain").send(refusal.in(language));
  };
}
