import { Field, Textarea } from "@chakra-ui/react";
import { useState } from "react";
import { t } from "../../lib/text.ts";
import { DialogForm, FormDialog } from "../../ui/dialog-frame.tsx";
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

  function submit(): void {
    const file = fileOfText(text);
    if (file !== null) onFile(file);
  }

  return (
    <DialogForm submitLabel={t("guest-import.paste.submit")} isDisabled={text.trim() === ""} onSubmit={submit}>
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
    </DialogForm>
  );
}
