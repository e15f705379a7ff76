import { Button, type ButtonProps, Flex, Text } from "@chakra-ui/react";
import { useState } from "react";
import { useEventHere } from "../../event/event-here.ts";
import { t } from "../../lib/text.ts";
import type { HistoryTable_EntryFragment } from "./generated/history-table.ts";
import type { UndoChange } from "./use-undo-change.ts";

export interface HistoryActions {
  eventId: number;
  onUndo: UndoChange;
}

interface HistoryButtonsProps {
  entry: HistoryTable_EntryFragment;
  /** What was done. */
  what: string;
  actions: HistoryActions;
}

/** What can be done about an entry, at the end of its line. */
export function HistoryButtons({ entry, what, actions }: HistoryButtonsProps) {
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
export function QuietButton(props: ButtonProps) {
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
