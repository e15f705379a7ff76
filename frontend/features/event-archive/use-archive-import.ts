import { useApolloClient } from "@apollo/client/react";
import { useEffect, useRef, useState } from "react";
import { asError } from "../../lib/errors.ts";
import { forgetLists } from "../../lib/forget-guest-list.ts";
import { type ImportedArchive, sendArchive } from "./send-archive.ts";

export type ArchiveImport =
  | { kind: "choosing"; failure: string | undefined }
  | { kind: "running"; sent: number }
  | { kind: "done"; imported: ImportedArchive };

const begin: ArchiveImport = { kind: "choosing", failure: undefined };

/** Imports one archive at a time. Lists of events are fetched again when they are next shown. */
export function useArchiveImport(onDone: (imported: ImportedArchive) => void) {
  const { cache } = useApolloClient();
  const [state, setState] = useState<ArchiveImport>(begin);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function start(file: File, ownerId: number | undefined) {
    const controller = new AbortController();
    running.current = controller;
    setState({ kind: "running", sent: 0 });
    const onSent = (sent: number) => setState({ kind: "running", sent });
    try {
      const imported = await sendArchive({ file, ownerId, signal: controller.signal, onSent });
      forgetLists(cache);
      setState({ kind: "done", imported });
      onDone(imported);
    } catch (error) {
      setState({ kind: "choosing", failure: controller.signal.aborted ? undefined : asError(error).message });
    }
  }

  function cancel() {
    running.current?.abort();
    setState(begin);
  }

  return { state, start, cancel };
}
