import { Badge, Button, Flex, Text } from "@chakra-ui/react";
import { CalendarDays, Mail, Trash2 } from "lucide-react";
import { Link as RouterLink } from "react-router-dom";
import type { CustomerTable_UserFragment } from "../../generated/documents.ts";
import { longDate } from "../../lib/dates.ts";
import { paths } from "../../lib/paths.ts";
import { roleName } from "../../lib/role-name.ts";
import { t } from "../../lib/text.ts";
import type { Column } from "../../ui/data-table-column.ts";
import { Hint } from "../../ui/hint.tsx";
import { RowButton, rowButton } from "../../ui/row-button.tsx";

/** A row of the customers' table. */
export type CustomerRow = CustomerTable_UserFragment;

type OnDelete = (customer: CustomerRow) => void;

/** The columns of the customers' table. */
export function customerColumns(onDelete: OnDelete): Column<CustomerRow>[] {
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
      cell: ({ role }) => <Badge size="sm">{roleName(role)}</Badge>,
      place: "besideTitle",
    },
    {
      id: "actions",
      header: t("users.columns.actions"),
      cell: (customer) => <ActionsCell customer={customer} onDelete={onDelete} />,
      place: "manyActions",
    },
  ];
}

function ActionsCell({ customer, onDelete }: { customer: CustomerRow; onDelete: OnDelete }) {
  const { id, name, email } = customer;
  return (
    <Flex justify="end">
      <Hint text={t("users.sendEmail")}>
        <Button asChild {...rowButton} aria-label={t("users.sendEmailTo", { name })}>
          <a href={`mailto:${email}`}>
            <Mail aria-hidden />
          </a>
        </Button>
      </Hint>
      <Hint text={t("users.viewEvents")}>
        <Button asChild {...rowButton} aria-label={t("users.viewEventsOf", { name })}>
          <RouterLink to={paths.adminEventsOf(id)}>
            <CalendarDays aria-hidden />
          </RouterLink>
        </Button>
      </Hint>
      <RowButton
        label={t("users.delete")}
        fullLabel={t("users.deleteNamed", { name })}
        icon={<Trash2 aria-hidden />}
        isDestructive
        onClick={() => onDelete(customer)}
      />
    </Flex>
  );
}
