import type { RequestHandler } from "express";
import { message } from "../../common/messages/message.ts";
import { declareLimit, formatCount } from "../lib/declared-limits.ts";
import { DomainError } from "../lib/domain-error.ts";

/** Ten times the introspection query, the longest that tools send. */
const maxQueryLength = 20_000;

declareLimit({
  what: "Requests: text of a document",
  counts: "each request",
  limit: `${formatCount(maxQueryLength)} characters`,
  beyond: "413",
});

/** Refuses a GraphQL text that is too long to parse. Values belong in variables, which this does not limit. */
export function limitQueryText(): RequestHandler {
  return ({ body }: { body?: { query?: unknown } }, _response, next) => {
    const query = body?.query;
    if (typeof query === "string" && query.length > maxQueryLength) {
      throw new DomainError("TOO_LARGE", message("refusals.queryTooLong"));
    }
    next();
  };
}
