import { languageTag, t } from "../../../lib/text.ts";

/** A file that was received. */
export interface ReceivedFile {
  blob: Blob;
  filename: string;
}

/** How much of a file has come so far. */
export interface Receipt {
  /** Bytes. */
  received: number;
  /** Bytes; undefined if the server does not know. */
  total: number | undefined;
}

/**
 * Receives a file from the server.
 *
 * @param onReceive called with each piece that comes
 * @throws Error with the server's sentence if it refuses, or one that says that the connection was lost
 */
export async function readFile(
  address: string,
  usualName: string,
  signal: AbortSignal,
  onReceive: (receipt: Receipt) => void,
): Promise<ReceivedFile> {
  const response = await fetch(address, { signal, headers: { "Accept-Language": languageTag } }).catch(
    (cause: unknown) => {
      throw signal.aborted ? cause : new Error(t("ui.noConnection"), { cause });
    },
  );
  if (!response.ok || !response.body) throw new Error(await refusalIn(response));
  const length = Number(response.headers.get("Content-Length"));
  const total = length > 0 ? length : undefined;
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let received = 0;
  const reader = response.body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      parts.push(value);
      received += value.byteLength;
      onReceive({ received, total });
    }
  } catch (cause) {
    throw signal.aborted ? cause : new Error(t("print-screen.download.brokenOff"), { cause });
  }
  const type = response.headers.get("Content-Type") ?? "application/pdf";
  return {
    blob: new Blob(parts, { type }),
    filename: filenameIn(response.headers.get("Content-Disposition")) ?? usualName,
  };
}

/** The server's sentence, which is plain text; its status if something on the way answered instead. */
async function refusalIn(response: Response): Promise<string> {
  const isSentence = response.headers.get("Content-Type")?.startsWith("text/plain") === true;
  const text = isSentence ? await response.text().catch(() => "") : "";
  return text.trim() || `${response.status}: ${response.statusText}`;
}

/** The name that a server gives a file; undefined if it gives none. */
function filenameIn(disposition: string | null): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? "")?.[1];
  if (encoded !== undefined) {
    try {
      return decodeURIComponent(encoded);
    } catch {
      // The plain name is there, too.
    }
  }
  return /filename="((?:[^"\\]|\\.)+)"/i.exec(disposition ?? "")?.[1]?.replace(/\\(.)/g, "$1");
}
