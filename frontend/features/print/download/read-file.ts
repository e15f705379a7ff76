import { languageTag, t } from "../../../lib/text.ts";

export interface ReceivedFile {
  blob: Blob;
  filename: string;
}

export interface Receipt {
  received: number;
  /** Bytes; undefined if the server does not know. */
  total: number | undefined;
}

/** Receives a file. `onReceive` gets each piece. @throws Error with the server's sentence, or on a lost connection */
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

async function refusalIn(response: Response): Promise<string> {
  const isSentence = response.headers.get("Content-Type")?.startsWith("text/plain") === true;
  const text = isSentence ? await response.text().catch(() => "") : "";
  return text.trim() || `${response.status}: ${response.statusText}`;
}

/** Undefined if the server gives no name. */
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
