import { OperationTypeNode } from "graphql";
import type { Logger } from "pino";
import { GuestSearchResolver } from "../features/guest-search/guest-search.resolver.ts";
import type { Context } from "../features/users/context.type.ts";
import type { Metrics } from "../lib/metrics.ts";
import { toDomainError } from "./format-error.ts";
import { logRefusal } from "./security-log.ts";

const field = "searchGuests";
const resolver = new GuestSearchResolver();

/**
 * Asks the graph's searchGuests.
 *
 * @returns matches, the same object as before, as a rule, where the answer is the same.
 * @throws DomainError where the graph would refuse.
 */
export type SearchGuests = (context: Context, eventId: number, query: string) => Promise<readonly object[]>;

/**
 * Asks the resolver of searchGuests without an operation, because to read, check and run one takes several times as long as
 * a search, and searches come in crowds. It is measured and logged as the operation would be.
 */
export function createGuestSearch({ operationSeconds }: Metrics, logger: Logger): SearchGuests {
  return async (context, eventId, query) => {
    const started = performance.now();
    const observe = (outcome: string) =>
      operationSeconds.observe({ operation: field, outcome }, (performance.now() - started) / 1000);
    try {
      const matches = await resolver.searchGuests(eventId, query, undefined, context);
      observe("ok");
      return matches;
    } catch (error) {
      const refusal = toDomainError(error, logger);
      observe(refusal.code);
      logRefusal(context, { kind: OperationTypeNode.QUERY, fields: [field] }, [refusal.code]);
      throw refusal;
    }
  };
}
