import type { GuestFilePreview_PreviewFragment } from "../../generated/organiser.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { guestsReplaced } from "./guest-file-preview.tsx";
import { importTexts } from "./import-texts.ts";
import { uploadTexts } from "./upload-texts.ts";

interface ReplaceDialogProps {
  open: boolean;
  filename: string;
  preview: GuestFilePreview_PreviewFragment;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before guests are replaced: how many, and how many edits by hand go with them. */
export function ReplaceDialog({ open, filename, preview, onConfirm, onCancel }: ReplaceDialogProps) {
  const { replace } = uploadTexts;
  const sentences = [
    replace.description(guestsReplaced(preview), filename),
    preview.undoneEdits > 0 ? importTexts.replace.undoneEdits(preview.undoneEdits) : "",
    importTexts.replace.kept,
  ];
  return (
    <ConfirmDialog
      open={open}
      title={replace.title}
      description={sentences.filter((sentence) => sentence !== "").join(" ")}
      confirmLabel={replace.confirm}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
