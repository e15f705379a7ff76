import { Stack, Text } from "@chakra-ui/react";
import { ScrollText } from "lucide-react";
import { type AuditKind, auditKinds } from "../../../../common/audit-kinds.ts";
import { type Message, message } from "../../../../common/messages/message.ts";
import { type PrintKind, printKinds } from "../../../../common/print/print-kinds.ts";
import { dateAndTime } from "../../lib/dates.ts";
import type { QueryFailure } from "../../lib/errors.ts";
import { t, textOf } from "../../lib/text.ts";
import type { ListState } from "../../lib/use-list-state.ts";
import { DataTable, type Page } from "../../ui/data-table.tsx";
import type { Column } from "../../ui/data-table-row.tsx";
import { EmptyPanel } from "../../ui/empty-panel.tsx";
import type { AuditTable_EntryFragment } from "./generated/audit-table.ts";

type Entry = AuditTable_EntryFragment;

interface AuditTableProps {
  page: Page<Entry> | undefined;
  pageSize: number;
  list: ListState;
  isRefreshing: boolean;
  failure: QueryFailure | undefined;
}

export function AuditTable({ failure, ...table }: AuditTableProps) {
  return (
    <DataTable
      {...table}
      label={t("audit.listLabel")}
      searchLabel={t("audit.searchLabel")}
      searchPlaceholder={t("audit.searchPlaceholder")}
      columns={columns()}
      rowKey={({ id }) => id}
      failure={failure && { title: t("audit.listFailed"), ...failure }}
      empty={<EmptyPanel icon={<ScrollText />} title={t("audit.empty")} description={t("audit.emptyHint")} />}
    />
  );
}

const columns = (): Column<Entry>[] => [
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
  { id: "who", header: t("audit.columns.who"), cell: actorText },
  {
    id: "account",
    header: t("audit.columns.account"),
    cell: ({ subjectName }) => subjectName,
    // On a phone, nobody's name stands there twice.
    isEmpty: ({ subjectName, actorName }) => subjectName === "" || subjectName === actorName,
  },
  {
    id: "event",
    header: t("audit.columns.event"),
    cell: eventText,
    isEmpty: ({ eventId }) => eventId === null,
  },
  {
    id: "network",
    header: t("audit.columns.network"),
    cell: ({ network }) => <Text color="fg.muted">{network}</Text>,
    isEmpty: ({ network }) => network === null,
  },
];

function actorText({ actorName, network }: Entry): string {
  if (actorName !== "") return actorName;
  return network === null ? t("audit.program") : t("audit.stranger");
}

function eventText({ eventId, eventName }: Entry): string {
  if (eventId === null) return "";
  return eventName ?? t("audit.eventNumber", { number: String(eventId) });
}

function WhatCell({ entry }: { entry: Entry }) {
  const details = detailsText(entry);
  return (
    <Stack gap="0">
      <Text fontWeight="medium">{kindText(entry.kind)}</Text>
      {details !== "" && (
        <Text color="fg.muted" textStyle="sm">
          {details}
        </Text>
      )}
    </Stack>
  );
}

const isKind = (kind: string): kind is AuditKind => auditKinds.some((known) => known === kind);
const isPrint = (print: unknown): print is PrintKind => printKinds.some((known) => known === print);

/** Name of a kind of audit entry; other versions of the program may have recorded kinds that are unknown here. */
const kindText = (kind: string): string => (isKind(kind) ? t(`audit.kinds.${kind}`) : t("audit.kinds.other"));

const told = (value: unknown): string => (typeof value === "string" || typeof value === "number" ? String(value) : "");

const numberOf = (value: unknown): number => (typeof value === "number" ? value : 0);

const countTexts: Readonly<Record<string, "audit.sessionCount" | "audit.placeCount">> = {
  "sessions-ended": "audit.sessionCount",
  "guest-erased": "audit.placeCount",
};

const detailTexts: Readonly<Record<string, (value: unknown, kind: string) => Message | undefined>> = {
  way: (way) => message("audit.way", { way: told(way).replace("-", "_") }),
  secondFactor: (factor) => message("audit.secondFactor", { factor: told(factor).replace("-", "_") }),
  change: (change) => message("audit.factorChange", { change: told(change).replace("-", "_") }),
  count: (count, kind) => message(countTexts[kind] ?? "audit.guestCount", { count: numberOf(count) }),
  role: (role) => message("audit.role", { role: told(role).toLowerCase() }),
  helper: (helper) => message("audit.helper", { name: told(helper) }),
  hasNewEmail: (hasNewEmail) => (hasNewEmail === true ? message("audit.newEmail") : undefined),
  format: (format) => message("audit.format", { format: told(format).toUpperCase() }),
  print: (print) => (isPrint(print) ? message(`print-screen.kinds.${print}`) : undefined),
  days: (days) =>
    days === null ? message("audit.usualDays") : message("audit.daysAfterEvent", { days: numberOf(days) }),
};

/** What an entry's details say; empty for none. */
function detailsText({ kind, details }: Entry): string {
  const texts = Object.entries(detailTexts).flatMap(([name, messageOf]) => {
    const said = name in details ? messageOf(details[name], kind) : undefined;
    return said ? [textOf(said)] : [];
  });
  return texts.join(" · ");
}
