import { useLazyQuery } from "@apollo/client/react";
import {
  Box,
  Button,
  type ButtonProps,
  Center,
  Flex,
  Stack,
  Table,
  type TableCellProps,
  Text,
  VisuallyHidden,
} from "@chakra-ui/react";
import { ChevronRight, UserRound } from "lucide-react";
import { useState } from "react";
import { useEventHere } from "../../event/event-here.ts";
import { dateAndTime, timeOfDay } from "../../lib/dates.ts";
import { t } from "../../lib/text.ts";
import { roleName } from "../../lib/words.ts";
import { InitialsAvatar } from "../../ui/initials-avatar.tsx";
import { type History_EntryFragment as Entry, HistoryEntryChangesDocument } from "./generated/history.ts";
import { changeSentences, isInSentences } from "./history-sentences.ts";
import { historyActionText, historyDetailsText, historyFigures, isAutomatic } from "./history-wording.ts";
import type { UndoChange } from "./undo.ts";

interface HistoryRowProps {
  entry: Entry;
  actions: HistoryActions;
}

/**
 * On a phone: what was done, and below it by whom and when. Else a line: by whom, what, when, Undo. The details reach to
 * the end of the line, where they have Undo; the time is in the gap before it.
 */
export function HistoryRow({ entry, actions }: HistoryRowProps) {
  const { columns, action, details } = isInSentences(entry) ? sentencePlaces : summaryPlaces;
  return (
    <Table.Row
      role="row"
      position="relative"
      display={{ base: "flex", md: "grid" }}
      flexWrap="wrap"
      gridTemplateColumns={columns}
      alignItems="baseline"
      columnGap={{ base: "1.5", md: "4" }}
      ps="11"
      py="2.5"
      minH="12"
      bg="transparent"
      borderTopWidth="1px"
    >
      <Cell {...action}>{historyActionText(entry.action)}</Cell>
      <Cell {...details} display={{ base: "flex", md: "grid" }} gridTemplateColumns="subgrid" alignItems="baseline">
        <HistoryDetails entry={entry} actions={actions} />
      </Cell>
      <Cell {...userPlace}>
        <HistoryAuthor entry={entry} />
      </Cell>
      <Cell {...datePlace}>
        <Time isoTime={entry.createdAt} />
      </Cell>
    </Table.Row>
  );
}

function Cell(props: TableCellProps) {
  return <Table.Cell role="cell" p="0" border="0" minW="0" overflowWrap="anywhere" {...props} />;
}

/** The day is in the heading above; to those who come by the table, the time alone would mean nothing. */
function Time({ isoTime }: { isoTime: string }) {
  const full = dateAndTime(isoTime);
  return (
    <time dateTime={isoTime} title={full}>
      <VisuallyHidden>{full}</VisuallyHidden>
      <Text as="span" aria-hidden>
        {timeOfDay(isoTime)}
      </Text>
    </time>
  );
}

const quiet = { color: "fg.muted", textStyle: "sm" } as const;

/** Between what stands in one line on a phone. */
const afterDot = { _before: { content: '"·"', me: "1.5", display: { md: "none" } } } as const;

const userPlace = {
  order: 2,
  gridArea: { md: "1 / 1 / span 2" },
  textStyle: "sm",
  color: { base: "fg.muted", md: "fg" },
};
const datePlace = {
  ...{ order: 3, gridArea: { md: "1 / -3 / 2 / -2" }, zIndex: 1, textAlign: { md: "end" }, whiteSpace: "nowrap" },
  ...quiet,
  ...afterDot,
} as const;

const sentencePlaces = {
  columns: { md: "10rem minmax(0, 1fr) 4.5rem 7.5rem", xl: "14rem minmax(0, 1fr) 10rem 4.5rem 7.5rem" },
  action: { order: 4, gridArea: { md: "2 / 2", xl: "1 / 3" }, zIndex: 1, ...quiet, ...afterDot },
  details: { order: 1, flex: "1 1 100%", gridArea: { md: "1 / 2 / 2 / -1" } },
} as const;

