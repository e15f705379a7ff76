import { useApolloClient } from "@apollo/client/react";
import { errorText } from "../../lib/errors.ts";
import { t } from "../../lib/text.ts";
import { failure, showToast } from "../../lib/toast.ts";
import { MatchingGuestsDocument, type MatchingGuestsQueryVariables } from "./generated/matching-guests.ts";

/** Ids of all guests that a search and filter find, on all pages; none, with a toast, if that fails. */
export function useFindMatching() {
  const client = useApolloClient();

  return async (variables: MatchingGuestsQueryVariables): Promise<readonly number[]> => {
    try {
      const { data } = await client.query({ query: MatchingGuestsDocument, variables, fetchPolicy: "network-only" });
      return data?.event.guestIds ?? [];
    } catch (error) {
      showToast(failure(t("guest-list.select.failed"), errorText(error)));
      return [];
    }
  };
}
