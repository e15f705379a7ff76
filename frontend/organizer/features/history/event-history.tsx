import { useQuery } from "@apollo/client/react";
import { Box, Button, chakra, Flex, Text, VisuallyHidden } from "@chakra-ui/react";
import { useEventHere } from "../../event/event-here.ts";
import { dateAndTime } from "../../lib/dates.ts";
import { queryFailure } from "../../lib/errors.ts";
import { t } from "../../lib/text.ts";
import { useListState } from "../../lib/use-list-state.ts";
import { roleName } from "../../lib/words.ts";
import { DataTable } from "../../ui/data-table.tsx";
import type { Column } from "../../ui/data-table-row.tsx";
import { Drawing } from "../../ui/drawing.tsx";
import { EmptyPanel } from "../../ui/empty-panel.tsx";
import { type History_EntryFragment as Entry, EventHistoryDocument } from "./generated/history.ts";
import {
  changeSentences,
  historyActionText,
  historyDetailsText,
  historyFigures,
  historyTitle,
  isInSentences,
} from "./history-texts.ts";
import { useUndoButton } from "./undo.ts";

const pageSize = 20;

/** What was done to an event, by whom and when; newest first. `level`: of the headings in it. */
export function EventHistory({ level = "h2" }: { level?: "h2" | "h3" }) {
  const { id: eventId } = useEventHere().event;
  const list = useListState();
  const { data, previousData, loading, error, refetch } = useQuery(EventHistoryDocument, {
    variables: { eventId, offset: (list.page - 1) * pageSize, limit: pageSize },
  });
  const failure = queryFailure(error, refetch);
  return (
    <DataTable
      label={t("history.label")}
      columns={columns()}
      rowKey={({ id }) => id}
      page={(data ?? previousData)?.event.history}
      pageSize={pageSize}
      list={list}
      isRefreshing={loading}
      failure={failure && { title: t("history.loadFailed"), ...failure }}
      empty={
        <EmptyPanel
          icon={<Drawing name="book" />}
          level={level}
          title={t("history.empty")}
          description={t("history.emptyHint")}
        />
      }
    />
  );
}

const columns = (): Column<Entry>[] => [
  {
    id: "action",
    header: t("history.columns.action"),
    cell: ({ action }) => <Text color="fg.muted">{historyActionText(action)}</Text>,
  },
  {
    id: "details",
    header: t("history.columns.details"),
    cell: (entry) => <Details entry={entry} />,
    place: "title",
  },
  { id: "user", header: t("history.columns.user"), cell: authorText },
  {
    id: "date",
    header: t("history.columns.date"),
    cell: ({ createdAt }) => <time dateTime={createdAt}>{dateAndTime(createdAt)}</time>,
  },
  { id: "undo", header: t("ui.undo"), cell: (entry) => <Undo entry={entry} />, place: "actions" },
];

/** A user, a helper, or the name that an imported event has for its author. */
function authorText({ action, user, authorName }: Entry): string {
  if (user) return `${user.name} (${roleName(user.role)})`;
  return authorName ?? t(action === "remove_guests" ? "history.automatic" : "history.unknownUser");
}

/** Of more, the others are folded. */
const maxUnfolded = 2;

function Details({ entry }: { entry: Entry }) {
  const { action, changes, changeCount, isUndone } = entry;
  const sentences = changes.flatMap(changeSentences);
  const hasSentences = isInSentences(entry);
  const shownCount = hasSentences ? maxUnfolded : 0;
  const folded = sentences.slice(shownCount);
  const unread = sentences.length === 0 ? 0 : Math.max(0, changeCount - changes.length);
  const summary = historyDetailsText(entry);
  // Beside what was changed, it adds nothing for those who see the row as a whole.
  const Summary = hasSentences ? VisuallyHidden : Text;
  const foldedCount = folded.length + unread;
  return (
    <Box color={isUndone ? "fg.muted" : "fg"}>
      <Sentences texts={sentences.slice(0, shownCount)} />
      {!(hasSentences && action === "undo") && summary !== "" && <Summary>{summary}</Summary>}
      {historyFigures(entry) !== "" && <Text color="fg.muted">{historyFigures(entry)}</Text>}
      {folded.length > 0 && (
        <Fold>
          <summary>{t(hasSentences ? "history.more" : "history.changes", { count: foldedCount })}</summary>
          <Sentences texts={folded} />
          {unread > 0 && t("history.more", { count: unread })}
        </Fold>
      )}
    </Box>
  );
}

const Fold = chakra("details", {
  base: { color: "fg.muted", "& summary": { cursor: "pointer", w: "fit-content", py: { base: "1.5", md: "0" } } },
});

function Sentences({ texts }: { texts: readonly string[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: sentences may repeat, and keep their places.
  return texts.map((text, place) => <Text key={place}>{text}</Text>);
}

/** What can be done about an entry, or that it was done. */
function Undo({ entry }: { entry: Entry }) {
  const { mayChange } = useEventHere();
  const { isUndone, isUndoable } = entry;
  return (
    // Rows are as high without a button.
    <Flex minH={{ md: "8" }} align="center" whiteSpace="nowrap">
      {isUndone && (
        <Text color="fg.muted" textStyle="sm">
          {t("history.undone")}
        </Text>
      )}
      {!isUndone && mayChange && isUndoable && <UndoButton entry={entry} />}
    </Flex>
  );
}

function UndoButton({ entry }: { entry: Entry }) {
  const [undo, isBusy] = useUndoButton(useEventHere().event.id);
  const isRedo = entry.action === "undo";
  const what = historyTitle(entry);
  return (
    <Button
      variant="plain"
      size="sm"
      h={{ base: "10", md: "8" }}
      px="0"
      color="brand.fg"
      _hover={{ textDecoration: "underline" }}
      loading={isBusy}
      aria-label={isRedo ? t("history.redoEntry", { what }) : t("history.undoEntry", { what })}
      onClick={() => void undo(entry.id, isRedo)}
    >
      {isRedo ? t("ui.redo") : t("ui.undo")}
    </Button>
  );
}
