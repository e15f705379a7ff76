import { useQuery } from "@apollo/client/react";
import { Button, Stack } from "@chakra-ui/react";
import { Link as RouterLink } from "react-router-dom";
import { useCurrentUser } from "../features/auth/session.ts";
import { PeopleDocument } from "../features/users/generated/users.ts";
import { PeopleTable } from "../features/users/people-table.tsx";
import type { Role } from "../generated/schema-types.ts";
import { startOfMonth } from "../lib/dates.ts";
import { queryFailure } from "../lib/errors.ts";
import { paths } from "../lib/paths.ts";
import { t } from "../lib/text.ts";
import { useListState } from "../lib/use-list-state.ts";
import { PageHeader } from "../ui/page-header.tsx";
import { StatCard, StatCards } from "../ui/stat-card.tsx";

const pageSize = 10;
const sortFields = ["NAME", "EMAIL", "USERNAME", "JOINED"] as const;

export const AdminCustomers = () => <People ofRole="CUSTOMER" />;

export const AdminAdministrators = () => <People ofRole="ADMIN" />;

function People({ ofRole }: { ofRole: Role }) {
  const { user } = useCurrentUser();
  const isCustomers = ofRole === "CUSTOMER";
  const list = useListState(sortFields);
  const { data, previousData, loading, error, refetch } = useQuery(PeopleDocument, {
    variables: {
      role: ofRole,
      search: list.search,
      sort: list.sort,
      offset: (list.page - 1) * pageSize,
      limit: pageSize,
      hasFigures: isCustomers,
      monthStart: startOfMonth(new Date()),
    },
  });
  const { everyone, newcomers, people } = data ?? previousData ?? {};
  const title = isCustomers ? t("admin.customers.title") : t("administrators.title");

  return (
    <Stack gap="6">
      <title>{t("shell.pageTitle", { screen: title })}</title>
      <PageHeader
        title={title}
        back={{ to: paths.adminDashboard, label: t("shell.dashboard") }}
        actions={
          !isCustomers && (
            <Button asChild>
              <RouterLink to={paths.adminNewAdministrator}>{t("administrators.add")}</RouterLink>
            </Button>
          )
        }
      />
      {isCustomers && (
        <StatCards label={t("admin.customers.figures")}>
          <StatCard label={t("admin.customers.total")} value={everyone?.totalCount} />
          <StatCard label={t("admin.customers.newThisMonth")} value={newcomers?.totalCount} />
        </StatCards>
      )}
      {user && (
        <PeopleTable
          ofRole={ofRole}
          ownId={user.id}
          page={people}
          pageSize={pageSize}
          list={list}
          isRefreshing={loading}
          failure={queryFailure(error, refetch)}
        />
      )}
    </Stack>
  );
}
