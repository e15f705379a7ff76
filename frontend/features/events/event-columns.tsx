import { Flex, Link, Text } from "@chakra-ui/react";
import { Armchair, ExternalLink, Printer, Settings2 } from "lucide-react";
import type { ReactNode } from "react";
import { Link as RouterLink } from "react-router-dom";
import { longDate } from "../../lib/dates.ts";
import { focusMain } from "../../lib/page.ts";
import { paths } from "../../lib/paths.ts";
import { t } from "../../lib/text.ts";
import { wholeNumber } from "../../lib/words.ts";
import type { Column } from "../../ui/data-table-column.ts";
import { hint } from "../../ui/hints.tsx";
import { rowButton } from "../../ui/row-button.tsx";
import { DeleteEventButton } from "./delete-event-button.tsx";
import { EventStatusBadge, EventTypeBadge } from "./event-badges.tsx";
import type { EventTable_EventFragment } from "./generated/event-table.ts";

export type EventRow = EventTable_EventFragment;

interface EventColumnsOptions {
  isActive: (event: EventRow) => boolean;
  canDelete: boolean;
}

export function eventColumns({ isActive, canDelete }: EventColumnsOptions): Column<EventRow>[] {
  return [
    {
      id: "name",
      header: t("events.columns.name"),
      sortBy: "NAME",
      cell: (event) => <NameCell event={event} />,
      place: "title",
    },
    {
      id: "customer",
      header: t("events.columns.customer"),
      sortBy: "OWNER",
      cell: (event) => <CustomerCell event={event} />,
    },
    {
      id: "created",
      header: t("events.columns.created"),
      sortBy: "CREATED",
      cell: (event) => (
        <Text as="span" whiteSpace="nowrap">
          {longDate(event.createdAt)}
        </Text>
      ),
    },
    {
      id: "status",
      header: t("events.columns.status"),
      sortBy: "STATUS",
      cell: (event) => <EventStatusBadge isActive={isActive(event)} />,
      place: "besideTitle",
    },
    {
      id: "type",
      header: t("events.columns.type"),
      sortBy: "TYPE",
      cell: (event) => <EventTypeBadge isSample={event.isSample} />,
    },
    {
      id: "guests",
      header: t("events.figures.guests"),
      cell: (event) => <GuestsCell event={event} />,
    },
    {
      id: "actions",
      header: t("events.columns.actions"),
      cell: (event) => <ActionsCell event={event} canDelete={canDelete && !event.isSample} />,
      place: "manyActions",
    },
  ];
}

function NameCell({ event }: { event: EventRow }) {
  return (
    <>
      <Link asChild fontWeight="semibold">
        <RouterLink to={paths.adminEvent(event.id)}>{event.name}</RouterLink>
      </Link>
      {event.location !== "" && (
        <Text textStyle="sm" color="fg.muted">
          {event.location}
        </Text>
      )}
    </>
  );
}

function CustomerCell({ event }: { event: EventRow }) {
  if (event.owner === null) return t("events.unknownOwner");
  return (
    <>
      <Text>{event.owner.name}</Text>
      <Text textStyle="sm" color="fg.muted">
        {event.owner.email}
      </Text>
    </>
  );
}

function GuestsCell({ event: { guestCount, unseatedGuestCount } }: { event: EventRow }) {
  return (
    <>
      {wholeNumber(guestCount)}
      {unseatedGuestCount > 0 && (
        <Text as="span" display="block" color="brass.fg" whiteSpace="nowrap">
          {t("events.withoutTable", { count: unseatedGuestCount })}
        </Text>
      )}
    </>
  );
}

function ActionsCell({ event, canDelete }: { event: EventRow; canDelete: boolean }) {
  return (
    <Flex justify="end">
      <a
        {...rowButton}
        {...hint(t("events.publicPage"))}
        href={paths.guestPage(event.shortLink)}
        target="_blank"
        rel="noreferrer"
        aria-label={t("events.openPublicPage", { name: event.name })}
      >
        <ExternalLink aria-hidden />
      </a>
      <RowLink
        to={paths.adminEvent(event.id)}
        label={t("events.manage")}
        name={t("events.manageNamed", { name: event.name })}
        icon={<Settings2 aria-hidden />}
      />
      <RowLink
        to={paths.adminSeating(event.id)}
        label={t("seating.open")}
        name={t("seating.openNamed", { name: event.name })}
        icon={<Armchair aria-hidden />}
      />
      <RowLink
        to={paths.adminPrint(event.id)}
        label={t("print-screen.open")}
        name={t("print-screen.openNamed", { name: event.name })}
        icon={<Printer aria-hidden />}
      />
      {canDelete && <DeleteEventButton eventId={event.id} nameInTable={event.name} onDeleted={focusMain} />}
    </Flex>
  );
}

interface RowLinkProps {
  to: string;
  label: string;
  name: string;
  icon: ReactNode;
}

function RowLink({ to, label, name, icon }: RowLinkProps) {
  return (
    <RouterLink {...rowButton} {...hint(label)} to={to} aria-label={name}>
      {icon}
    </RouterLink>
  );
}
