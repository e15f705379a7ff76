import { useQuery } from "@apollo/client/react";
import { useState } from "react";
import { RestoreDialog } from "../features/guest-import/restore-dialog.tsx";
import { HistoryTable, type RestorableEntry } from "../features/history/history-table.tsx";
import { AdminEventHistoryDocument } from "../generated/documents.ts";
import { queryFailure } from "../lib/query-failure.ts";
import { useListState } from "../lib/use-list-state.ts";

const pageSize = 20;

/** The history tab of an event. */
export function AdminEventHistory({ eventId }: { eventId: number }) {
  const list = useListState();
  const [restored, setRestored] = useState<RestorableEntry | null>(null);
  const { data, previousData, loading, error, refetch } = useQuery(AdminEventHistoryDocument, {
    variables: { eventId, offset: (list.page - 1) * pageSize, limit: pageSize },
  });
  return (
    <>
      <HistoryTable
        page={(data ?? previousData)?.event.history}
        pageSize={pageSize}
        list={list}
        isRefreshing={loading}
        failure={queryFailure(error, refetch)}
        onRestore={setRestored}
      />
      <RestoreDialog eventId={eventId} entry={restored} onClose={() => setRestored(null)} />
    </>
  );
}
