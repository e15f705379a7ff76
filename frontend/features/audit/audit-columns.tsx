import { Link, Stack, Text } from "@chakra-ui/react";
import { Link as RouterLink } from "react-router-dom";
import { dateAndTime } from "../../lib/dates.ts";
import { t } from "../../lib/text.ts";
import type { Column } from "../../ui/data-table-column.ts";
import { actorText, detailsText, kindName, networkText } from "./audit-sentences.ts";
import type { AuditTable_EntryFragment } from "./generated/audit-table.ts";
import type { AuditFilterState } from "./use-audit-filter.ts";

export type AuditRow = AuditTable_EntryFragment;

type AddressWith = AuditFilterState["addressWith"];

/** The columns of the audit. Names of people and events filter it. */
export function auditColumns(addressWith: AddressWith): Column<AuditRow>[] {
  return [
    {
      id: "at",
      header: t("audit.columns.at"),
      cell: ({ at }) => (
        <Text as="time" color="fg.muted">
          {dateAndTime(at)}
        </Text>
      ),
    },
    { id: "what", header: t("audit.columns.what"), cell: (entry) => <WhatCell entry={entry} />, place: "title" },
    {
      id: "who",
      header: t("audit.columns.who"),
      cell: (entry) => <OnlyLink to={addressOf(addressWith, "user", entry.userId)} text={actorText(entry)} />,
    },
    {
      id: "account",
      header: t("audit.columns.account"),
      cell: ({ subjectId, subjectName }) => (
        <OnlyLink to={addressOf(addressWith, "user", subjectId)} text={subjectName} />
      ),
      isEmpty: ({ subjectName }) => subjectName === "",
    },
    {
      id: "event",
      header: t("audit.columns.event"),
      cell: (entry) => <OnlyLink to={addressOf(addressWith, "event", entry.eventId)} text={eventText(entry)} />,
      isEmpty: ({ eventId }) => eventId === null,
    },
    {
      id: "network",
      header: t("audit.columns.network"),
      cell: ({ network }) => <Text color="fg.muted">{networkText(network)}</Text>,
      isEmpty: ({ network }) => network === null,
    },
  ];
}

function addressOf(addressWith: AddressWith, name: "user" | "event", id: number | null): string | undefined {
  return id === null ? undefined : addressWith(name, String(id));
}

export function eventText({ eventId, eventName }: Pick<AuditRow, "eventId" | "eventName">): string {
  if (eventId === null) return "";
  return eventName ?? t("audit.eventNumber", { number: String(eventId) });
}

function WhatCell({ entry }: { entry: AuditRow }) {
  const details = detailsText(entry);
  return (
    <Stack gap="0">
      <Text fontWeight="medium">{kindName(entry.kind)}</Text>
      {details !== "" && (
        <Text color="fg.muted" textStyle="sm">
          {details}
        </Text>
      )}
    </Stack>
  );
}

function OnlyLink({ to, text }: { to: string | undefined; text: string }) {
  if (to === undefined) return text;
  return (
    <Link asChild variant="underline" color="fg">
      <RouterLink to={to} preventScrollReset aria-label={t("audit.filter.only", { name: text })}>
        {text}
      </RouterLink>
    </Link>
  );
}
