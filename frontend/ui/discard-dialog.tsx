import { t } from "../lib/text.ts";
import { ConfirmDialog } from "./confirm-dialog.tsx";

interface DiscardDialogProps {
  open: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before what was typed is lost. */
export function DiscardDialog(props: DiscardDialogProps) {
  return (
    <ConfirmDialog
      title={t("ui.discard.title")}
      description={t("ui.discard.description")}
      confirmLabel={t("ui.discard.confirm")}
      cancelLabel={t("ui.discard.cancel")}
      {...props}
    />
  );
}
