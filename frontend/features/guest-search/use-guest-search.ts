import { useQuery } from "@apollo/client/react";
import { useEffect } from "react";
import { minSearchLength } from "../../../common/limits.ts";
import { SearchGuestsDocument } from "../../generated/documents.ts";
import { isForbidden } from "../../lib/is-forbidden.ts";
import { logFailure } from "../../lib/log-failure.ts";
import { type QueryFailure, retryOf } from "../../lib/query-failure.ts";
import { serverMessage } from "../../lib/server-message.ts";
import { t } from "../../lib/text.ts";
import { useDebounced } from "../../lib/use-debounced.ts";
import { noteAsksForCode } from "./asks-for-code.ts";
import type { GuestMatch } from "./guest-match.ts";
import { useLiveSearch } from "./use-live-search.ts";
import { usePickedMatch } from "./use-picked-match.ts";

const debounceMs = 300;

export type GuestSearch =
  | { status: "idle" }
  | { status: "loading" }
  | { status: "results"; matches: [GuestMatch, ...GuestMatch[]] }
  | { status: "no-results" }
  | { status: "failed"; failure: QueryFailure };

/**
 * Searches an event's guests for the typed text once typing pauses. The result always belongs to the current text:
 * answers to earlier text are dropped.
 *
 * @param chosenId the match that the guest picked, if not the best one
 */
export function useGuestSearch(eventId: number | undefined, text: string, chosenId: number | undefined): GuestSearch {
  const query = text.trim();
  const settled = useDebounced(query, debounceMs);
  const searchable = query.length >= minSearchLength && eventId !== undefined;
  const { client, data, error, loading, refetch } = useQuery(SearchGuestsDocument, {
    variables: { eventId: eventId ?? 0, query: settled },
    skip: !searchable || settled !== query,
    notifyOnNetworkStatusChange: true,
  });

  const isShown = searchable && settled === query && data !== undefined && data.searchGuests.length > 0;
  const { matches, picked } = usePickedMatch(
    { eventId: eventId ?? 0, query: settled },
    isShown ? data.searchGuests : [],
    chosenId,
  );
  useLiveSearch(eventId ?? 0, isShown ? settled : undefined, picked);

  useEffect(() => {
    if (error) logFailure("the search for a guest", error);
    if (isForbidden(error) && eventId !== undefined) noteAsksForCode(client.cache, eventId, true);
  }, [error, client, eventId]);

  if (!searchable) return { status: "idle" };
  if (settled !== query || loading) return { status: "loading" };
  if (error || !data) {
    const reason = serverMessage(error) ?? t("guest-search.failedText");
    return { status: "failed", failure: { reason, onRetry: retryOf(refetch) } };
  }
  const [best, ...others] = matches;
  return best ? { status: "results", matches: [best, ...others] } : { status: "no-results" };
}
