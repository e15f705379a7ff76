import { z } from "zod";
import { languageTag, t } from "../../lib/text.ts";

const answerSchema = z.object({
  event: z.object({ id: z.number(), name: z.string() }),
  isLinkNew: z.boolean(),
});

/** What became of an archive. */
export type ImportedArchive = z.output<typeof answerSchema>;

/** Where an archive goes. */
export interface Shipment {
  file: File;
  /** The customer who will own the event; undefined for the sender. */
  ownerId: number | undefined;
  signal: AbortSignal;
  /** Called with the part that has been sent, from 0 to 1. */
  onSent: (part: number) => void;
}

/**
 * Sends an archive to be imported. Not by `fetch`, which does not tell how much of it has been sent.
 *
 * @throws Error with the server's sentence if it refuses, or one that says that the connection was lost
 */
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

/** The server's sentence, which is plain text; its status if something on the way answered instead. */
function refusalIn(request: XMLHttpRequest): string {
  const isSentence = request.getResponseHeader("Content-Type")?.startsWith("text/plain") === true;
  return (isSentence && request.responseText.trim()) || `${request.status}: ${request.statusText}`;
}
