import { useEffect, useEffectEvent } from "react";
import { pastedFile } from "./pasted-file.ts";

const textFields =
  "textarea, [contenteditable], input:not([type=file], [type=checkbox], [type=radio], [type=button]), [role=dialog]";

/** Takes what is pasted anywhere in the window, except into text fields and dialogs. */
export function usePaste(isEnabled: boolean, onFile: (file: File) => void): void {
  const take = useEffectEvent(onFile);
  useEffect(() => {
    if (!isEnabled) return;
    const onPaste = (paste: ClipboardEvent) => {
      if (paste.clipboardData === null || (paste.target instanceof Element && paste.target.closest(textFields))) return;
      const file = pastedFile(paste.clipboardData);
      if (file === null) return;
      paste.preventDefault();
      take(file);
    };
    document.addEventListener("paste", onPaste);
    return () => document.removeEventListener("paste", onPaste);
  }, [isEnabled]);
}
