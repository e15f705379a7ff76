import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";

interface KeysDeps {
  box: RefObject<HTMLElement | null>;
  field: RefObject<HTMLInputElement | null>;
  /** Escape: the next guest. */
  startOver(): void;
  /** Enter in the search field. */
  enter(): void;
}

/** Arrows go from the field through what was found and back. Letters go into the field, wherever the focus is. */
export function useKeys(deps: KeysDeps): void {
  const latest = useRef(deps);
  latest.current = deps;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      // A dialog or menu has keys of its own.
      if (!event.defaultPrevented && !document.querySelector("dialog[open], details[open]"))
        press(event, latest.current);
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}

function press(event: KeyboardEvent, { box, field, startOver, enter }: KeysDeps): void {
  const isInField = event.target === field.current;
  // Enter and arrows also choose what an input method suggests.
  if (event.isComposing) return;
  if (event.key === "Escape") startOver();
  else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
    event.preventDefault();
    moveFocus(box.current, event.key === "ArrowDown" ? 1 : -1);
  } else if (event.key === "Enter" && isInField) enter();
  // The letter itself then goes into the field.
  else if (isLetter(event) && !isInField) field.current?.focus();
}

function isLetter({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key.length === 1 && key !== " " && !ctrlKey && !metaKey && !altKey;
}

function moveFocus(box: HTMLElement | null, step: number): void {
  const stops = Array.from(box?.querySelectorAll<HTMLElement>("[data-stop]") ?? []);
  const at = stops.findIndex((stop) => stop.matches(":focus"));
  stops[Math.min(Math.max(at + step, 0), stops.length - 1)]?.focus();
}
