import { Button, Field, Stack, Textarea } from "@chakra-ui/react";
import { ClipboardPaste } from "lucide-react";
import { type FormEvent, useState } from "react";
import { t } from "../../lib/text.ts";
import { DialogActions } from "../../ui/dialog-frame.tsx";
import { FormDialog } from "../../ui/form-dialog.tsx";
import { fileOfText } from "./pasted-file.ts";

interface PasteButtonProps {
  disabled: boolean;
  onFile: (file: File) => void;
}

/** For those who have no keys to paste with, and for typing a list. */
export function PasteButton({ disabled, onFile }: PasteButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button variant="outline" disabled={disabled} onClick={() => setIsOpen(true)}>
        <ClipboardPaste aria-hidden />
        {t("guest-import.paste.open")}
      </Button>
      <FormDialog open={isOpen} title={t("guest-import.paste.open")} onClose={close}>
        <PasteForm
          onFile={(file) => {
            close();
            onFile(file);
          }}
        />
      </FormDialog>
    </>
  );
}

function PasteForm({ onFile }: Pick<PasteButtonProps, "onFile">) {
  const [text, setText] = useState("");

  function submit(event: FormEvent): void {
    event.preventDefault();
    const file = fileOfText(text);
    if (file !== null) onFile(file);
  }

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="5">
        <Field.Root>
          <Field.Label>{t("guest-import.paste.label")}</Field.Label>
          <Textarea
            rows={10}
            value={text}
            spellCheck={false}
            autoCapitalize="words"
            borderColor="border.emphasized"
            textStyle="md"
            onChange={(change) => setText(change.currentTarget.value)}
          />
          <Field.HelperText>{t("guest-import.paste.hint")}</Field.HelperText>
        </Field.Root>
        <DialogActions>
          <Button type="submit" disabled={text.trim() === ""}>
            {t("guest-import.paste.submit")}
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
}
