import { useQuery } from "@apollo/client/react";
import { useEffect } from "react";
import { SearchGuestsDocument } from "../../generated/documents.ts";
import { logFailure } from "../../lib/log-failure.ts";
import type { GuestMatch } from "./guest-match.ts";

/**
 * Guests see the tablemates of one match: the best one, unless they pick another. Then the search runs again for it.
 *
 * @param search the search that found the matches
 * @param chosenId undefined while nobody is picked
 * @returns the matches, of which the picked one has tablemates as soon as they are there; and what a search for the same says
 */
export function usePickedMatch(
  search: { eventId: number; query: string },
  matches: readonly GuestMatch[],
  chosenId: number | undefined,
): { matches: readonly GuestMatch[]; picked: { tablematesOf?: number } } {
  const picked = pickedOf(matches, chosenId);
  const { data, error } = useQuery(SearchGuestsDocument, {
    variables: { ...search, ...picked },
    skip: picked.tablematesOf === undefined,
  });
  useEffect(() => {
    if (error) logFailure("the search for tablemates", error);
  }, [error]);
  return { matches: data?.searchGuests ?? matches, picked };
}

function pickedOf(matches: readonly GuestMatch[], chosenId: number | undefined): { tablematesOf?: number } {
  const chosen = matches.slice(1).find(({ id }) => id === chosenId);
  if (!chosen || chosen.tableNumber === "" || chosen.tablemates.length > 0) return {};
  return { tablematesOf: chosen.id };
}
