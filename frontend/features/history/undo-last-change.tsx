import { useQuery } from "@apollo/client/react";
import { Button } from "@chakra-ui/react";
import { Undo2 } from "lucide-react";
import { useState } from "react";
import { LastChangeDocument } from "../../generated/documents.ts";
import { t } from "../../lib/text.ts";
import { Hint } from "../../ui/hint.tsx";
import { changeSentences } from "./history-sentences.ts";
import { historyDetailsText } from "./history-wording.ts";
import type { UndoChange } from "./use-undo-change.ts";

interface UndoLastChangeProps {
  eventId: number;
  onUndo: UndoChange;
}

/** Undoes the last change of an event, also after its toast is gone or the page was loaded again. */
export function UndoLastChange({ eventId, onUndo }: UndoLastChangeProps) {
  const { data } = useQuery(LastChangeDocument, { variables: { eventId } });
  const [isBusy, setIsBusy] = useState(false);
  const entry = data?.event.history.nodes[0];
  if (!entry?.isUndoable || entry.action === "undo") return null;
  const { id, action, details, changes, changeCount } = entry;
  const [sentence] = changes.flatMap(changeSentences);
  const what = (changeCount === 1 ? sentence : undefined) ?? historyDetailsText(action, details);
  const label = t("history.undoEntry", { what });

  async function undo() {
    setIsBusy(true);
    await onUndo(id);
    setIsBusy(false);
  }

  // With the key, a click that was meant for one change never undoes the next one.
  return (
    <Hint key={id} text={label}>
      <Button variant="outline" aria-label={label} loading={isBusy} onClick={() => void undo()}>
        <Undo2 aria-hidden />
        {t("ui.undo")}
      </Button>
    </Hint>
  );
}
