import { useQuery, useSubscription } from "@apollo/client/react";
import { useEffect, useRef } from "react";
import { logFailure } from "../../lib/page.ts";
import { DoorTablesDocument, DoorVersionsDocument } from "./generated/door-glance.ts";
import { type TablePresence, withTables } from "./table-presence.ts";
import { useFollowing } from "./use-following.ts";

interface TablesHereProps {
  eventId: number;
  /** Called with who is here at each table, by its label's key; none while nobody is here. What is equal is the same object. */
  onChange: (presence: ReadonlyMap<string, TablePresence>) => void;
}

/** Follows who is here at each table, for a screen that shows it. Shows nothing itself. */
export function TablesHere({ eventId, onChange }: TablesHereProps) {
  const { data } = useSubscription(DoorVersionsDocument, { variables: { eventId }, fetchPolicy: "no-cache" });
  if (!data || data.doorChanged.version === 0) return null;
  const { version, listVersion } = data.doorChanged;
  return <Following eventId={eventId} onChange={onChange} state={`${version} ${listVersion}`} />;
}

function Following({ eventId, onChange, state }: TablesHereProps & { state: string }) {
  const { data, error, refetch } = useQuery(DoorTablesDocument, { variables: { eventId }, fetchPolicy: "no-cache" });
  useFollowing(state, refetch);
  const last = useRef<ReadonlyMap<string, TablePresence>>(new Map());
  useEffect(() => {
    if (error) logFailure("Reading who is here at each table", error);
  }, [error]);
  useEffect(() => {
    if (!data) return;
    last.current = withTables(last.current, data.doorState);
    onChange(last.current);
  }, [data, onChange]);
  return null;
}
