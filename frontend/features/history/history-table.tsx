import { Text } from "@chakra-ui/react";
import { History } from "lucide-react";
import { useMemo } from "react";
import type { HistoryTable_EntryFragment } from "../../generated/documents.ts";
import { dateAndTime } from "../../lib/dates.ts";
import type { QueryFailure } from "../../lib/query-failure.ts";
import { roleName } from "../../lib/role-name.ts";
import { t } from "../../lib/text.ts";
import type { ListState } from "../../lib/use-list-state.ts";
import { DataTable, type Page } from "../../ui/data-table.tsx";
import type { Column } from "../../ui/data-table-column.ts";
import { EmptyPanel } from "../../ui/empty-panel.tsx";
import { type HistoryActions, HistoryDetails } from "./history-details.tsx";
import { historyActionText, isAutomatic } from "./history-wording.ts";

type HistoryRow = HistoryTable_EntryFragment;

interface HistoryTableProps {
  page: Page<HistoryRow> | undefined;
  pageSize: number;
  list: ListState;
  isRefreshing: boolean;
  failure: QueryFailure | undefined;
  actions: HistoryActions;
}

/** What was done to an event, by whom and when; newest first. */
export function HistoryTable({ failure, actions, ...table }: HistoryTableProps) {
  const columns = useMemo(() => historyColumns(actions), [actions]);
  return (
    <DataTable
      {...table}
      label={t("history.label")}
      columns={columns}
      rowKey={entryKey}
      failure={failure && { title: t("history.loadFailed"), ...failure }}
      empty={<EmptyPanel icon={<History />} title={t("history.empty")} description={t("history.emptyHint")} />}
    />
  );
}

function historyColumns(actions: HistoryActions): Column<HistoryRow>[] {
  return [
    {
      id: "action",
      header: t("history.columns.action"),
      cell: (entry) => <Text color="fg.muted">{historyActionText(entry.action)}</Text>,
    },
    {
      id: "details",
      header: t("history.columns.details"),
      cell: (entry) => <HistoryDetails entry={entry} actions={actions} />,
      place: "title",
    },
    { id: "user", header: t("history.columns.user"), cell: (entry) => <AuthorCell entry={entry} /> },
    {
      id: "date",
      header: t("history.columns.date"),
      cell: (entry) => (
        <Text as="time" color="fg.muted">
          {dateAndTime(entry.createdAt)}
        </Text>
      ),
    },
  ];
}

function entryKey(entry: HistoryRow): number {
  return entry.id;
}

/** A user, or somebody without an account: a helper, or whoever did it where the event came from. */
function AuthorCell({ entry: { action, user, authorName } }: { entry: HistoryRow }) {
  if (user === null) return authorName ?? t(isAutomatic(action) ? "history.automatic" : "history.unknownUser");
  return (
    <>
      <Text>{user.name}</Text>
      <Text textStyle="sm" color="fg.muted" hideBelow="md">
        {roleName(user.role)}
      </Text>
    </>
  );
}
