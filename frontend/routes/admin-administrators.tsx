import { useQuery } from "@apollo/client/react";
import { Button, Stack } from "@chakra-ui/react";
import { Link as RouterLink } from "react-router-dom";
import { useCurrentUser } from "../features/auth/session.ts";
import { AdministratorTable } from "../features/users/people-table.tsx";
import { queryFailure } from "../lib/errors.ts";
import { paths } from "../lib/paths.ts";
import { t } from "../lib/text.ts";
import { useListState } from "../lib/use-list-state.ts";
import { PageHeader } from "../ui/page-header.tsx";
import { AdminAdministratorsDocument } from "./generated/admin-administrators.ts";

const pageSize = 10;
const sortFields = ["NAME", "EMAIL", "USERNAME", "JOINED"] as const;

export function AdminAdministrators() {
  const { user } = useCurrentUser();
  const list = useListState(sortFields);
  const { data, previousData, loading, error, refetch } = useQuery(AdminAdministratorsDocument, {
    variables: { search: list.search, sort: list.sort, offset: (list.page - 1) * pageSize, limit: pageSize },
  });

  return (
    <Stack gap="6">
      <title>{t("shell.pageTitle", { screen: t("administrators.title") })}</title>
      <PageHeader
        title={t("administrators.title")}
        back={{ to: paths.adminDashboard, label: t("administrators.backToDashboard") }}
        actions={
          <Button asChild>
            <RouterLink to={paths.adminNewAdministrator}>{t("administrators.add")}</RouterLink>
          </Button>
        }
      />
      {user && (
        <AdministratorTable
          ownId={user.id}
          page={(data ?? previousData)?.administrators}
          pageSize={pageSize}
          list={list}
          isRefreshing={loading}
          failure={queryFailure(error, refetch)}
        />
      )}
    </Stack>
  );
}
