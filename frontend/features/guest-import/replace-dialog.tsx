import { t } from "../../lib/text.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import type { GuestFilePreview_PreviewFragment } from "./generated/guest-file-preview.ts";
import { guestsReplaced } from "./guest-file-preview.tsx";
import { keptText } from "./kept-text.ts";

interface ReplaceDialogProps {
  open: boolean;
  filename: string;
  preview: GuestFilePreview_PreviewFragment;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before guests are replaced; shows how many, and how many with manual changes that would be lost. */
export function ReplaceDialog({ open, filename, preview, onConfirm, onCancel }: ReplaceDialogProps) {
  const replaced = guestsReplaced(preview);
  const removed = preview.removed.totalCount;
  const sentences = [
    removed === replaced
      ? t("guest-upload.replace.description", { count: replaced, filename })
      : `${keptText(replaced, removed)} ${t("guest-import.replace.becomes", { filename })}`,
    preview.undoneEdits > 0 ? t("guest-import.replace.undoneEdits", { count: preview.undoneEdits }) : "",
    t("guest-import.replace.kept"),
  ];
  return (
    <ConfirmDialog
      open={open}
      title={t("guest-upload.replace.title")}
      description={sentences.filter((sentence) => sentence !== "").join(" ")}
      confirmLabel={t("guest-upload.replace.confirm")}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
