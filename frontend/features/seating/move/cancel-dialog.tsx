import { Button, Text } from "@chakra-ui/react";
import { useState } from "react";
import { t } from "../../../lib/text.ts";
import { DialogActions, DialogFrame } from "../../../ui/dialog-frame.tsx";
import { type Canceling, type ShownBoard, useSeating } from "../seating.ts";
import { confirmCancel } from "../seating-actions.ts";
import { useStore } from "../store.ts";

const maxNames = 5;

/** Asks whether the plus-ones of guests who are not coming still come. */
export function CancelDialog({ shown }: { shown: ShownBoard }) {
  const seating = useSeating();
  const canceling = useStore(seating.canceling);
  // While the dialog closes, it still shows what it was about.
  const [about, setAbout] = useState<Canceling | null>(null);
  if (canceling && canceling !== about) setAbout(canceling);
  if (!about) return null;
  const { guestIds, plusOneIds } = about;
  const nameOf = (id: number) => shown.board.guests.get(id)?.name ?? "";
  const plusOnes = { count: plusOneIds.length, names: plusOneIds.slice(0, maxNames).map(nameOf).join(", ") };

  function answer(ids: readonly number[]): void {
    seating.canceling.set(null);
    confirmCancel(seating, ids);
  }

  return (
    <DialogFrame
      open={canceling !== null}
      title={t("seating.cancel.title", { count: guestIds.length, name: nameOf(guestIds[0] ?? 0) })}
      size="sm"
      onClose={() => seating.canceling.set(null)}
    >
      <Text mb="6">{t("seating.cancel.question", plusOnes)}</Text>
      <DialogActions>
        <Button variant="outline" onClick={() => answer(guestIds)}>
          {t("seating.cancel.stillComing", plusOnes)}
        </Button>
        <Button onClick={() => answer([...guestIds, ...plusOneIds])}>{t("seating.cancel.neither", plusOnes)}</Button>
      </DialogActions>
    </DialogFrame>
  );
}
