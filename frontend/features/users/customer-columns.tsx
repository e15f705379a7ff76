import { Badge, Button, Flex, Text } from "@chakra-ui/react";
import { CalendarDays, Mail, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { Link as RouterLink } from "react-router-dom";
import type { CustomerTable_UserFragment } from "../../generated/organiser.ts";
import { longDate } from "../../lib/dates.ts";
import { paths } from "../../lib/paths.ts";
import { roleName } from "../../lib/role-name.ts";
import type { Column } from "../../ui/data-table-rows.tsx";
import { Hint } from "../../ui/hint.tsx";
import { RowButton } from "../../ui/row-button.tsx";
import { userTexts } from "./user-texts.ts";

/** A row of the customers' table. */
export type CustomerRow = CustomerTable_UserFragment;

type OnDelete = (customer: CustomerRow) => void;

/** The columns of the customers' table. */
export function customerColumns(onDelete: OnDelete): Column<CustomerRow>[] {
  const { columns } = userTexts;
  return [
    {
      id: "name",
      header: columns.name,
      sortBy: "NAME",
      cell: ({ name }) => <Text fontWeight="semibold">{name}</Text>,
      isUnlabelled: true,
    },
    { id: "email", header: columns.email, sortBy: "EMAIL", cell: ({ email }) => email },
    { id: "username", header: columns.username, sortBy: "USERNAME", cell: ({ username }) => username },
    { id: "joined", header: columns.joined, sortBy: "JOINED", cell: ({ createdAt }) => longDate(createdAt) },
    { id: "role", header: columns.role, cell: ({ role }) => <Badge size="sm">{roleName(role)}</Badge> },
    {
      id: "actions",
      header: columns.actions,
      cell: (customer) => <ActionsCell customer={customer} onDelete={onDelete} />,
      isUnlabelled: true,
    },
  ];
}

function ActionsCell({ customer, onDelete }: { customer: CustomerRow; onDelete: OnDelete }) {
  const { id, name, email } = customer;
  return (
    <Flex gap="1" ms="-2" wrap={{ base: "wrap", md: "nowrap" }}>
      <Hint text={userTexts.sendEmail}>
        <Button asChild {...ghost} aria-label={userTexts.sendEmailTo(name)}>
          <a href={`mailto:${email}`}>
            <Mail aria-hidden />
            <PhoneLabel>{userTexts.sendEmail}</PhoneLabel>
          </a>
        </Button>
      </Hint>
      <Hint text={userTexts.viewEvents}>
        <Button asChild {...ghost} aria-label={userTexts.viewEventsOf(name)}>
          <RouterLink to={paths.adminEventsOf(id)}>
            <CalendarDays aria-hidden />
            <PhoneLabel>{userTexts.viewEvents}</PhoneLabel>
          </RouterLink>
        </Button>
      </Hint>
      <RowButton
        label={userTexts.delete}
        fullLabel={userTexts.deleteNamed(name)}
        icon={<Trash2 aria-hidden />}
        isDestructive
        onClick={() => onDelete(customer)}
      />
    </Flex>
  );
}

const ghost = { variant: "ghost", size: "sm", px: { base: "1.5", md: "2" } } as const;

function PhoneLabel({ children }: { children: ReactNode }) {
  return (
    <Text as="span" hideFrom="md">
      {children}
    </Text>
  );
}
