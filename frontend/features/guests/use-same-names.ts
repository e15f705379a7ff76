import { skipToken, useQuery } from "@apollo/client/react";
import { type SameNames_GuestFragment, SameNamesDocument } from "./generated/same-names.ts";

export interface NameGroup {
  key: string;
  name: string;
  guests: readonly SameNames_GuestFragment[];
}

export interface SameNames {
  groups: readonly NameGroup[];
  columns: readonly string[];
  isKnown: boolean;
}

/**
 * Names that appear more than once on an event's list, without those known to be of different people.
 *
 * @param isWanted whether to ask for them; otherwise there are none
 */
export function useSameNames(eventId: number, isWanted: boolean): SameNames {
  const { data, previousData, error } = useQuery(SameNamesDocument, isWanted ? { variables: { eventId } } : skipToken);
  const found = (data ?? previousData)?.event;
  const groups = (found?.sameNames ?? []).map(({ name, guests }) => ({
    key: guests.map(({ id }) => id).join("-"),
    name,
    guests,
  }));
  const isKnown = !isWanted || found !== undefined || error !== undefined;
  return { groups, columns: found?.guestColumns ?? [], isKnown };
}
