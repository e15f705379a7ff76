import { useEffect, useEffectEvent } from "react";
import { guestFileKinds, pastedFileNames } from "../../../../common/guest-file.ts";

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

/** A file from the clipboard: its table, otherwise its text, otherwise a copied file; null for none. */
function pastedFile(clipboard: DataTransfer): File | null {
  const html = clipboard.getData("text/html");
  if (isTable(html)) return fileOfTable(html);
  return fileOfText(clipboard.getData("text/plain")) ?? clipboard.files.item(0);
}

/** Null if there is nothing but blanks. */
export function fileOfText(text: string): File | null {
  if (text.trim() === "") return null;
  return new File([text], pastedFileNames.text, { type: guestFileKinds.txt.mimeType });
}

/** What is copied may begin in the middle of a page. */
function fileOfTable(html: string): File {
  const page = `<!doctype html><meta charset="utf-8">${html}`;
  return new File([page], pastedFileNames.table, { type: guestFileKinds.html.mimeType });
}

/** Whether tables have most of the text; in others, text stands around a table or within one for its layout. */
function isTable(html: string): boolean {
  if (!/<table\b/iu.test(html)) return false;
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const unseen of body.querySelectorAll("style, script")) unseen.remove();
  const cells = [...body.querySelectorAll("td, th")].filter((cell) => cell.querySelector("table") === null);
  const within = cells.reduce((sum, cell) => sum + lengthOf(cell), 0);
  return cells.length > 1 && within * 2 > lengthOf(body);
}

function lengthOf(element: Element): number {
  return element.textContent.replace(/\s+/gu, "").length;
}
