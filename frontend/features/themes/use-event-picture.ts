import type { ApolloCache } from "@apollo/client";
import { useMutation } from "@apollo/client/react";
import { useState } from "react";
import type { PictureKind } from "../../generated/schema-types.ts";
import { errorText } from "../../lib/errors.ts";
import { toastTexts } from "../../lib/toast-texts.ts";
import { useUndo } from "../../lib/undo-context.ts";
import { showToast } from "../../ui/show-toast.ts";
import { RemoveEventPictureDocument, UploadEventPictureDocument } from "./generated/event-picture.ts";
import { smallerPicture } from "./smaller-picture.ts";

/** Changes the picture at once, and shows a toast with the result and an Undo button. */
export function useEventPicture(eventId: number) {
  const undo = useUndo();
  const [isBusy, setIsBusy] = useState(false);
  const update = (cache: ApolloCache) => {
    cache.evict({ id: cache.identify({ __typename: "Event", id: eventId }), fieldName: "history" });
  };
  const [uploadPicture] = useMutation(UploadEventPictureDocument, { update });
  const [removePicture] = useMutation(RemoveEventPictureDocument, { update });

  async function change(act: () => Promise<number | null | undefined>): Promise<void> {
    setIsBusy(true);
    try {
      showToast(toastTexts.themeSaved(), undo(await act()));
    } catch (error) {
      showToast(toastTexts.updateEventFailed(errorText(error)));
    } finally {
      setIsBusy(false);
    }
  }

  return {
    isBusy,
    upload: (kind: PictureKind, file: File) =>
      change(async () => {
        const { data } = await uploadPicture({ variables: { eventId, kind, file: await smallerPicture(file) } });
        return data?.uploadEventPicture.historyEntryId;
      }),
    remove: () =>
      change(async () => (await removePicture({ variables: { eventId } })).data?.removeEventPicture.historyEntryId),
  };
}
