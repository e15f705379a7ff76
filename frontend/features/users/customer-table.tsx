import { useState } from "react";
import type { QueryFailure } from "../../lib/errors.ts";
import { t } from "../../lib/text.ts";
import type { ListState } from "../../lib/use-list-state.ts";
import { DataTable, type Page } from "../../ui/data-table.tsx";
import { Drawing } from "../../ui/drawing.tsx";
import { EmptyPanel } from "../../ui/empty-panel.tsx";
import { AddUserButton } from "./add-user-button.tsx";
import { type CustomerRow, customerColumns } from "./customer-columns.tsx";
import { DeleteCustomerDialog } from "./delete-customer-dialog.tsx";
import { useAccountDialogs } from "./use-account-dialogs.tsx";

interface CustomerTableProps {
  page: Page<CustomerRow> | undefined;
  pageSize: number;
  list: ListState;
  isRefreshing: boolean;
  failure: QueryFailure | undefined;
}

export function CustomerTable({ failure, ...table }: CustomerTableProps) {
  const [chosen, setChosen] = useState<CustomerRow>();
  const [isAsking, setIsAsking] = useState(false);
  const { choose, dialogs } = useAccountDialogs();
  const columns = customerColumns({
    onDelete: (customer) => {
      setChosen(customer);
      setIsAsking(true);
    },
    onChoose: choose,
  });
  return (
    <>
      <DataTable
        {...table}
        label={t("users.listLabel")}
        searchLabel={t("users.searchLabel")}
        columns={columns}
        rowKey={customerKey}
        failure={failure && { title: t("users.listFailed"), ...failure }}
        empty={
          <EmptyPanel icon={<Drawing name="cards" />} title={t("users.empty")} description={t("users.emptyHint")}>
            <AddUserButton />
          </EmptyPanel>
        }
      />
      {chosen && <DeleteCustomerDialog customer={chosen} open={isAsking} onClose={() => setIsAsking(false)} />}
      {dialogs}
    </>
  );
}

function customerKey(customer: CustomerRow): number {
  return customer.id;
}
