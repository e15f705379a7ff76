import { useQuery } from "@apollo/client/react";
import { Stack, Text } from "@chakra-ui/react";
import { auditDays } from "../../../common/audit-kinds.ts";
import { AuditTable } from "../features/audit/audit-table.tsx";
import { queryFailure } from "../lib/errors.ts";
import { paths } from "../lib/paths.ts";
import { t } from "../lib/text.ts";
import { useListState } from "../lib/use-list-state.ts";
import { PageHeader } from "../ui/page-header.tsx";
import { AdminAuditDocument } from "./generated/admin.ts";

const pageSize = 20;

export function AdminAudit() {
  const list = useListState();
  const { data, previousData, loading, error, refetch } = useQuery(AdminAuditDocument, {
    variables: { search: list.search, offset: (list.page - 1) * pageSize, limit: pageSize },
    // It has grown since the last visit.
    fetchPolicy: "cache-and-network",
  });

  return (
    <Stack gap="6">
      <title>{t("shell.pageTitle", { screen: t("audit.title") })}</title>
      <PageHeader title={t("audit.title")} back={{ to: paths.adminDashboard, label: t("shell.dashboard") }} />
      <Text color="fg.muted" maxW="text">
        {t("audit.intro", { days: auditDays })}
      </Text>
      <AuditTable
        page={(data ?? previousData)?.auditEntries}
        pageSize={pageSize}
        list={list}
        isRefreshing={loading}
        failure={queryFailure(error, refetch)}
      />
    </Stack>
  );
}
