import { useQuery } from "@apollo/client/react";
import { useMemo } from "react";
import { useEventHere } from "../event/event-here.ts";
import { HistoryTable } from "../features/history/history-table.tsx";
import { useUndoChange } from "../features/history/use-undo-change.ts";
import { queryFailure } from "../lib/errors.ts";
import { useListState } from "../lib/use-list-state.ts";
import { EventHistoryDocument } from "./generated/event-history.ts";

const pageSize = 20;

interface EventHistoryProps {
  pageName?: string;
  /** Level of the headings in it. */
  level?: "h2" | "h3";
}

export function EventHistory({ pageName, level = "h2" }: EventHistoryProps) {
  const { id: eventId } = useEventHere().event;
  const list = useListState(undefined, pageName);
  const onUndo = useUndoChange(eventId);
  const { data, previousData, loading, error, refetch } = useQuery(EventHistoryDocument, {
    variables: { eventId, offset: (list.page - 1) * pageSize, limit: pageSize },
  });
  const actions = useMemo(() => ({ eventId, onUndo }), [eventId, onUndo]);
  return (
    <HistoryTable
      page={(data ?? previousData)?.event.history}
      pageSize={pageSize}
      list={list}
      isRefreshing={loading}
      failure={queryFailure(error, refetch)}
      actions={actions}
      level={level}
    />
  );
}
