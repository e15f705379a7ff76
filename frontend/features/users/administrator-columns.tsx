import { Badge, Button, Flex, Text } from "@chakra-ui/react";
import { Link as RouterLink } from "react-router-dom";
import { longDate } from "../../lib/dates.ts";
import { paths } from "../../lib/paths.ts";
import { t } from "../../lib/text.ts";
import type { Column } from "../../ui/data-table-column.ts";
import { AccountMenu } from "./account-menu.tsx";
import { DisabledBadge } from "./disabled-badge.tsx";
import type { AdministratorTable_UserFragment } from "./generated/administrator-table.ts";
import { MailLink } from "./mail-link.tsx";
import type { AccountAct } from "./use-account-dialogs.tsx";

export type AdministratorRow = AdministratorTable_UserFragment;

interface ColumnOptions {
  /** The administrator who looks at the table, and cannot lock themselves out. */
  ownId: number;
  onChoose: (administrator: AdministratorRow, act: AccountAct) => void;
}

export function administratorColumns({ ownId, onChoose }: ColumnOptions): Column<AdministratorRow>[] {
  return [
    {
      id: "name",
      header: t("users.columns.name"),
      sortBy: "NAME",
      cell: ({ id, name }) => (
        <Flex columnGap="2" rowGap="1" wrap="wrap" align="center">
          <Text fontWeight="semibold">{name}</Text>
          {id === ownId && (
            <Badge size="sm" colorPalette="green">
              {t("administrators.you")}
            </Badge>
          )}
        </Flex>
      ),
      place: "title",
    },
    { id: "email", header: t("users.columns.email"), sortBy: "EMAIL", cell: ({ email }) => email },
    { id: "username", header: t("users.columns.username"), sortBy: "USERNAME", cell: ({ username }) => username },
    { id: "joined", header: t("users.columns.joined"), sortBy: "JOINED", cell: ({ createdAt }) => longDate(createdAt) },
    {
      id: "status",
      header: t("administrators.status"),
      cell: ({ isDisabled }) =>
        isDisabled ? <DisabledBadge /> : <Badge size="sm">{t("administrators.active")}</Badge>,
      place: "besideTitle",
    },
    {
      id: "actions",
      header: t("users.columns.actions"),
      cell: (administrator) => (
        <Flex justify="end">
          {administrator.id === ownId ? (
            <OwnAccountLink />
          ) : (
            <>
              <MailLink name={administrator.name} email={administrator.email} />
              <AccountMenu account={administrator} isAdministrator onChoose={(act) => onChoose(administrator, act)} />
            </>
          )}
        </Flex>
      ),
      place: "manyActions",
    },
  ];
}

function OwnAccountLink() {
  return (
    <Button asChild variant="ghost" size="sm" color="fg.muted">
      <RouterLink to={paths.adminAccount}>{t("administrators.ownAccount")}</RouterLink>
    </Button>
  );
}