const summaryPlaces = {
  columns: {
    md: "10rem fit-content(11rem) minmax(0, 1fr) 4.5rem 7.5rem",
    xl: "14rem fit-content(16rem) minmax(0, 1fr) 4.5rem 7.5rem",
  },
  action: { order: 0, flex: "1 1 100%", gridArea: { md: "1 / 2" }, zIndex: 1, fontWeight: "medium" },
  details: { order: 1, flex: "1 1 100%", gridArea: { md: "1 / 3 / 2 / -1" } },
} as const;

/** A user, a helper, or the name that an imported event has for its author. */
function HistoryAuthor({ entry: { action, user, authorName } }: { entry: Entry }) {
  const name = user?.name ?? authorName;
  return (
    <>
      <Box position="absolute" insetInlineStart="0" top={{ base: "1.5", md: "1" }} colorPalette="gray">
        {name === null ? <NobodysAvatar /> : <InitialsAvatar name={name} />}
      </Box>
      <Text as="span">{name ?? t(isAutomatic(action) ? "history.automatic" : "history.unknownUser")}</Text>
      {user && (
        <Text as="span" color="fg.muted" hideBelow="md" _before={{ content: '"·"', ms: "1" }}>
          {` ${roleName(user.role)}`}
        </Text>
      )}
    </>
  );
}

function NobodysAvatar() {
  return (
    <Center aria-hidden boxSize="8" borderRadius="full" bg="bg.muted" color="fg.muted">
      <UserRound size={16} />
    </Center>
  );
}

/** Of more, all but the first are folded. */
const maxUnfolded = 2;
const maxRead = 100;

/** What was done, and what can be done about it at the end of the line. */
function HistoryDetails({ entry, actions }: { entry: Entry; actions: HistoryActions }) {
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

export interface HistoryActions {
  eventId: number;
  onUndo: UndoChange;
}

interface HistoryButtonsProps {
  entry: Entry;
  /** What was done. */
  what: string;
  actions: HistoryActions;
}

/** What can be done about an entry, at the end of its line. */
function HistoryButtons({ entry, what, actions }: HistoryButtonsProps) {
  const { mayChange } = useEventHere();
  return (
    <Flex
      direction="column"
      align="end"
      // No part of one button is beneath the other.
      rowGap={{ base: "4", md: "2" }}
      gridColumn="-2 / -1"
      flexShrink="0"
      maxW={{ base: "32", md: "none" }}
      ps={{ base: "3", md: "0" }}
      textAlign="end"
    >
      {entry.isUndone && (
        <Text color="fg.muted" textStyle="sm">
          {t("history.undone")}
        </Text>
      )}
      {mayChange && entry.isUndoable && <UndoButton entry={entry} what={what} onUndo={actions.onUndo} />}
    </Flex>
  );
}

interface UndoButtonProps extends Pick<HistoryButtonsProps, "entry" | "what"> {
  onUndo: UndoChange;
}

function UndoButton({ entry: { id, action }, what, onUndo }: UndoButtonProps) {
  const [isBusy, setIsBusy] = useState(false);
  const isRedo = action === "undo";
  const text = isRedo ? t("ui.redo") : t("ui.undo");

  async function undo() {
    setIsBusy(true);
    await onUndo(id, { isRedo });
    setIsBusy(false);
  }

  return (
    <QuietButton
      loading={isBusy}
      loadingText={text}
      aria-label={isRedo ? t("history.redoEntry", { what }) : t("history.undoEntry", { what })}
      onClick={() => void undo()}
    >
      {text}
    </QuietButton>
  );
}

/** A button in a line of text: as high as a thumb needs, without making its line higher. */
function QuietButton(props: ButtonProps) {
  return (
    <Button
      variant="plain"
      size="xs"
      h="auto"
      minH={{ base: "10", md: "7" }}
      my={{ base: "-2", md: "-1" }}
      px="0"
      textStyle="sm"
      color="brand.fg"
      _hover={{ textDecoration: "underline" }}
      {...props}
    />
  );
}
