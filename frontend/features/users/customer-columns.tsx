import { Badge, Flex, Text } from "@chakra-ui/react";
import { CalendarDays, Trash2 } from "lucide-react";
import { Link as RouterLink } from "react-router-dom";
import { longDate } from "../../lib/dates.ts";
import { paths } from "../../lib/paths.ts";
import { roleName } from "../../lib/role-name.ts";
import { t } from "../../lib/text.ts";
import type { Column } from "../../ui/data-table-column.ts";
import { hint } from "../../ui/hint.ts";
import { RowButton, rowButton } from "../../ui/row-button.tsx";
import { AccountMenu } from "./account-menu.tsx";
import { DisabledBadge } from "./disabled-badge.tsx";
import type { CustomerTable_UserFragment } from "./generated/customer-table.ts";
import { MailLink } from "./mail-link.tsx";
import type { AccountAct } from "./use-account-dialogs.tsx";

export type CustomerRow = CustomerTable_UserFragment;

interface RowActions {
  onDelete: (customer: CustomerRow) => void;
  onChoose: (customer: CustomerRow, act: AccountAct) => void;
}

export function customerColumns(actions: RowActions): Column<CustomerRow>[] {
  return [
    {
      id: "name",
      header: t("users.columns.name"),
      sortBy: "NAME",
      cell: ({ name }) => <Text fontWeight="semibold">{name}</Text>,
      place: "title",
    },
    { id: "email", header: t("users.columns.email"), sortBy: "EMAIL", cell: ({ email }) => email },
    { id: "username", header: t("users.columns.username"), sortBy: "USERNAME", cell: ({ username }) => username },
    { id: "joined", header: t("users.columns.joined"), sortBy: "JOINED", cell: ({ createdAt }) => longDate(createdAt) },
    {
      id: "role",
      header: t("users.columns.role"),
      cell: ({ role, isDisabled }) => (
        <Flex gap="1.5" wrap="wrap">
          <Badge size="sm">{roleName(role)}</Badge>
          {isDisabled && <DisabledBadge />}
        </Flex>
      ),
      place: "besideTitle",
    },
    {
      id: "actions",
      header: t("users.columns.actions"),
      cell: (customer) => <ActionsCell customer={customer} {...actions} />,
      place: "manyActions",
    },
  ];
}

function ActionsCell({ customer, onDelete, onChoose }: { customer: CustomerRow } & RowActions) {
  const { id, name, email } = customer;
  return (
    <Flex justify="end">
      <MailLink name={name} email={email} />
      <RouterLink
        {...rowButton}
        {...hint(t("users.viewEvents"))}
        to={paths.adminEventsOf(id)}
        aria-label={t("users.viewEventsOf", { name })}
      >
        <CalendarDays aria-hidden />
      </RouterLink>
      <RowButton
        label={t("users.delete")}
        fullLabel={t("users.deleteNamed", { name })}
        icon={<Trash2 aria-hidden />}
        isDestructive
        onClick={() => onDelete(customer)}
      />
      <AccountMenu account={customer} onChoose={(act) => onChoose(customer, act)} />
    </Flex>
  );
}
