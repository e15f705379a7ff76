import { languageTag, t } from "../../../lib/text.ts";

export interface ReceivedFile {
  blob: Blob;
  filename: string;
}

/** Receives a file. @throws Error with the server's sentence, or on a lost connection; the signal's reason */
export async function readFile(address: string, usualName: string, signal: AbortSignal): Promise<ReceivedFile> {
  const lost = (text: string) => (cause: unknown) => {
    throw signal.aborted ? cause : new Error(text, { cause });
  };
  const headers = { "Accept-Language": languageTag };
  const response = await fetch(address, { signal, headers }).catch(lost(t("ui.noConnection")));
  if (!response.ok) throw new Error(await refusalIn(response));
  const blob = await response.blob().catch(lost(t("print-screen.download.brokenOff")));
  return { blob, filename: filenameIn(response.headers.get("Content-Disposition")) ?? usualName };
}

async function refusalIn(response: Response): Promise<string> {
  const isSentence = response.headers.get("Content-Type")?.startsWith("text/plain") === true;
  const text = isSentence ? await response.text().catch(() => "") : "";
  return text.trim() || `${response.status}: ${response.statusText}`;
}

/** Undefined if the server gives no name. */
function filenameIn(disposition: string | null): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? "")?.[1];
  const plain = /filename="((?:[^"\\]|\\.)+)"/i.exec(disposition ?? "")?.[1]?.replace(/\\(.)/g, "$1");
  return encoded === undefined ? plain : decodeURIComponent(encoded);
}
