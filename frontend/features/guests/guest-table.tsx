import { Text } from "@chakra-ui/react";
import { type ReactNode, useMemo } from "react";
import type { QueryFailure } from "../../lib/query-failure.ts";
import { t } from "../../lib/text.ts";
import type { ListState } from "../../lib/use-list-state.ts";
import { DataTable, type Page } from "../../ui/data-table.tsx";
import type { Column } from "../../ui/data-table-column.ts";
import { Drawing } from "../../ui/drawing.tsx";
import { EmptyPanel } from "../../ui/empty-panel.tsx";
import type { RowSelection } from "../../ui/row-selection.tsx";
import { extraValue, type GuestRow } from "./guest-fields.ts";
import { GuestRowActions } from "./guest-row-actions.tsx";
import { TableBadge } from "./table-badge.tsx";

interface GuestTableProps {
  page: Page<GuestRow> | undefined;
  pageSize: number;
  guestCount: number | undefined;
  extraColumns: readonly string[];
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

/** An event's guests, with a column for each extra column of the spreadsheet. */
export function GuestTable({ guestCount, extraColumns, rowActions, failure, ...table }: GuestTableProps) {
  const columns = useMemo(() => guestColumns(extraColumns, rowActions), [extraColumns, rowActions]);
  return (
    <DataTable
      {...table}
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

function guestColumns(extraColumns: readonly string[], actions?: GuestActions): Column<GuestRow>[] {
  return [
    {
      id: "name",
      header: t("guest-list.list.columns.name"),
      sortBy: "NAME",
      cell: (guest) => <Text fontWeight="medium">{guest.name}</Text>,
      place: "title",
    },
    {
      id: "table",
      header: t("guest-list.list.columns.table"),
      sortBy: "TABLE",
      cell: (guest) => <TableBadge guest={guest} onMove={actions?.isDisabled ? undefined : actions?.onMove} />,
      place: "besideTitle",
    },
    ...extraColumns.map((name) => ({
      // An extra column may be called "name" or "table", too.
      id: `extra ${name}`,
      header: name,
      cell: (guest: GuestRow) => extraValue(guest, name),
      isEmpty: (guest: GuestRow) => extraValue(guest, name) === "",
    })),
    ...(actions ? [actionsColumn(actions)] : []),
  ];
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
