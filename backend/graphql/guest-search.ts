import { OperationTypeNode } from "graphql";
import type { Logger } from "pino";
import { answerLink, answerSearch, type SearchAnswer } from "../features/guest-search/guest-search.service.ts";
import type { Context } from "../features/users/context.type.ts";
import type { Metrics } from "../lib/metrics.ts";
import { toDomainError } from "./format-error.ts";
import { logRefusal } from "./security-log.ts";

/** The operation as which it is measured and logged. */
const field = "searchGuests";

/** What was typed, or a personal link. */
type Query = Parameters<typeof answerSearch>[2] | Parameters<typeof answerLink>[2];

/** Returns matches: usually the same object while unchanged. @throws DomainError as GraphQL's searchGuests does */
export type SearchGuests = (context: Context, eventId: number, query: Query) => Promise<SearchAnswer>;

/** Searches without GraphQL, which takes several times as long; measured and logged like the operation searchGuests. */
export function createGuestSearch({ operationSeconds }: Metrics, logger: Logger): SearchGuests {
  return async (context, eventId, query) => {
    const started = performance.now();
    const observe = (outcome: string) =>
      operationSeconds.observe({ operation: field, outcome }, (performance.now() - started) / 1000);
    try {
      const answer = await ("mark" in query
        ? answerLink(context, eventId, query)
        : answerSearch(context, eventId, query));
      observe("ok");
      return answer;
    } catch (error) {
      const refusal = toDomainError(error, logger);
      observe(refusal.code);
      logRefusal(context, { kind: OperationTypeNode.QUERY, fields: [field] }, [refusal.code]);
      throw refusal;
    }
  };
}
