import { Button } from "@chakra-ui/react";
import { Trash2 } from "lucide-react";
import { useAct } from "../../lib/act.ts";
import { ask } from "../../lib/ask.ts";
import { t } from "../../lib/text.ts";
import { success } from "../../lib/toast.ts";
import { RowButton } from "../../ui/row-button.tsx";
import { DeleteEventDocument } from "./generated/delete-event.ts";

interface DeleteEventButtonProps {
  eventId: number;
  nameInTable?: string;
  onDeleted: () => void;
}

export function DeleteEventButton({ eventId, nameInTable, onDeleted }: DeleteEventButtonProps) {
  const [act, isDeleting] = useAct();

  async function deleteNow() {
    const [title, description] = [t("events.deletion.title"), t("events.deletion.description")];
    if (!(await ask({ title, description, confirmLabel: t("events.deletion.label") }))) return;
    const { data } = await act({
      mutation: DeleteEventDocument,
      variables: { id: eventId },
      done: success(t("toasts.eventDeleted.title"), t("toasts.eventDeleted.text")),
      failed: t("toasts.deleteEventFailed.title"),
    });
    if (data) onDeleted();
  }

  return nameInTable === undefined ? (
    <Button variant="outline" colorPalette="red" loading={isDeleting} onClick={() => void deleteNow()}>
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
      onClick={() => void deleteNow()}
    />
  );
}
