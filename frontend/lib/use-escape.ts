import { useEffect, useEffectEvent } from "react";

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
