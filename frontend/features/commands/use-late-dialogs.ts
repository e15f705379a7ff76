import { useEffect, useState } from "react";
import { loadAllTexts } from "../../lib/text.ts";
import { toastTexts } from "../../lib/toast-texts.ts";
import { showToast } from "../../ui/show-toast.ts";
import type { CommandDialogs, OpenDialog } from "./command-dialogs.tsx";

async function load() {
  const [dialogs] = await Promise.all([import("./command-dialogs.tsx"), loadAllTexts()]);
  return dialogs;
}

/** After the screen has asked for what it shows. */
const idleMilliseconds = 1000;

interface LateDialogs {
  /** Undefined until they are loaded. */
  Dialogs: typeof CommandDialogs | undefined;
  open: OpenDialog;
  show: (dialog: OpenDialog) => void;
}

/** The palette and the list of keys, loaded soon after the screen, or when they are asked for. */
export function useLateDialogs(): LateDialogs {
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof load>>>();
  const [open, show] = useState<OpenDialog>(null);
  const isWanted = open !== null;

  useEffect(() => {
    if (loaded) return;
    let isGone = false;
    const get = async () => {
      try {
        const dialogs = await load();
        if (!isGone) setLoaded(dialogs);
      } catch {
        if (isGone || !isWanted) return;
        show(null);
        showToast(toastTexts.searchUnavailable());
      }
    };
    const timer = setTimeout(() => void get(), isWanted ? 0 : idleMilliseconds);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [loaded, isWanted]);

  return { Dialogs: loaded?.CommandDialogs, open, show };
}
