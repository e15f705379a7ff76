import { useLazyQuery } from "@apollo/client/react";
import { Box, Button, Flex, Text } from "@chakra-ui/react";
import { useState } from "react";
import { HistoryEntryChangesDocument, type HistoryTable_EntryFragment } from "../../generated/documents.ts";
import { useEventRights } from "../../lib/event-rights.ts";
import { t } from "../../lib/text.ts";
import { changeSentences } from "./history-sentences.ts";
import { historyActionText, historyDetailsText, historyFigures, historyNoteText } from "./history-wording.ts";
import type { UndoChange } from "./use-undo-change.ts";

type HistoryRow = HistoryTable_EntryFragment;

/** An entry that replaced the guest list, with the previous list kept. */
export interface RestorableEntry {
  id: number;
  guestCountBefore: number;
}

export interface HistoryActions {
  eventId: number;
  onUndo: UndoChange;
  onRestore: (entry: RestorableEntry) => void;
}

const maxShown = 3;
const maxRead = 100;

/** Nobody wants to see only the first three guests of a whole list. */
const wholeLists: ReadonlySet<string> = new Set(["upload_file", "restore_guests"]);

export function HistoryDetails({ entry, actions }: { entry: HistoryRow; actions: HistoryActions }) {
  const { sentences, more, readMore } = useSentences(entry, actions.eventId);
  const summary = historyDetailsText(entry.action, entry.details);
  const note = historyNoteText(entry.details);
  const isWhole = wholeLists.has(entry.action);
  const isSummaryFirst = isWhole || sentences.length === 0;
  const moreText = sentences.length === 0 ? t("history.showChanges") : t("history.more", { count: more });
  const moreButton = more > 0 && <More text={moreText} onRead={readMore} />;
  return (
    <Box py={{ md: "1" }}>
      <Box color={entry.isUndone ? "fg.muted" : "fg"} fontWeight="medium">
        {isSummaryFirst && <Text>{summary}</Text>}
        {sentences.map((sentence, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sentences may repeat, and keep their places.
          <Text key={place}>{sentence}</Text>
        ))}
      </Box>
      {!isWhole && moreButton}
      {note !== "" && (
        <Text textStyle="sm" color="fg.muted">
          {note}
        </Text>
      )}
      <Flex columnGap="3" wrap="wrap" align="center" textStyle="sm" color="fg.muted" _empty={{ display: "none" }}>
        {!isSummaryFirst && entry.action !== "undo" && <Text as="span">{summary}</Text>}
        {historyFigures(entry.details).map((figure) => (
          <Text as="span" key={figure}>
            {figure}
          </Text>
        ))}
        {isWhole && moreButton}
        {entry.isUndone && <Text as="span">{t("history.undone")}</Text>}
        <EntryButtons entry={entry} what={sentences[0] ?? summary} actions={actions} />
      </Flex>
    </Box>
  );
}

function useSentences(entry: HistoryRow, eventId: number) {
  const [read, { data }] = useLazyQuery(HistoryEntryChangesDocument);
  const all = data?.event.historyEntry?.changes;
  const changes = all ?? entry.changes;
  const sentences = changes.flatMap(changeSentences);
  const shown = all ? sentences : sentences.slice(0, wholeLists.has(entry.action) ? 0 : maxShown);
  // An entry without any change is described by its figures alone.
  const unread = sentences.length === 0 ? 0 : entry.changeCount - changes.length;
  const variables = { eventId, id: entry.id, limit: maxRead };
  return {
    sentences: shown,
    more: Math.max(0, unread + sentences.length - shown.length),
    readMore: all ? undefined : () => void read({ variables }),
  };
}

function More({ text, onRead }: { text: string; onRead: (() => void) | undefined }) {
  if (!onRead) return <Text color="fg.muted">{text}</Text>;
  return (
    <Button variant="plain" size="xs" {...quietButton} onClick={onRead}>
      {text}
    </Button>
  );
}

function EntryButtons({ entry, what, actions }: { entry: HistoryRow; what: string; actions: HistoryActions }) {
  const { mayChange } = useEventRights();
  const [isBusy, setIsBusy] = useState(false);
  const { id, action, guestCountBefore } = entry;
  const isRedo = action === "undo";

  async function undo() {
    setIsBusy(true);
    await actions.onUndo(id, isRedo);
    setIsBusy(false);
  }

  if (!mayChange) return null;
  return (
    <>
      {entry.isUndoable && (
        <Button
          variant="plain"
          size="xs"
          {...quietButton}
          loading={isBusy}
          loadingText={isRedo ? t("ui.redo") : t("ui.undo")}
          aria-label={isRedo ? t("history.redoEntry", { what }) : t("history.undoEntry", { what })}
          onClick={() => void undo()}
        >
          {isRedo ? t("ui.redo") : t("ui.undo")}
        </Button>
      )}
      {guestCountBefore !== null && (
        <Button
          variant="plain"
          size="xs"
          {...quietButton}
          aria-label={t("history.restoreBefore", {
            what: `${historyActionText(action)} ${historyDetailsText(action, entry.details)}`,
          })}
          onClick={() => actions.onRestore({ id, guestCountBefore })}
        >
          {t("history.restore")}
        </Button>
      )}
    </>
  );
}

const quietButton = {
  px: "0",
  minH: { base: "10", md: "7" },
  textStyle: "sm",
  color: "brand.fg",
  fontWeight: "semibold",
  _hover: { textDecoration: "underline" },
} as const;
