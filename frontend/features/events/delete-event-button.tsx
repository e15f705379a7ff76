import type { ApolloCache } from "@apollo/client";
import { useMutation } from "@apollo/client/react";
import { Button } from "@chakra-ui/react";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { errorText, isNotFound } from "../../lib/errors.ts";
import { t } from "../../lib/text.ts";
import { toastTexts } from "../../lib/toast-texts.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { RowButton } from "../../ui/row-button.tsx";
import { showToast } from "../../ui/show-toast.ts";
import { DeleteEventDocument } from "./generated/delete-event.ts";

interface DeleteEventButtonProps {
  eventId: number;
  nameInTable?: string;
  onDeleted: () => void;
}

export function DeleteEventButton({ eventId, nameInTable, onDeleted }: DeleteEventButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [mutate, { loading, client }] = useMutation(DeleteEventDocument, { update: forgetEvents });

  async function confirm() {
    setIsAsking(false);
    try {
      await mutate({ variables: { id: eventId } });
      showToast(toastTexts.eventDeleted());
      onDeleted();
    } catch (error) {
      showToast(toastTexts.deleteEventFailed(errorText(error)));
      if (isNotFound(error)) forgetEvents(client.cache);
    }
  }

  return (
    <>
      {nameInTable === undefined ? (
        <Button variant="outline" colorPalette="red" loading={loading} onClick={() => setIsAsking(true)}>
          <Trash2 aria-hidden />
          {t("events.deletion.label")}
        </Button>
      ) : (
        <RowButton
          label={t("events.deletion.short")}
          fullLabel={t("events.deletion.named", { name: nameInTable })}
          icon={<Trash2 aria-hidden />}
          isDestructive
          isBusy={loading}
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

function forgetEvents(cache: ApolloCache): void {
  cache.evict({ id: "ROOT_QUERY", fieldName: "events" });
  cache.evict({ id: "ROOT_QUERY", fieldName: "users" });
}
