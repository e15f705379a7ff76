import { useQuery } from "@apollo/client/react";
import { Button, type ButtonProps } from "@chakra-ui/react";
import { Undo2 } from "lucide-react";
import { useState } from "react";
import { t } from "../../lib/text.ts";
import { hint } from "../../ui/hint.ts";
import type { HistoryTable_EntryFragment } from "./generated/history-table.ts";
import { LastChangeDocument, type LastChangeQuery } from "./generated/last-change.ts";
import { changeSentences } from "./history-sentences.ts";
import { historyDetailsText } from "./history-wording.ts";
import type { UndoChange } from "./use-undo-change.ts";

interface UndoLastChangeProps {
  eventId: number;
  onUndo: UndoChange;
}

/** Undoes a change, also after its toast is gone. Always there, so that nothing beside it moves. */
export function UndoLastChange({ eventId, onUndo }: UndoLastChangeProps) {
  const { data } = useQuery(LastChangeDocument, { variables: { eventId } });
  const [isBusy, setIsBusy] = useState(false);
  const entry = offered(data?.event);
  if (!entry) return <UndoButton disabled aria-label={data && t("history.nothingToUndo")} />;
  const { id } = entry;
  const label = labelOf(entry, id === data?.event.undo?.id);

  async function undo() {
    setIsBusy(true);
    await onUndo(id);
    setIsBusy(false);
  }

  // With the key, a click that was meant for one change never undoes the next one.
  return <UndoButton key={id} {...hint(label)} aria-label={label} loading={isBusy} onClick={() => void undo()} />;
}

/** The event's last change, whoever made it; once it is undone, what the viewer did before. */
function offered(event: LastChangeQuery["event"] | undefined): HistoryTable_EntryFragment | null | undefined {
  const last = event?.history.nodes[0];
  return last?.isUndoable && last.action !== "undo" ? last : event?.undo;
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
