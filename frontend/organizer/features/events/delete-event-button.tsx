import { Button } from "@chakra-ui/react";
import { Trash2 } from "lucide-react";
import { useAct } from "../../lib/act.ts";
import { ask } from "../../lib/ask.ts";
import { t } from "../../lib/text.ts";
import { success } from "../../lib/toast.ts";
import { RowButton } from "../../ui/row-button.tsx";
import { DeleteEventDocument } from "./generated/events.ts";

interface DeleteEventButtonProps {
  eventId: number;
  nameInTable?: string;
  onDeleted: () => void;
}

export function DeleteEventButton({ eventId, nameInTable, onDeleted }: DeleteEventButtonProps) {
  const [act, isDeleting] = useAct();

  async function askAndDelete() {
    const isConfirmed = await ask({
      title: t("events.deletion.title"),
      description: t("events.deletion.description"),
      confirmLabel: t("events.deletion.label"),
    });
    if (!isConfirmed) return;
    const { data } = await act({
      mutation: DeleteEventDocument,
      variables: { id: eventId },
      done: success(t("toasts.eventDeleted.title"), t("toasts.eventDeleted.text")),
      failed: t("toasts.deleteEventFailed.title"),
    });
    if (data) onDeleted();
  }

  return nameInTable === undefined ? (
    <Button variant="outline" colorPalette="red" loading={isDeleting} onClick={() => void askAndDelete()}>
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
      onClick={() => void askAndDelete()}
    />
  );
}
