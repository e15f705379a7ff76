import { Button, Text } from "@chakra-ui/react";
import { Undo2 } from "lucide-react";
import { useMemo } from "react";
import type { HistoryTable_EntryFragment } from "../../generated/documents.ts";
import { longDate } from "../../lib/dates.ts";
import type { QueryFailure } from "../../lib/query-failure.ts";
import { roleName } from "../../lib/role-name.ts";
import { t } from "../../lib/text.ts";
import type { ListState } from "../../lib/use-list-state.ts";
import { DataTable, type Page } from "../../ui/data-table.tsx";
import type { Column } from "../../ui/data-table-rows.tsx";
import { Drawing } from "../../ui/drawing.tsx";
import { EmptyPanel } from "../../ui/empty-panel.tsx";
import { historyActionText, historyDetailsText, historyNoteText } from "./history-wording.ts";

type HistoryRow = HistoryTable_EntryFragment;

/** An entry that replaced the guest list, with the previous list kept. */
export interface RestorableEntry {
  id: number;
  guestCountBefore: number;
}

interface HistoryTableProps {
  page: Page<HistoryRow> | undefined;
  pageSize: number;
  list: ListState;
  isRefreshing: boolean;
  failure: QueryFailure | undefined;
  /** The user asked to restore the guest list from before the entry. */
  onRestore: (entry: RestorableEntry) => void;
}

/** What was done to an event, by whom and when; newest first. */
export function HistoryTable({ failure, onRestore, ...table }: HistoryTableProps) {
  const columns = useMemo(() => historyColumns(onRestore), [onRestore]);
  return (
    <DataTable
      {...table}
      label={t("history.label")}
      columns={columns}
      rowKey={entryKey}
      failure={failure && { title: t("history.loadFailed"), ...failure }}
      empty={
        <EmptyPanel icon={<Drawing name="book" />} title={t("history.empty")} description={t("history.emptyHint")} />
      }
    />
  );
}

function historyColumns(onRestore: HistoryTableProps["onRestore"]): Column<HistoryRow>[] {
  return [
    {
      id: "action",
      header: t("history.columns.action"),
      cell: (entry) => <Text fontWeight="semibold">{historyActionText(entry.action)}</Text>,
      place: "title",
    },
    {
      id: "details",
      header: t("history.columns.details"),
      cell: (entry) => <DetailsCell entry={entry} />,
      isEmpty: (entry) => historyDetailsText(entry.action, entry.details) === "",
    },
    { id: "user", header: t("history.columns.user"), cell: (entry) => <UserCell user={entry.user} /> },
    { id: "date", header: t("history.columns.date"), cell: (entry) => longDate(entry.createdAt) },
    {
      id: "restore",
      header: t("history.columns.restore"),
      cell: (entry) => <RestoreButton entry={entry} onRestore={onRestore} />,
      isEmpty: (entry) => entry.guestCountBefore === null,
      place: "actions",
    },
  ];
}

function RestoreButton({ entry, onRestore }: { entry: HistoryRow } & Pick<HistoryTableProps, "onRestore">) {
  const { id, guestCountBefore } = entry;
  if (guestCountBefore === null) return null;
  const what = `${historyActionText(entry.action)} ${historyDetailsText(entry.action, entry.details)}`;
  return (
    <Button
      size="sm"
      variant="outline"
      aria-label={t("history.restoreBefore", { what })}
      onClick={() => onRestore({ id, guestCountBefore })}
    >
      <Undo2 aria-hidden />
      {t("history.restore")}
    </Button>
  );
}

function entryKey(entry: HistoryRow): number {
  return entry.id;
}

function DetailsCell({ entry }: { entry: HistoryRow }) {
  const note = historyNoteText(entry.details);
  const details = historyDetailsText(entry.action, entry.details);
  if (note === "") return details;
  return (
    <>
      <Text>{details}</Text>
      <Text textStyle="sm" color="fg.muted">
        {note}
      </Text>
    </>
  );
}

function UserCell({ user }: { user: HistoryRow["user"] }) {
  if (user === null) return t("history.unknownUser");
  return (
    <>
      <Text>{user.name}</Text>
      <Text textStyle="sm" color="fg.muted">
        {roleName(user.role)}
      </Text>
    </>
  );
}
