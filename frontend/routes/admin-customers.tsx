import { useQuery } from "@apollo/client/react";
import { Stack } from "@chakra-ui/react";
import { CustomerTable } from "../features/users/people-table.tsx";
import { startOfMonth } from "../lib/dates.ts";
import { queryFailure } from "../lib/errors.ts";
import { paths } from "../lib/paths.ts";
import { t } from "../lib/text.ts";
import { useListState } from "../lib/use-list-state.ts";
import { PageHeader } from "../ui/page-header.tsx";
import { StatCard, StatCards } from "../ui/stat-card.tsx";
import { AdminCustomersDocument } from "./generated/admin-customers.ts";

const pageSize = 10;
const sortFields = ["NAME", "EMAIL", "USERNAME", "JOINED"] as const;

export function AdminCustomers() {
  const list = useListState(sortFields);
  const { data, previousData, loading, error, refetch } = useQuery(AdminCustomersDocument, {
    variables: {
      search: list.search,
      sort: list.sort,
      offset: (list.page - 1) * pageSize,
      limit: pageSize,
      monthStart: startOfMonth(new Date()),
    },
  });
  const { everyCustomer, newCustomers, customers } = data ?? previousData ?? {};

  return (
    <Stack gap="6">
      <title>{t("shell.pageTitle", { screen: t("admin.customers.title") })}</title>
      <PageHeader
        title={t("admin.customers.title")}
        back={{ to: paths.adminDashboard, label: t("admin.customers.backToDashboard") }}
      />
      <StatCards label={t("admin.customers.figures")}>
        <StatCard label={t("admin.customers.total")} value={everyCustomer?.totalCount} />
        <StatCard label={t("admin.customers.newThisMonth")} value={newCustomers?.totalCount} />
      </StatCards>
      <CustomerTable
        page={customers}
        pageSize={pageSize}
        list={list}
        isRefreshing={loading}
        failure={queryFailure(error, refetch)}
      />
    </Stack>
  );
}
