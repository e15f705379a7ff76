import { useMutation } from "@apollo/client/react";
import { useState } from "react";
import { forgetGuestList, useUndo } from "../../lib/act.ts";
import { errorText, isConflict } from "../../lib/errors.ts";
import { t } from "../../lib/text.ts";
import { failure, showToast, success } from "../../lib/toast.ts";
import { guestFileTitle } from "../../lib/words.ts";
import { type ImportReport_ImportFragment, UploadGuestFileDocument } from "./generated/upload-guest-file.ts";
import { choicesOf, type ImportRequest } from "./import-request.ts";
import { useUploadProgress } from "./upload-progress.tsx";
import { sendGuestFile } from "./use-guest-file-preview.ts";

export interface ImportedOutcome {
  kind: "imported";
  filename: string;
  report: ImportReport_ImportFragment;
}

/** Outdated when the list was changed after its preview. */
type UploadOutcome = ImportedOutcome | { kind: "failed" | "outdated"; reason: string };

/** What the organizer saw before the upload. */
type Previewed = Readonly<{ fileToken: string; listVersion: number }>;

/** One upload with progress, toasts and report. `upload` returns how it ended. */
export function useGuestUpload(eventId: number) {
  const [mutate, { loading, client }] = useMutation(UploadGuestFileDocument);
  const { percent, start, stop } = useUploadProgress();
  const undo = useUndo();
  const [outcome, setOutcome] = useState<UploadOutcome | null>(null);

  async function upload(request: ImportRequest, previewed: Previewed): Promise<UploadOutcome["kind"]> {
    setOutcome(null);
    start();
    const ended = await send(request, previewed);
    setOutcome(ended);
    stop(ended.kind === "imported");
    if (ended.kind === "imported")
      showToast(
        success(t("toasts.fileUploaded.title"), t("toasts.fileUploaded.text")),
        undo(ended.report.historyEntryId),
      );
    else showToast(failure(t("toasts.uploadFailed.title"), ended.reason));
    return ended.kind;
  }

  async function send(request: ImportRequest, { fileToken, listVersion }: Previewed): Promise<UploadOutcome> {
    const { file } = request;
    try {
      const { data } = await sendGuestFile(file, fileToken, (sent) =>
        mutate({ variables: { eventId, ...sent, ...choicesOf(request), listVersion } }),
      );
      if (!data) throw new Error("The upload was answered without data.");
      forgetGuestList(client, eventId);
      return { kind: "imported", filename: guestFileTitle(file.name), report: data.uploadGuestFile };
    } catch (error) {
      return { kind: isConflict(error) ? "outdated" : "failed", reason: errorText(error) };
    }
  }

  return { upload, percent, isUploading: loading, outcome, forgetOutcome: () => setOutcome(null) };
}
