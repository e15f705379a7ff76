import { type ReactNode, useMemo } from "react";
import type { QueryFailure } from "../../lib/errors.ts";
import { t } from "../../lib/text.ts";
import type { ListState } from "../../lib/use-list-state.ts";
import { DataTable, type Page } from "../../ui/data-table.tsx";
import type { Column } from "../../ui/data-table-column.ts";
import type { RowSelection } from "../../ui/data-table-row.tsx";
import { Drawing } from "../../ui/drawing.tsx";
import { EmptyPanel } from "../../ui/empty-panel.tsx";
import type { ColumnView } from "./column-view.ts";
import { guestColumns } from "./guest-columns.tsx";
import type { GuestRow } from "./guest-row.ts";
import { GuestRowActions } from "./guest-row-actions.tsx";

interface GuestTableProps {
  page: Page<GuestRow> | undefined;
  pageSize: number;
  guestCount: number | undefined;
  extraColumns: readonly string[];
  view: ColumnView;
  list: ListState;
  isFiltered: boolean;
  isRefreshing: boolean;
  failure: QueryFailure | undefined;
  rowActions: GuestActions | undefined;
  selection: RowSelection<GuestRow> | undefined;
  actions: ReactNode;
  filters: ReactNode;
}

/** Must not change between renders. */
export interface GuestActions {
  onEdit: (guest: GuestRow) => void;
  onCancel: (guest: GuestRow) => void;
  onComing: (guest: GuestRow) => void;
  onMove: (guest: GuestRow) => void;
  onDelete?: (guest: GuestRow) => void;
  isDisabled: boolean;
}

/** An event's guests, with the columns that the organizer chose. */
export function GuestTable(props: GuestTableProps) {
  const { guestCount, extraColumns, view, list, rowActions, failure, ...table } = props;
  const columns = useMemo(() => {
    const onMove = rowActions?.isDisabled ? undefined : rowActions?.onMove;
    return [...guestColumns(extraColumns, view, onMove), ...(rowActions ? [actionsColumn(rowActions)] : [])];
  }, [extraColumns, view, rowActions]);
  const sortFields = columns.flatMap(({ sortBy }) => sortBy ?? []);
  return (
    <DataTable
      {...table}
      list={{ ...list, sortFields }}
      label={t("guest-list.list.label")}
      searchLabel={t("guest-list.list.searchLabel")}
      searchPlaceholder={guestCount ? t("guest-list.list.searchPlaceholder", { count: guestCount }) : undefined}
      columns={columns}
      rowKey={guestKey}
      failure={failure && { title: t("guest-list.list.loadFailed"), ...failure }}
      empty={<NoGuests />}
    />
  );
}

function NoGuests() {
  return (
    <EmptyPanel
      icon={<Drawing name="cards" />}
      title={t("guest-list.list.empty")}
      description={t("guest-list.list.emptyHint")}
    />
  );
}

function actionsColumn(actions: GuestActions): Column<GuestRow> {
  return {
    id: "actions",
    header: t("guest-list.actions"),
    cell: (guest) => <GuestRowActions guest={guest} {...actions} />,
    place: "actions",
  };
}

function guestKey(guest: GuestRow): number {
  return guest.id;
}
