import { Stack, Text } from "@chakra-ui/react";
import { ScrollText } from "lucide-react";
import { dateAndTime } from "../../lib/dates.ts";
import type { QueryFailure } from "../../lib/errors.ts";
import { t } from "../../lib/text.ts";
import type { ListState } from "../../lib/use-list-state.ts";
import { DataTable, type Page } from "../../ui/data-table.tsx";
import type { Column } from "../../ui/data-table-column.ts";
import { EmptyPanel } from "../../ui/empty-panel.tsx";
import { detailsText, kindText } from "./audit-texts.ts";
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
    isEmpty: ({ subjectName }) => subjectName === "",
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
