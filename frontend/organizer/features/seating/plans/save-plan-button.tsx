import { Button, type ButtonProps } from "@chakra-ui/react";
import { useState } from "react";
import { maxSavedPlanName } from "../../../../../common/limits.ts";
import { t } from "../../../lib/text.ts";
import { DialogForm, FormDialog } from "../../../ui/dialog-frame.tsx";
import { DialogField } from "../fields.tsx";
import type { SeatMove } from "../model/board-act.ts";
import { useSeating } from "../seating.ts";
import { useSavedPlanActs } from "./use-saved-plans.ts";

interface SavePlanButtonProps extends ButtonProps {
  text: string;
  moves: readonly SeatMove[];
}

/** Saves the present seating after some moves, under a name that it asks for. */
export function SavePlanButton({ text, moves, ...button }: SavePlanButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setIsAsking(false);
  return (
    <>
      <Button variant="outline" {...button} onClick={() => setIsAsking(true)}>
        {text}
      </Button>
      <FormDialog open={isAsking} title={t("saved-plans.save")} onClose={close}>
        <NameForm moves={moves} onClose={close} />
      </FormDialog>
    </>
  );
}

function NameForm({ moves, onClose }: { moves: readonly SeatMove[]; onClose: () => void }) {
  const { eventId, settled } = useSeating();
  const { save } = useSavedPlanActs(eventId);
  const [typed, setTyped] = useState("");
  const [isTried, setIsTried] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const isMissing = typed.trim() === "";

  async function submit(): Promise<void> {
    setIsTried(true);
    if (isMissing) return;
    setIsBusy(true);
    await settled();
    const isSaved = await save(typed, moves);
    setIsBusy(false);
    if (isSaved) onClose();
  }

  return (
    <DialogForm submitLabel={t("saved-plans.save")} isBusy={isBusy} onCancel={onClose} onSubmit={submit}>
      <DialogField
        label={t("saved-plans.name")}
        value={typed}
        maxLength={maxSavedPlanName}
        error={isTried && isMissing ? t("rules.planNameRequired") : undefined}
        onChange={setTyped}
      />
    </DialogForm>
  );
}
