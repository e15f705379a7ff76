import { Button, Field, Stack, Textarea } from "@chakra-ui/react";
import { type FormEvent, useState } from "react";
import { t } from "../../lib/text.ts";
import { DialogActions, FormDialog } from "../../ui/dialog-frame.tsx";
import { fileOfText } from "./pasted-file.ts";

interface PasteDialogProps {
  open: boolean;
  onFile: (file: File) => void;
  onClose: () => void;
}

export function PasteDialog({ open, onFile, onClose }: PasteDialogProps) {
  return (
    <FormDialog open={open} title={t("guest-import.paste.open")} onClose={onClose}>
      <PasteForm
        onFile={(file) => {
          onClose();
          onFile(file);
        }}
      />
    </FormDialog>
  );
}

function PasteForm({ onFile }: Pick<PasteDialogProps, "onFile">) {
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
