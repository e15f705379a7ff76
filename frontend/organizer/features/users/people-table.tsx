import { Badge, Button, Flex, Text } from "@chakra-ui/react";
import { CalendarDays, Mail, Trash2 } from "lucide-react";
import { useState } from "react";
import { Link as RouterLink } from "react-router-dom";
import { useAct } from "../../lib/act.ts";
import { longDate } from "../../lib/dates.ts";
import type { QueryFailure } from "../../lib/errors.ts";
import { paths } from "../../lib/paths.ts";
import { t } from "../../lib/text.ts";
import type { ListState } from "../../lib/use-list-state.ts";
import { roleName } from "../../lib/words.ts";
import { DataTable, type Page } from "../../ui/data-table.tsx";
import type { Column } from "../../ui/data-table-row.tsx";
import { DialogFrame, useLast } from "../../ui/dialog-frame.tsx";
import { Drawing } from "../../ui/drawing.tsx";
import { EmptyPanel } from "../../ui/empty-panel.tsx";
import { RowMenu } from "../../ui/menu.tsx";
import { LinkMaker } from "../../ui/ready-link.tsx";
import { RowButton, RowLink } from "../../ui/row-button.tsx";
import { CreateSignInLinkDocument, type PeopleQuery } from "./generated/users.ts";
import { useAccountActs } from "./use-account-acts.ts";

type Person = PeopleQuery["people"]["nodes"][number];

interface PeopleTableProps {
  ofRole: Person["role"];
  /** The administrator who looks at the table, and cannot lock themselves out. */
  ownId: number;
  page: Page<Person> | undefined;
  pageSize: number;
  list: ListState;
  isRefreshing: boolean;
  failure: QueryFailure | undefined;
}

/** The customers or the administrators, each with what can be done for them. */
export function PeopleTable({ ofRole, ownId, failure, ...table }: PeopleTableProps) {
  const [linked, setLinked] = useState<Person | null>(null);
  const acts = { ...useAccountActs(), offerSignIn: setLinked };
  const isCustomers = ofRole === "CUSTOMER";
  return (
    <>
      <DataTable
        {...table}
        label={t(isCustomers ? "users.listLabel" : "administrators.listLabel")}
        searchLabel={t(isCustomers ? "users.searchLabel" : "administrators.searchLabel")}
        columns={columns(ownId, acts)}
        rowKey={({ id }) => id}
        failure={failure && { title: t(isCustomers ? "users.listFailed" : "administrators.listFailed"), ...failure }}
        // There is always an administrator.
        empty={
          <EmptyPanel icon={<Drawing name="cards" />} title={t("users.empty")} description={t("users.emptyHint")}>
            <Button asChild>
              <RouterLink to={paths.adminNewUser}>{t("users.addNew")}</RouterLink>
            </Button>
          </EmptyPanel>
        }
      />
      <SignInLinkDialog user={linked} onClose={() => setLinked(null)} />
    </>
  );
}

type Acts = ReturnType<typeof useAccountActs> & { offerSignIn: (person: Person) => void };

const columns = (ownId: number, acts: Acts): Column<Person>[] => [
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
    id: "role",
    header: t("users.columns.role"),
    cell: ({ role, isDisabled }) => (
      <Flex gap="1.5" wrap="wrap">
        <Badge size="sm">{roleName(role)}</Badge>
        {isDisabled && (
          <Badge size="sm" colorPalette="brass">
            {t("users.disabled")}
          </Badge>
        )}
      </Flex>
    ),
    place: "besideTitle",
  },
  {
    id: "actions",
    header: t("users.columns.actions"),
    cell: (person) => (
      <Flex justify={{ md: "end" }} wrap={{ base: "wrap", md: "nowrap" }}>
        {person.id === ownId ? (
          <Button asChild variant="ghost" size="sm" color="fg.muted">
            <RouterLink to={paths.adminAccount}>{t("administrators.ownAccount")}</RouterLink>
          </Button>
        ) : (
          <PersonActions person={person} acts={acts} />
        )}
      </Flex>
    ),
    place: "manyActions",
  },
];

function PersonActions({ person, acts }: { person: Person; acts: Acts }) {
  const { id, name, email, role } = person;
  return (
    <>
      <RowLink
        to={`mailto:${email}`}
        opens="mail"
        label={t("users.sendEmail")}
        fullLabel={t("users.sendEmailTo", { name })}
        icon={<Mail aria-hidden />}
      />
      {role === "CUSTOMER" && (
        <>
          <RowLink
            to={paths.adminEventsOf(id)}
            label={t("users.viewEvents")}
            fullLabel={t("users.viewEventsOf", { name })}
            icon={<CalendarDays aria-hidden />}
          />
          <RowButton
            label={t("users.delete")}
            fullLabel={t("users.deleteNamed", { name })}
            icon={<Trash2 aria-hidden />}
            isDestructive
            onClick={() => void acts.deleteCustomer(person)}
          />
        </>
      )}
      <AccountMenu person={person} acts={acts} />
    </>
  );
}

function AccountMenu({ person, acts }: { person: Person; acts: Acts }) {
  const entry = (act: keyof Acts, label: string) => ({ label, act: () => void acts[act](person) });
  const entries = [
    !person.isDisabled && entry("offerSignIn", t("sign-in-links.offer")),
    entry("endSessions", t("users.endSessions")),
    person.isDisabled ? entry("enable", t("users.enable")) : entry("disable", t("users.disable")),
    person.role === "ADMIN"
      ? { ...entry("deleteAdministrator", t("administrators.delete")), isDestructive: true }
      : entry("removeSecondFactors", t("users.removeSecondFactors")),
  ];
  return <RowMenu label={t("users.more", { name: person.name })} entries={entries.filter((one) => one !== false)} />;
}

/** Makes a link with which somebody else can sign in once, and shows it. Only a button makes one. */
function SignInLinkDialog({ user, onClose }: { user: Person | null; onClose: () => void }) {
  const [act] = useAct();
  const { id: userId = 0, name = "" } = useLast(user) ?? {};

  async function make() {
    const [mutation, failed] = [CreateSignInLinkDocument, t("ui.link.failed")];
    return (await act({ mutation, variables: { userId }, fetchPolicy: "no-cache", failed })).data?.createSignInLink;
  }

  return (
    <DialogFrame open={user !== null} size="sm" title={t("sign-in-links.title", { name })} staysOpen onClose={onClose}>
      <LinkMaker
        intro={t("sign-in-links.intro")}
        care={t("sign-in-links.care", { name })}
        label={t("sign-in-links.linkLabel")}
        qrLabel={t("sign-in-links.qrLabel")}
        make={make}
        onClose={onClose}
      />
    </DialogFrame>
  );
}
