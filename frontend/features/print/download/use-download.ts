import { useEffect, useRef, useState } from "react";
import { download } from "../../../lib/page.ts";
import { readFile } from "./read-file.ts";

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
      setState({ kind: "failed", reason: error instanceof Error ? error.message : String(error) });
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
