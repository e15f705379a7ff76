import { Button, Dialog } from "@chakra-ui/react";
import type { AskedQuestion } from "../lib/ask.ts";
import { t } from "../lib/text.ts";
import { DialogActions, DialogFrame, useLast } from "./dialog-frame.tsx";

/** The dialog of all questions. Unless nothing is lost, Cancel has the focus: an accidental Enter does no harm. */
export function QuestionDialog({ asked }: { asked: AskedQuestion | null }) {
  const question = useLast(asked);
  if (!question) return null;
  const { title, description, confirmLabel, cancelLabel = t("ui.cancel"), isHarmless = false, answer } = question;
  return (
    <DialogFrame isQuestion open={asked !== null} title={title} onClose={() => answer(undefined)}>
      <Dialog.Description mb="4">{description}</Dialog.Description>
      <DialogActions>
        <Button variant="outline" onClick={() => answer(false)}>
          {cancelLabel}
        </Button>
        <Button {...(!isHarmless && { colorPalette: "red" })} onClick={() => answer(true)}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </DialogFrame>
  );
}
