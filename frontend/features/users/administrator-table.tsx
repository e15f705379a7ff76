import type { QueryFailure } from "../../lib/errors.ts";
import { t } from "../../lib/text.ts";
import type { ListState } from "../../lib/use-list-state.ts";
import { DataTable, type Page } from "../../ui/data-table.tsx";
import { type AdministratorRow, administratorColumns } from "./administrator-columns.tsx";
import { useAccountDialogs } from "./use-account-dialogs.tsx";

interface AdministratorTableProps {
  ownId: number;
  page: Page<AdministratorRow> | undefined;
  pageSize: number;
  list: ListState;
  isRefreshing: boolean;
  failure: QueryFailure | undefined;
}

export function AdministratorTable({ ownId, failure, ...table }: AdministratorTableProps) {
  const { choose, dialogs } = useAccountDialogs();
  return (
    <>
      <DataTable
        {...table}
        label={t("administrators.listLabel")}
        searchLabel={t("administrators.searchLabel")}
        columns={administratorColumns({ ownId, onChoose: choose })}
        rowKey={({ id }) => id}
        failure={failure && { title: t("administrators.listFailed"), ...failure }}
        // Whoever looks at it is one.
        empty={null}
      />
      {dialogs}
    </>
  );
}
