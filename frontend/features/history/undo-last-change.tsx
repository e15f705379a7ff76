import { skipToken, useQuery } from "@apollo/client/react";
import { Button, type ButtonProps } from "@chakra-ui/react";
import { Undo2 } from "lucide-react";
import { useState } from "react";
import { t } from "../../lib/text.ts";
import { hint } from "../../ui/hints.tsx";
import type { HistoryTable_EntryFragment } from "./generated/history-table.ts";
import { LastChangeDocument, LastChangeEntryDocument } from "./generated/last-change.ts";
import { changeSentences } from "./history-sentences.ts";
import { historyDetailsText } from "./history-wording.ts";
import { nextUndo } from "./next-undo.ts";
import type { UndoChange } from "./use-undo-change.ts";

interface UndoLastChangeProps {
  eventId: number;
  onUndo: UndoChange;
}

/** Undoes the last change that stands, whoever made it. Always there, so that nothing beside it moves. */
export function UndoLastChange({ eventId, onUndo }: UndoLastChangeProps) {
  const { data } = useQuery(LastChangeDocument, { variables: { eventId } });
  const id = data && (nextUndo(data.event.history.nodes) ?? data.event.undo?.id);
  const entry = useQuery(LastChangeEntryDocument, id === undefined ? skipToken : { variables: { eventId, id } });
  const [isBusy, setIsBusy] = useState(false);
  if (data && id === undefined) return <UndoButton disabled aria-label={t("history.nothingToUndo")} />;
  if (id === undefined || !entry.data?.event.historyEntry) return <UndoButton disabled />;
  const label = labelOf(entry.data.event.historyEntry, id === data?.event.undo?.id);

  async function undo(shown: number) {
    setIsBusy(true);
    await onUndo(shown);
    setIsBusy(false);
  }

  // With the key, a click that was meant for one change never undoes the next one.
  return <UndoButton key={id} {...hint(label)} aria-label={label} loading={isBusy} onClick={() => void undo(id)} />;
}

function labelOf(entry: HistoryTable_EntryFragment, isOwn: boolean): string {
  const { action, details, changes, changeCount, user, authorName } = entry;
  const [sentence] = changes.flatMap(changeSentences);
  const what = (changeCount === 1 ? sentence : undefined) ?? historyDetailsText(action, details);
  const author = user?.name ?? authorName;
  return isOwn || author === null ? t("history.undoEntry", { what }) : t("history.undoEntryBy", { what, author });
}

function UndoButton(props: ButtonProps) {
  return (
    <Button variant="outline" {...props}>
      <Undo2 aria-hidden />
      {t("ui.undo")}
    </Button>
  );
}
