import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { importTexts } from "./import-texts.ts";
import { useRestoreGuestList } from "./use-restore-guest-list.ts";

interface RestoreDialogProps {
  eventId: number;
  /** The entry of the history before which the list was as it is to be; null asks nothing. */
  entry: { id: number; guestCountBefore: number } | null;
  onClose: () => void;
  /** The list is as it was. */
  onRestored?: () => void;
}

/** Asks before the guest list is put back, and puts it back. */
export function RestoreDialog({ eventId, entry, onClose, onRestored }: RestoreDialogProps) {
  const { restore: texts } = importTexts;
  const { restore } = useRestoreGuestList(eventId);

  async function confirm() {
    onClose();
    if (entry !== null && (await restore(entry.id))) onRestored?.();
  }

  return (
    <ConfirmDialog
      open={entry !== null}
      title={texts.title}
      description={`${texts.description(entry?.guestCountBefore ?? 0)} ${texts.kept}`}
      confirmLabel={texts.confirm}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}
