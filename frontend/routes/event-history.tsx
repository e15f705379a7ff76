import { useQuery } from "@apollo/client/react";
import { useMemo } from "react";
import { useEventHere } from "../event/event-here.ts";
import { useRestoreList } from "../features/guest-import/use-restore-list.ts";
import type { RestorableEntry } from "../features/history/history-buttons.tsx";
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
  const restore = useRestoreList(eventId);
  const onUndo = useUndoChange(eventId);
  const { data, previousData, loading, error, refetch } = useQuery(EventHistoryDocument, {
    variables: { eventId, offset: (list.page - 1) * pageSize, limit: pageSize },
  });
  const actions = useMemo(
    () => ({ eventId, onUndo, onRestore: (entry: RestorableEntry) => void restore(entry) }),
    [eventId, onUndo, restore],
  );
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
