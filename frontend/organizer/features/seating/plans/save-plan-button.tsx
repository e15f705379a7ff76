import { Button, type ButtonProps, Stack } from "@chakra-ui/react";
import { type FormEvent, useState } from "react";
import { maxSavedPlanName } from "../../../../../common/limits.ts";
import { t } from "../../../lib/text.ts";
import { DialogActions, FormDialog } from "../../../ui/dialog-frame.tsx";
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

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setIsTried(true);
    if (isMissing) return;
    setIsBusy(true);
    await settled();
    const isSaved = await save(typed, moves);
    setIsBusy(false);
    if (isSaved) onClose();
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="5">
        <DialogField
          label={t("saved-plans.name")}
          value={typed}
          maxLength={maxSavedPlanName}
          error={isTried && isMissing ? t("rules.planNameRequired") : undefined}
          onChange={setTyped}
        />
        <DialogActions>
          <Button variant="outline" onClick={onClose}>
            {t("ui.cancel")}
          </Button>
          <Button type="submit" loading={isBusy}>
            {t("saved-plans.save")}
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
}
