import { Button } from "@chakra-ui/react";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { useAct } from "../../lib/act.ts";
import { t } from "../../lib/text.ts";
import { success } from "../../lib/toast.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { RowButton } from "../../ui/row-button.tsx";
import { DeleteEventDocument } from "./generated/events.ts";

interface DeleteEventButtonProps {
  eventId: number;
  nameInTable?: string;
  onDeleted: () => void;
}

export function DeleteEventButton({ eventId, nameInTable, onDeleted }: DeleteEventButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [act, isDeleting] = useAct();

  async function confirm() {
    setIsAsking(false);
    const { data } = await act({
      mutation: DeleteEventDocument,
      variables: { id: eventId },
      done: success(t("toasts.eventDeleted.title"), t("toasts.eventDeleted.text")),
      failed: t("toasts.deleteEventFailed.title"),
    });
    if (data) onDeleted();
  }

  return (
    <>
      {nameInTable === undefined ? (
        <Button variant="outline" colorPalette="red" loading={isDeleting} onClick={() => setIsAsking(true)}>
          <Trash2 aria-hidden />
          {t("events.deletion.label")}
        </Button>
      ) : (
        <RowButton
          label={t("events.deletion.short")}
          fullLabel={t("events.deletion.named", { name: nameInTable })}
          icon={<Trash2 aria-hidden />}
          isDestructive
          isBusy={isDeleting}
          onClick={() => setIsAsking(true)}
        />
      )}
      <ConfirmDialog
        open={isAsking}
        title={t("events.deletion.title")}
        description={t("events.deletion.description")}
        confirmLabel={t("events.deletion.label")}
        onConfirm={() => void confirm()}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
}
