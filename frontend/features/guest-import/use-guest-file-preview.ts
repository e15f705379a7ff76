import { useApolloClient } from "@apollo/client/react";
import { useEffect, useState } from "react";
import {
  type GuestFilePreview_PreviewFragment,
  type ImportMode,
  PreviewGuestFileDocument,
} from "../../generated/documents.ts";
import { errorText } from "../../lib/error-text.ts";
import { toastTexts } from "../../lib/toast-texts.ts";
import { showToast } from "../../ui/show-toast.ts";
import { type ColumnMapping, lackOf } from "./column-uses.ts";

/** A file and how to import it. */
export interface ImportRequest {
  file: File;
  mode: ImportMode;
  /** Null uses the headers. */
  mapping: ColumnMapping | null;
}

interface Answer {
  request: ImportRequest;
  preview: GuestFilePreview_PreviewFragment | null;
  failure: string | null;
}

/**
 * What an import would do. It is fetched for each request that names the required columns; while it loads, the previous
 * preview of the same file stays.
 */
export function useGuestFilePreview(eventId: number, request: ImportRequest | null) {
  const client = useApolloClient();
  const [answer, setAnswer] = useState<Answer | null>(null);

  useEffect(() => {
    if (request === null || lackOf(request.mapping) !== null) return;
    const { file, mode, mapping } = request;
    const controller = new AbortController();
    client
      .mutate({
        mutation: PreviewGuestFileDocument,
        variables: { eventId, file, mode, mapping },
        fetchPolicy: "no-cache",
        context: { fetchOptions: { signal: controller.signal } },
      })
      .then(({ data }) => {
        if (!data) throw new Error("The preview was answered without data.");
        if (!controller.signal.aborted) setAnswer({ request, preview: data.previewGuestFile, failure: null });
      })
      .catch((error: unknown) => {
        if (controller.signal.aborted) return;
        const reason = errorText(error);
        setAnswer((last) => ({ request, preview: ofSameFile(last, request)?.preview ?? null, failure: reason }));
        showToast(toastTexts.uploadFailed(reason));
      });
    return () => controller.abort();
  }, [client, eventId, request]);

  const shown = request && ofSameFile(answer, request);
  const isAnswered = answer !== null && answer.request === request;
  return {
    preview: shown?.preview ?? null,
    failure: isAnswered ? answer.failure : null,
    isLoading: request !== null && lackOf(request.mapping) === null && !isAnswered,
    /** Whether the preview belongs to this request. */
    isCurrent: isAnswered && answer.failure === null,
  };
}

function ofSameFile(answer: Answer | null, request: ImportRequest): Answer | null {
  return answer?.request.file === request.file ? answer : null;
}
