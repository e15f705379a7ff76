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
 * Runs GraphQL's searchGuests.
 *
 * @returns matches, usually the same object as before if the answer is unchanged.
 * @throws DomainError as GraphQL would refuse.
 */
export type SearchGuests = (context: Context, eventId: number, query: string) => Promise<readonly object[]>;

/**
 * Calls the resolver of searchGuests without an operation: parsing, validating and running one takes several times as long
 * as a search, and searches come in crowds. Measured and logged like the operation.
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
