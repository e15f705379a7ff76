import type { ErrorRequestHandler } from "express";
import type { DomainError } from "../lib/domain-error.ts";

/**
 * The last stop of every error outside a resolver: as a GraphQL error under /graphql, plain text elsewhere.
 *
 * @param toRefusal the refusal that a thrown value is reported as.
 * @param toGraphQLError a refusal in the form of a GraphQL error.
 */
export function errorHandler(
  toRefusal: (error: unknown) => DomainError,
  toGraphQLError: (refusal: DomainError) => object,
): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    const refusal = toRefusal(error);
    if (response.headersSent) return next(error);
    response.status(refusal.status);
    if (refusal.retryAfterSeconds !== undefined) response.set("Retry-After", String(refusal.retryAfterSeconds));
    if (request.path === "/graphql") response.json({ errors: [toGraphQLError(refusal)] });
    else response.type("text/plain").send(refusal.message);
  };
}
