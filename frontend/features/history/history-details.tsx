import { useLazyQuery } from "@apollo/client/react";
import { Box, Flex, Stack, Text, VisuallyHidden } from "@chakra-ui/react";
import { ChevronRight } from "lucide-react";
import { useState } from "react";
import { t } from "../../lib/text.ts";
import { HistoryEntryChangesDocument } from "./generated/history-entry-changes.ts";
import type { HistoryTable_EntryFragment } from "./generated/history-table.ts";
import { type HistoryActions, HistoryButtons, QuietButton } from "./history-buttons.tsx";
import { changeSentences, isInSentences } from "./history-sentences.ts";
import { historyActionText, historyDetailsText, historyFigures } from "./history-wording.ts";

type Entry = HistoryTable_EntryFragment;

/** Of more, all but the first are folded. */
const maxUnfolded = 2;
const maxRead = 100;

/** What was done, and what can be done about it at the end of the line. */
export function HistoryDetails({ entry, actions }: { entry: Entry; actions: HistoryActions }) {
  const { shown, folded, foldedCount, isOpen, toggle } = useSentences(entry, actions.eventId);
  const summary = historyDetailsText(entry.action, entry.details);
  const figures = historyFigures(entry.details);
  const what = shown[0] ?? (summary || historyActionText(entry.action));
  const isSummary = !isInSentences(entry);
  const color = entry.isUndone ? "fg.muted" : "fg";
  return (
    <>
      <Box flex="1" minW="0">
        <Flex wrap="wrap" align="baseline" columnGap="3">
          {isSummary ? <Text color={color}>{summary}</Text> : <Sentences sentences={shown} color={color} />}
          {!isSummary && entry.action !== "undo" && <Summary entry={entry} text={summary} />}
          {figures.map((figure) => (
            <Remark key={figure} text={figure} />
          ))}
          {foldedCount > 0 && <Fold isOpen={isOpen} text={foldText(entry, foldedCount)} onToggle={toggle} />}
        </Flex>
        {isOpen && <Unfolded sentences={folded} more={foldedCount - folded.length} />}
      </Box>
      <HistoryButtons entry={entry} what={what} actions={actions} />
    </>
  );
}

/** Beside the one thing that was changed, it adds nothing for those who see the line as a whole. */
function Summary({ entry, text }: { entry: Entry; text: string }) {
  if (entry.action === "update" || entry.changeCount === 1) return <VisuallyHidden>{text}</VisuallyHidden>;
  return <Remark text={text} />;
}

const foldText = (entry: Entry, count: number) =>
  isInSentences(entry) ? t("history.more", { count }) : t("history.changes", { count: entry.changeCount });

function useSentences(entry: Entry, eventId: number) {
  const [isOpen, setOpen] = useState(false);
  const [read, { data }] = useLazyQuery(HistoryEntryChangesDocument);
  const changes = data?.event.historyEntry?.changes ?? entry.changes;
  const sentences = changes.flatMap(changeSentences);
  // An entry without any change is described by its figures alone.
  const unread = sentences.length === 0 ? 0 : Math.max(0, entry.changeCount - changes.length);
  const count = sentences.length + unread;
  const unfoldedCount = count > maxUnfolded ? 1 : maxUnfolded;
  const shown = isInSentences(entry) ? sentences.slice(0, unfoldedCount) : [];
  const folded = sentences.slice(shown.length);

  function toggle() {
    setOpen(!isOpen);
    if (unread > 0 && !data) void read({ variables: { eventId, id: entry.id, limit: maxRead } });
  }

  return { shown, folded, foldedCount: count - shown.length, isOpen, toggle };
}

function Sentences({ sentences, color }: { sentences: readonly string[]; color: string }) {
  return (
    <Box color={color} fontWeight="medium">
      {sentences.map((sentence, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sentences may repeat, and keep their places.
        <Text key={place}>{sentence}</Text>
      ))}
    </Box>
  );
}

function Remark({ text }: { text: string }) {
  return (
    <Text color="fg.muted" textStyle="sm">
      {text}
    </Text>
  );
}

interface FoldProps {
  isOpen: boolean;
  text: string;
  onToggle: () => void;
}

function Fold({ isOpen, text, onToggle }: FoldProps) {
  return (
    <QuietButton gap="1" color="fg.muted" _hover={{ color: "fg" }} aria-expanded={isOpen} onClick={onToggle}>
      {text}
      <Box asChild transition="transform 0.15s" transform={isOpen ? "rotate(90deg)" : { _rtl: "rotate(180deg)" }}>
        <ChevronRight aria-hidden />
      </Box>
    </QuietButton>
  );
}

interface UnfoldedProps {
  sentences: readonly string[];
  /** Beyond what is read at once. */
  more: number;
}

function Unfolded({ sentences, more }: UnfoldedProps) {
  return (
    <Stack as="ul" gap="0.5" listStyleType="none" py="1">
      {sentences.map((sentence, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sentences may repeat, and keep their places.
        <li key={place}>{sentence}</li>
      ))}
      {more > 0 && (
        <Text as="li" color="fg.muted">
          {t("history.more", { count: more })}
        </Text>
      )}
    </Stack>
  );
}
