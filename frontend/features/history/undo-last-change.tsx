import { useQuery } from "@apollo/client/react";
import { Button, type ButtonProps } from "@chakra-ui/react";
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

/** Undoes an event's last change, also after its toast is gone. Always there, so that nothing beside it moves. */
export function UndoLastChange({ eventId, onUndo }: UndoLastChangeProps) {
  const { data } = useQuery(LastChangeDocument, { variables: { eventId } });
  const [isBusy, setIsBusy] = useState(false);
  const entry = data?.event.history.nodes[0];
  if (!entry?.isUndoable || entry.action === "undo") {
    return <UndoButton disabled aria-label={data && t("history.nothingToUndo")} />;
  }
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
      <UndoButton aria-label={label} loading={isBusy} onClick={() => void undo()} />
    </Hint>
  );
}

function UndoButton(props: ButtonProps) {
  return (
    <Button variant="outline" {...props}>
      <Undo2 aria-hidden />
      {t("ui.undo")}
    </Button>
  );
}
