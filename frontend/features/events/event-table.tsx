import { type ReactNode, useMemo } from "react";
import type { QueryFailure } from "../../lib/errors.ts";
import { t } from "../../lib/text.ts";
import type { ListState } from "../../lib/use-list-state.ts";
import { DataTable, type Page } from "../../ui/data-table.tsx";
import { Drawing } from "../../ui/drawing.tsx";
import { EmptyPanel } from "../../ui/empty-panel.tsx";
import { CreateEventButton } from "./create-event-button.tsx";
import { type EventRow, eventColumns } from "./event-columns.tsx";

interface EventTableProps {
  page: Page<EventRow> | undefined;
  pageSize: number;
  list: ListState;
  isRefreshing: boolean;
  failure: QueryFailure | undefined;
  /** Which events are marked active; the others are private. Must not change between renders. */
  isActive: (event: EventRow) => boolean;
  canDelete?: boolean;
  /** Replaces the table when there is no event; by default a button for the first one. */
  empty?: ReactNode;
  footer?: ReactNode;
}

export function EventTable({ failure, isActive, canDelete = false, empty, ...table }: EventTableProps) {
  const columns = useMemo(() => eventColumns({ isActive, canDelete }), [isActive, canDelete]);
  return (
    <DataTable
      {...table}
      label={t("events.listLabel")}
      searchLabel={t("events.searchLabel")}
      columns={columns}
      rowKey={eventKey}
      failure={failure && { title: t("events.listFailed"), ...failure }}
      empty={empty ?? <NoEventsYet />}
    />
  );
}

function NoEventsYet() {
  return (
    <EmptyPanel icon={<Drawing name="table" />} title={t("events.empty")} description={t("events.emptyHint")}>
      <CreateEventButton />
    </EmptyPanel>
  );
}

function eventKey(event: EventRow): number {
  return event.id;
}
