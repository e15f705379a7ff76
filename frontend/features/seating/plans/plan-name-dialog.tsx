import { Button, Stack } from "@chakra-ui/react";
import { type FormEvent, useState } from "react";
import { maxSavedPlanName } from "../../../../common/limits.ts";
import { t } from "../../../lib/text.ts";
import { DialogActions, FormDialog } from "../../../ui/dialog-frame.tsx";
import { DialogField } from "../tables/dialog-field.tsx";

interface PlanNameDialogProps {
  isOpen: boolean;
  title: string;
  /** @returns whether it was done; then the dialog closes */
  onName: (name: string) => Promise<boolean>;
  onClose: () => void;
}

/** Asks for the name of a plan. */
export function PlanNameDialog({ isOpen, title, onClose, ...form }: PlanNameDialogProps) {
  return (
    <FormDialog open={isOpen} title={title} onClose={onClose}>
      <NameForm onClose={onClose} {...form} />
    </FormDialog>
  );
}

function NameForm({ onName, onClose }: Pick<PlanNameDialogProps, "onName" | "onClose">) {
  const [typed, setTyped] = useState("");
  const [isTried, setIsTried] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const isMissing = typed.trim() === "";

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setIsTried(true);
    if (isMissing) return;
    setIsBusy(true);
    const isDone = await onName(typed);
    setIsBusy(false);
    if (isDone) onClose();
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
