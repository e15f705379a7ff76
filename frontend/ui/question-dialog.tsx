import { Button, Dialog, Portal } from "@chakra-ui/react";
import { useState } from "react";
import type { AskedQuestion } from "../lib/ask.ts";
import { t } from "../lib/text.ts";

/** The dialog of all questions. Unless nothing is lost, Cancel has the focus: an accidental Enter does no harm. */
export function QuestionDialog({ asked }: { asked: AskedQuestion | null }) {
  // While the dialog closes, it still shows what it was about.
  const [question, setQuestion] = useState(asked);
  if (asked && asked !== question) setQuestion(asked);
  if (!question) return null;
  const { title, description, confirmLabel, cancelLabel = t("ui.cancel"), isHarmless = false } = question;
  return (
    <Dialog.Root
      role="alertdialog"
      scrollBehavior="inside"
      placement="center"
      open={asked !== null}
      onOpenChange={(change) => {
        if (!change.open) question.answer(undefined);
      }}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner px="4">
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>{title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <Dialog.Description>{description}</Dialog.Description>
            </Dialog.Body>
            <Dialog.Footer flexWrap="wrap-reverse">
              <Button variant="outline" onClick={() => question.answer(false)}>
                {cancelLabel}
              </Button>
              <Button {...(!isHarmless && { colorPalette: "red" })} onClick={() => question.answer(true)}>
                {confirmLabel}
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
