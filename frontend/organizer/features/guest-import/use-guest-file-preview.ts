import { useApolloClient } from "@apollo/client/react";
import { useEffect, useRef, useState } from "react";
import { errorText, isNotFound, isUnsupportedFile, mayPass, refusalText } from "../../lib/errors.ts";
import { t } from "../../lib/text.ts";
import { failure, showToast } from "../../lib/toast.ts";
import { uncertainIn } from "./column-uses.ts";
import type { GuestFilePreview_PreviewFragment } from "./generated/guest-file-preview.ts";
import { PreviewGuestFileDocument } from "./generated/preview-guest-file.ts";
import { choicesOf, type ImportRequest, isAsSuggested, lackOf } from "./import-request.ts";

interface Answer {
  request: ImportRequest;
  preview: GuestFilePreview_PreviewFragment | null;
  failure: { reason: string; mayPass: boolean } | null;
  /** Choices that were uncertain in a preview of the file so far. */
  asked: ReadonlySet<string>;
}

const nothingAsked: ReadonlySet<string> = new Set();

/** Sends the token of a file that the server has already read, or the file where it has none or no longer has it. */
export async function sendGuestFile<T>(
  file: File,
  fileToken: string | null,
  send: (sent: { file: File | null; fileToken: string | null }) => Promise<T>,
): Promise<T> {
  if (fileToken === null) return send({ file, fileToken });
  try {
    return await send({ file: null, fileToken });
  } catch (error) {
    if (!isNotFound(error)) throw error;
    return send({ file, fileToken: null });
  }
}

/** Fetches a preview for each readable request; the previous one of the same file stays meanwhile and on failure. */
export function useGuestFilePreview(eventId: number, request: ImportRequest | null) {
  const client = useApolloClient();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const staged = useRef<{ file: File; token: string }>(undefined);

  useEffect(() => {
    if (request === null || lackOf(request) !== null) return;
    const controller = new AbortController();
    const { file } = request;
    const token = staged.current?.file === file ? staged.current.token : null;
    sendGuestFile(file, token, (sent) =>
      client.mutate({
        mutation: PreviewGuestFileDocument,
        variables: { eventId, ...sent, ...choicesOf(request), sample: request.sample },
        fetchPolicy: "no-cache",
        context: { fetchOptions: { signal: controller.signal } },
      }),
    )
      .then(({ data }) => {
        if (!data) throw new Error("The preview was answered without data.");
        if (controller.signal.aborted) return;
        const preview = data.previewGuestFile;
        staged.current = { file, token: preview.fileToken };
        setAnswer((last) => {
          const askedBefore = ofSameFile(last, request)?.asked ?? nothingAsked;
          return { request, preview, failure: null, asked: new Set([...askedBefore, ...uncertainIn(preview)]) };
        });
      })
      .catch((error: unknown) => {
        if (controller.signal.aborted) return;
        const reason = refusalText(error);
        setAnswer((last) => {
          const shown = ofSameFile(last, request);
          return {
            request,
            preview: shown?.preview ?? null,
            failure: { reason, mayPass: mayPass(error) },
            asked: shown?.asked ?? nothingAsked,
          };
        });
        // While the organizer answers questions, the failure beside them is enough.
        if (!isAsSuggested(request)) return;
        if (isUnsupportedFile(error)) showToast(failure(t("toasts.invalidFileType.title"), reason));
        else showToast(failure(t("toasts.uploadFailed.title"), errorText(error)));
      });
    return () => controller.abort();
  }, [client, eventId, request]);

  const shown = request && ofSameFile(answer, request);
  const isAnswered = answer !== null && answer.request === request;
  return {
    preview: shown?.preview ?? null,
    asked: shown?.asked ?? nothingAsked,
    failure: isAnswered ? answer.failure : null,
    isLoading: request !== null && lackOf(request) === null && !isAnswered,
    isCurrent: isAnswered && answer.failure === null,
  };
}

function ofSameFile(answer: Answer | null, request: ImportRequest): Answer | null {
  return answer?.request.file === request.file ? answer : null;
}
