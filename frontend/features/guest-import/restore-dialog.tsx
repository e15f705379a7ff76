import { useMutation } from "@apollo/client/react";
import { errorText } from "../../lib/errors.ts";
import { forgetGuestList } from "../../lib/forget-guest-list.ts";
import { t } from "../../lib/text.ts";
import { showToast } from "../../lib/toast.ts";
import { toastTexts } from "../../lib/toast-texts.ts";
import { useUndo } from "../../lib/undo.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { RestoreGuestListDocument } from "./generated/restore-guest-list.ts";

interface RestoreDialogProps {
  eventId: number;
  /** The history entry before which the list should be restored; null closes the dialog. */
  entry: { id: number; guestCountBefore: number } | null;
  onClose: () => void;
  onRestored?: () => void;
}

export function RestoreDialog({ eventId, entry, onClose, onRestored }: RestoreDialogProps) {
  const [mutate, { client }] = useMutation(RestoreGuestListDocument);
  const undo = useUndo();

  async function restore(historyEntryId: number) {
    onClose();
    try {
      const { data } = await mutate({ variables: { eventId, historyEntryId } });
      if (!data) throw new Error("The restoring was answered without data.");
      forgetGuestList(client, eventId);
      const { guestCount, historyEntryId: ownEntryId } = data.restoreGuestList;
      showToast(toastTexts.guestListRestored(guestCount), undo(ownEntryId));
      onRestored?.();
    } catch (error) {
      showToast(toastTexts.restoreGuestListFailed(errorText(error)));
    }
  }

  return (
    <ConfirmDialog
      open={entry !== null}
      title={t("guest-import.restore.title")}
      description={`${t("guest-import.restore.description", { count: entry?.guestCountBefore ?? 0 })} ${t("guest-import.restore.kept")}`}
      confirmLabel={t("guest-import.restore.confirm")}
      onConfirm={() => {
        if (entry !== null) void restore(entry.id);
      }}
      onCancel={onClose}
    />
  );
}
