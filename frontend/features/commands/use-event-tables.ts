import { useQuery } from "@apollo/client/react";
import { type QueryFailure, queryFailure } from "../../lib/query-failure.ts";
import { EventTablesDocument, type EventTablesQuery } from "./generated/event-tables.ts";

export type EventTable = EventTablesQuery["tables"][number];

const noTables: readonly EventTable[] = [];

/** All tables. They are read again each time, because other screens may have changed them. */
export function useEventTables(eventId: number): { tables: readonly EventTable[]; failure: QueryFailure | undefined } {
  const { data, error, loading, refetch } = useQuery(EventTablesDocument, {
    variables: { eventId },
    fetchPolicy: "no-cache",
    notifyOnNetworkStatusChange: true,
  });
  return { tables: data?.tables ?? noTables, failure: loading ? undefined : queryFailure(error, refetch) };
}
