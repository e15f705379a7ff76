import { ScrollText } from "lucide-react";
import { useMemo } from "react";
import type { QueryFailure } from "../../lib/query-failure.ts";
import { t } from "../../lib/text.ts";
import type { ListState } from "../../lib/use-list-state.ts";
import { DataTable, type Page } from "../../ui/data-table.tsx";
import { EmptyPanel } from "../../ui/empty-panel.tsx";
import { type AuditRow, auditColumns } from "./audit-columns.tsx";
import { AuditFilters } from "./audit-filters.tsx";
import type { AuditFilterState } from "./use-audit-filter.ts";

interface AuditTableProps {
  page: Page<AuditRow> | undefined;
  pageSize: number;
  list: ListState;
  state: AuditFilterState;
  isRefreshing: boolean;
  failure: QueryFailure | undefined;
}

export function AuditTable({ state, failure, ...table }: AuditTableProps) {
  const { addressWith, read } = state;
  const columns = useMemo(() => auditColumns(addressWith), [addressWith]);
  const isFiltered = (["kind", "user", "event", "from", "to"] as const).some((name) => read(name) !== "");
  return (
    <DataTable
      {...table}
      label={t("audit.listLabel")}
      searchLabel={t("audit.searchLabel")}
      searchPlaceholder={t("audit.searchPlaceholder")}
      columns={columns}
      rowKey={({ id }) => id}
      filters={<AuditFilters state={state} rows={table.page?.nodes ?? []} />}
      isFiltered={isFiltered}
      failure={failure && { title: t("audit.listFailed"), ...failure }}
      empty={<EmptyPanel icon={<ScrollText />} title={t("audit.empty")} description={t("audit.emptyHint")} />}
    />
  );
}
