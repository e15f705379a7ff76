import { type ReactNode, useEffect, useEffectEvent } from "react";
import { HeaderCornerContext } from "../../ui/header-corner.ts";
import type { EventPlaces } from "./event-places.ts";
import { isMac } from "./key-names.ts";
import { meaningOf } from "./key-press.ts";
import { SearchButton } from "./search-button.tsx";
import { areSingleKeysOn } from "./single-keys.ts";
import { useLateDialogs } from "./use-late-dialogs.ts";

interface EventCommandsProps {
  places: EventPlaces;
  children: ReactNode;
}

/** Searching an event from each of its screens: by key, and by a button in the screen's header. */
export function EventCommands({ places, children }: EventCommandsProps) {
  const { Dialogs, open, show } = useLateDialogs();

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const meaning = meaningOf(event, isMac());
    if (meaning === undefined || event.defaultPrevented || open !== null || isAnythingOpen()) return;
    if (meaning !== "palette" && (isTypedInto(event.target) || !areSingleKeysOn())) return;
    event.preventDefault();
    const field = meaning === "find" ? searchField() : undefined;
    if (field) enter(field);
    else show(meaning === "keys" ? "keys" : "palette");
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);

  return (
    <HeaderCornerContext value={<SearchButton onClick={() => show("palette")} />}>
      {children}
      {Dialogs && <Dialogs places={places} open={open} show={show} />}
    </HeaderCornerContext>
  );
}

const isShown = (element: Element) => element.getClientRects().length > 0;

function isAnythingOpen(): boolean {
  return [...document.querySelectorAll("[role=dialog], [role=alertdialog], [role=menu]")].some(isShown);
}

function isTypedInto(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest("input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]") !== null
  );
}

/** Of the list or board on the screen, or what opens it. */
function searchField(): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>("main input[role=searchbox], main [data-opens-search]")].find(
    isShown,
  );
}

function enter(field: HTMLElement): void {
  if (field instanceof HTMLInputElement) {
    field.focus();
    field.select();
  } else field.click();
}
