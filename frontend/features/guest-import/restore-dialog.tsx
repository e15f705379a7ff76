import { t } from "../../lib/text.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { useRestoreGuestList } from "./use-restore-guest-list.ts";

interface RestoreDialogProps {
  eventId: number;
  /** The history entry before which the list should be restored; null closes the dialog. */
  entry: { id: number; guestCountBefore: number } | null;
  onClose: () => void;
  onRestored?: () => void;
}

export function RestoreDialog({ eventId, entry, onClose, onRestored }: RestoreDialogProps) {
  const { restore } = useRestoreGuestList(eventId);

  async function confirm() {
    onClose();
    if (entry !== null && (await restore(entry.id))) onRestored?.();
  }

  return (
    <ConfirmDialog
      open={entry !== null}
      title={t("guest-import.restore.title")}
      description={`${t("guest-import.restore.description", { count: entry?.guestCountBefore ?? 0 })} ${t("guest-import.restore.kept")}`}
      confirmLabel={t("guest-import.restore.confirm")}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}
