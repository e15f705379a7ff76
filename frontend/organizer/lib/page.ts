import { useEffect, useEffectEvent, useState } from "react";
import { byteOrderMark, csvText } from "../../../common/csv-text.ts";
import { guestFileKinds } from "../../../common/guest-file.ts";

/** Whether the page's language is written from right to left. */
export function isRightToLeft(): boolean {
  return document.documentElement.dir === "rtl";
}

/** Moves the focus to the main part of the page when the focused element is about to disappear. */
export function focusMain(): void {
  document.querySelector("main")?.focus({ preventScroll: true });
}

/** Logs a failure to the browser's console. `what` failed; never a guest's name. */
export function logFailure(what: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the one place that writes to the browser's console
  console.error(`${what} failed:`, error);
}

/** Calls back on Escape, unless the press closes something else, such as a dialog or a list of options. */
export function useEscape(onEscape: () => void): void {
  const press = useEffectEvent(onEscape);
  useEffect(() => {
    const onKeyDown = (key: KeyboardEvent) => {
      if (key.key !== "Escape" || key.defaultPrevented || key.target instanceof HTMLSelectElement) return;
      if (document.querySelector("[role=dialog], [role=alertdialog], [role=menu]") === null) press();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}

/** The value that last stayed the same for `delayMs` milliseconds. */
export function useDebounced<Value>(value: Value, delayMs: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return settled;
}

export function download(file: Blob, filename: string): void {
  const link = document.createElement("a");
  const url = URL.createObjectURL(file);
  link.href = url;
  link.download = filename;
  link.click();
  // Not immediately: the browser may still be reading it.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Rows as a CSV file. Spreadsheet programs show every cell as text, never as a formula. */
export function csvBlob(rows: readonly string[][]): Blob {
  return new Blob([byteOrderMark, csvText(rows)], { type: `${guestFileKinds.csv.mimeType};charset=utf-8` });
}
