import { Button, Text } from "@chakra-ui/react";
import { History, Undo2 } from "lucide-react";
import { useMemo } from "react";
import type { HistoryTable_EntryFragment } from "../../generated/organiser.ts";
import { longDate } from "../../lib/dates.ts";
import type { QueryFailure } from "../../lib/query-failure.ts";
import { roleName } from "../../lib/role-name.ts";
import type { ListState } from "../../lib/use-list-state.ts";
import { DataTable, type Page } from "../../ui/data-table.tsx";
import type { Column } from "../../ui/data-table-rows.tsx";
import { EmptyPanel } from "../../ui/empty-panel.tsx";
import { historyTexts } from "./history-texts.ts";
import { historyActionText, historyDetailsText, historyNoteText } from "./history-wording.ts";

type HistoryRow = HistoryTable_EntryFragment;

/** An entry before which the guest list was another one, which is kept. */
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
  /** Somebody wants the guest list back as it was before the entry. */
  onRestore: (entry: RestorableEntry) => void;
}

/** What was done to an event, by whom and when; newest first. */
export function HistoryTable({ failure, onRestore, ...table }: HistoryTableProps) {
  const columns = useMemo(() => [...historyColumns, restoreColumn(onRestore)], [onRestore]);
  return (
    <DataTable
      {...table}
      label={historyTexts.label}
      columns={columns}
      rowKey={entryKey}
      failure={failure && { title: historyTexts.loadFailed, ...failure }}
      empty={<EmptyPanel icon={<History />} title={historyTexts.empty} description={historyTexts.emptyHint} />}
    />
  );
}

const historyColumns: Column<HistoryRow>[] = [
  {
    id: "action",
    header: historyTexts.columns.action,
    cell: (entry) => <Text fontWeight="semibold">{historyActionText(entry.action)}</Text>,
    isUnlabelled: true,
  },
  {
    id: "details",
    header: historyTexts.columns.details,
    cell: (entry) => <DetailsCell entry={entry} />,
    isEmpty: (entry) => historyDetailsText(entry.action, entry.details) === "",
  },
  { id: "user", header: historyTexts.columns.user, cell: (entry) => <UserCell user={entry.user} /> },
  { id: "date", header: historyTexts.columns.date, cell: (entry) => longDate(entry.createdAt) },
];

function restoreColumn(onRestore: HistoryTableProps["onRestore"]): Column<HistoryRow> {
  return {
    id: "restore",
    header: historyTexts.columns.restore,
    cell: (entry) => <RestoreButton entry={entry} onRestore={onRestore} />,
    isEmpty: (entry) => entry.guestCountBefore === null,
  };
}

function RestoreButton({ entry, onRestore }: { entry: HistoryRow } & Pick<HistoryTableProps, "onRestore">) {
  const { id, guestCountBefore } = entry;
  if (guestCountBefore === null) return null;
  const what = `${historyActionText(entry.action)} ${historyDetailsText(entry.action, entry.details)}`;
  return (
    <Button
      size="sm"
      variant="outline"
      aria-label={historyTexts.restoreBefore(what)}
      onClick={() => onRestore({ id, guestCountBefore })}
    >
      <Undo2 aria-hidden />
      {historyTexts.restore}
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
  if (user === null) return historyTexts.unknownUser;
  return (
    <>
      <Text>{user.name}</Text>
      <Text textStyle="sm" color="fg.muted">
        {roleName(user.role)}
      </Text>
    </>
  );
}
