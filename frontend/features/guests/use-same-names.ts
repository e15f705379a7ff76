import { useQuery } from "@apollo/client/react";
import { useCallback, useState } from "react";
import { type SameNames_GuestFragment, SameNamesDocument } from "../../generated/documents.ts";
import { groupKey, rememberedGroups, rememberGroup } from "./different-people.ts";

/** Guests whose names are the same. */
export interface NameGroup {
  key: string;
  name: string;
  guests: readonly SameNames_GuestFragment[];
}

/** Names that appear more than once on an event's list, without those the organizer knows to be different people. */
export function useSameNames(eventId: number) {
  const [different, setDifferent] = useState(() => rememberedGroups(eventId));
  const { data, previousData } = useQuery(SameNamesDocument, { variables: { eventId } });
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

  return { groups, columns: found?.guestColumns ?? [], keepApart };
}
