import { z } from "zod";
import { languageTag, t } from "../../lib/text.ts";

const answerSchema = z.object({
  event: z.object({ id: z.number(), name: z.string() }),
  isLinkNew: z.boolean(),
});

export type ImportedArchive = z.output<typeof answerSchema>;

export interface Shipment {
  file: File;
  /** The customer who will own the event; undefined for the sender. */
  ownerId: number | undefined;
  signal: AbortSignal;
  /** Called with the part that has been sent, from 0 to 1. */
  onSent: (part: number) => void;
}

/** Not by `fetch`, which reports no progress. @throws Error with the server's sentence, or on a lost connection */
export function sendArchive({ file, ownerId, signal, onSent }: Shipment): Promise<ImportedArchive> {
  const form = new FormData();
  form.set("file", file);
  const request = new XMLHttpRequest();
  request.open("POST", `/api/events/archive${ownerId === undefined ? "" : `?ownerId=${ownerId}`}`);
  request.setRequestHeader("Accept-Language", languageTag);
  request.upload.addEventListener("progress", ({ loaded, total }) => onSent(total === 0 ? 0 : loaded / total));
  signal.addEventListener("abort", () => request.abort());
  return new Promise((resolve, reject) => {
    const lost = () => reject(new Error(t("ui.noConnection")));
    request.addEventListener("error", lost);
    request.addEventListener("timeout", lost);
    request.addEventListener("abort", () => reject(signal.reason));
    request.addEventListener("load", () => {
      if (request.status === 201) resolve(answerSchema.parse(JSON.parse(request.responseText)));
      else reject(new Error(refusalIn(request)));
    });
    request.send(form);
  });
}

function refusalIn(request: XMLHttpRequest): string {
  const isSentence = request.getResponseHeader("Content-Type")?.startsWith("text/plain") === true;
  return (isSentence && request.responseText.trim()) || `${request.status}: ${request.statusText}`;
}
