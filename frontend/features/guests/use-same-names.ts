import { skipToken, useQuery } from "@apollo/client/react";
import { useCallback, useState } from "react";
import { type SameNames_GuestFragment, SameNamesDocument } from "../../generated/documents.ts";
import { groupKey, rememberedGroups, rememberGroup } from "./different-people.ts";

export interface NameGroup {
  key: string;
  name: string;
  guests: readonly SameNames_GuestFragment[];
}

export interface SameNames {
  groups: readonly NameGroup[];
  columns: readonly string[];
  isKnown: boolean;
  keepApart: (group: NameGroup) => void;
}

/** Names that appear more than once, without known different people; none if not `isWanted`. */
export function useSameNames(eventId: number, isWanted: boolean): SameNames {
  const [different, setDifferent] = useState(() => rememberedGroups(eventId));
  const { data, previousData, error } = useQuery(SameNamesDocument, isWanted ? { variables: { eventId } } : skipToken);
  const found = (data ?? previousData)?.event;
  const groups = (found?.sameNames ?? []).flatMap(({ name, guests }): NameGroup[] => {
    const key = groupKey(guests.map(({ id }) => id));
    return different.has(key) ? [] : [{ key, name, guests }];
  });

  const keepApart = useCallback(
    (group: NameGroup) => {
      rememberGroup(
        eventId,
        group.guests.map(({ id }) => id),
      );
      setDifferent(rememberedGroups(eventId));
    },
    [eventId],
  );

  const isKnown = !isWanted || found !== undefined || error !== undefined;
  return { groups, columns: found?.guestColumns ?? [], isKnown, keepApart };
}
