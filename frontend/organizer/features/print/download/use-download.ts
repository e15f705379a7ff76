import { useEffect, useRef, useState } from "react";
import { asError, refusalIn } from "../../../lib/errors.ts";
import { download } from "../../../lib/page.ts";
import { languageTag, t } from "../../../lib/text.ts";

export type DownloadState =
  | { kind: "idle" }
  | { kind: "running" }
  | { kind: "saved"; filename: string }
  | { kind: "failed"; reason: string };

export interface Download {
  state: DownloadState;
  /** Lets the browser save the file. `onSaved` is called when it is there. */
  start: (address: string, usualName: string, onSaved: () => void) => void;
  cancel: () => void;
}

/** One download at a time; leaving the screen ends it. What became of it is shown with what was downloaded. */
export function useDownload(what: string): Download {
  const [state, setState] = useState<DownloadState>({ kind: "idle" });
  const [begun, setBegun] = useState(what);
  const running = useRef<AbortController>(undefined);

  useEffect(() => () => running.current?.abort(), []);

  async function run(address: string, usualName: string, onSaved: () => void): Promise<void> {
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setBegun(what);
    setState({ kind: "running" });
    try {
      const { blob, filename } = await readFile(address, usualName, signal);
      download(blob, filename);
      setState({ kind: "saved", filename });
      onSaved();
    } catch (error) {
      if (signal.aborted) return;
      setState({ kind: "failed", reason: asError(error).message });
    }
  }

  return {
    state: state.kind === "running" || begun === what ? state : { kind: "idle" },
    start: (address, usualName, onSaved) => {
      if (state.kind !== "running") void run(address, usualName, onSaved);
    },
    cancel: () => {
      running.current?.abort();
      setState({ kind: "idle" });
    },
  };
}

interface ReceivedFile {
  blob: Blob;
  filename: string;
}

/** Receives a file. @throws Error with the server's sentence, or on a lost connection; the signal's reason */
async function readFile(address: string, usualName: string, signal: AbortSignal): Promise<ReceivedFile> {
  const lost = (text: string) => (cause: unknown) => {
    throw signal.aborted ? cause : new Error(text, { cause });
  };
  const headers = { "Accept-Language": languageTag };
  const response = await fetch(address, { signal, headers }).catch(lost(t("ui.noConnection")));
  if (!response.ok) throw new Error(await refusalIn(response));
  const blob = await response.blob().catch(lost(t("print-screen.download.brokenOff")));
  return { blob, filename: filenameIn(response.headers.get("Content-Disposition")) ?? usualName };
}

/** Undefined if the server gives no name. */
function filenameIn(disposition: string | null): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? "")?.[1];
  const plain = /filename="((?:[^"\\]|\\.)+)"/i.exec(disposition ?? "")?.[1]?.replace(/\\(.)/g, "$1");
  return encoded === undefined ? plain : decodeURIComponent(encoded);
}
