import { Button, Flex, Link, Text } from "@chakra-ui/react";
import { ExternalLink, Settings2 } from "lucide-react";
import { type ReactNode, useMemo } from "react";
import { Link as RouterLink } from "react-router-dom";
import { longDate } from "../../lib/dates.ts";
import type { QueryFailure } from "../../lib/errors.ts";
import { focusMain } from "../../lib/page.ts";
import { paths } from "../../lib/paths.ts";
import { t } from "../../lib/text.ts";
import type { ListState } from "../../lib/use-list-state.ts";
import { wholeNumber } from "../../lib/words.ts";
import { DataTable, type Page } from "../../ui/data-table.tsx";
import type { Column } from "../../ui/data-table-row.tsx";
import { Drawing } from "../../ui/drawing.tsx";
import { EmptyPanel } from "../../ui/empty-panel.tsx";
import { RowLink } from "../../ui/row-button.tsx";
import { DeleteEventButton } from "./delete-event-button.tsx";
import { EventStatusBadge, EventTypeBadge } from "./event-cards.tsx";
import type { EventTable_EventFragment as EventRow } from "./generated/events.ts";

interface EventTableProps {
  page: Page<EventRow> | undefined;
  pageSize: number;
  list: ListState;
  isRefreshing: boolean;
  failure: QueryFailure | undefined;
  /** Whether private events are marked so; otherwise each is called active. */
  hasPrivate?: boolean;
  canDelete?: boolean;
  /** Replaces the table when there is no event; by default a button for the first one. */
  empty?: ReactNode;
  footer?: ReactNode;
}

/** Events for administrators. */
export function EventTable({ failure, hasPrivate = false, canDelete = false, empty, ...table }: EventTableProps) {
  const columns = useMemo(() => eventColumns(hasPrivate, canDelete), [hasPrivate, canDelete]);
  return (
    <DataTable
      {...table}
      label={t("events.listLabel")}
      searchLabel={t("events.searchLabel")}
      columns={columns}
      rowKey={eventKey}
      failure={failure && { title: t("events.listFailed"), ...failure }}
      empty={
        empty || (
          <EmptyPanel icon={<Drawing name="table" />} title={t("events.empty")} description={t("events.emptyHint")}>
            <CreateEventButton />
          </EmptyPanel>
        )
      }
    />
  );
}

const eventKey = (event: EventRow) => event.id;

export function CreateEventButton() {
  return (
    <Button asChild>
      <RouterLink to={paths.adminNewEvent}>{t("events.createNew")}</RouterLink>
    </Button>
  );
}

function eventColumns(hasPrivate: boolean, canDelete: boolean): Column<EventRow>[] {
  return [
    {
      id: "name",
      header: t("events.columns.name"),
      sortBy: "NAME",
      cell: ({ id, name, location }) => (
        <>
          <Link asChild fontWeight="semibold">
            <RouterLink to={paths.adminEvent(id)}>{name}</RouterLink>
          </Link>
          <Note text={location} />
        </>
      ),
      place: "title",
    },
    {
      id: "customer",
      header: t("events.columns.customer"),
      sortBy: "OWNER",
      cell: ({ owner }) => (
        <>
          <Text>{owner?.name ?? t("events.unknownOwner")}</Text>
          <Note text={owner?.email ?? ""} isForLargeScreens />
        </>
      ),
    },
    {
      id: "created",
      header: t("events.columns.created"),
      sortBy: "CREATED",
      cell: ({ createdAt }) => (
        <Text as="span" whiteSpace="nowrap">
          {longDate(createdAt)}
        </Text>
      ),
    },
    {
      id: "status",
      header: t("events.columns.status"),
      sortBy: "STATUS",
      cell: ({ isPublic }) => <EventStatusBadge isActive={isPublic || !hasPrivate} />,
      place: "besideTitle",
    },
    {
      id: "type",
      header: t("events.columns.type"),
      sortBy: "TYPE",
      cell: ({ isSample }) => <EventTypeBadge isSample={isSample} />,
      // Only the sample is worth a word on a phone.
      isEmpty: ({ isSample }) => !isSample,
    },
    {
      id: "guests",
      header: t("events.figures.guests"),
      cell: ({ guestCount, unseatedGuestCount: unseated }) => (
        <>
          <span className="on-card">{t("history.guests", { count: guestCount })}</span>
          <span className="in-column">{wholeNumber(guestCount)}</span>
          {unseated > 0 && (
            <Text as="span" display="block" color="brass.fg" whiteSpace="nowrap">
              {t("events.withoutTable", { count: unseated })}
            </Text>
          )}
        </>
      ),
    },
    {
      id: "actions",
      header: t("events.columns.actions"),
      cell: (event) => <EventActions event={event} canDelete={canDelete && !event.isSample} />,
      place: "manyActions",
    },
  ];
}

function Note({ text, isForLargeScreens = false }: { text: string; isForLargeScreens?: boolean }) {
  if (text === "") return null;
  return (
    <Text textStyle="sm" color="fg.muted" hideBelow={isForLargeScreens ? "md" : undefined}>
      {text}
    </Text>
  );
}

function EventActions({ event: { id, name, shortLink }, canDelete }: { event: EventRow; canDelete: boolean }) {
  return (
    <Flex justify={{ md: "end" }}>
      <RowLink
        to={paths.adminEvent(id)}
        label={t("events.manage")}
        fullLabel={t("events.manageNamed", { name })}
        icon={<Settings2 aria-hidden />}
      />
      <RowLink
        to={paths.guestPage(shortLink)}
        opens="tab"
        label={t("events.publicPage")}
        fullLabel={t("events.openPublicPage", { name })}
        icon={<ExternalLink aria-hidden />}
      />
      {canDelete && <DeleteEventButton eventId={id} nameInTable={name} onDeleted={focusMain} />}
    </Flex>
  );
}
