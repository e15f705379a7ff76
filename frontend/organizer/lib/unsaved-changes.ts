import { makeVar } from "@apollo/client";
import { useReactiveVar } from "@apollo/client/react";
import { useEffect } from "react";
import { type NavigateFunction, useNavigate } from "react-router-dom";
import { ask } from "./ask.ts";
import { t } from "./text.ts";

/** How many forms have unsaved changes. */
const dirtyForms = makeVar(0);

/** Counts a form as having unsaved changes while it `isDirty`. */
export function useUnsavedChanges(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return;
    dirtyForms(dirtyForms() + 1);
    return () => void dirtyForms(dirtyForms() - 1);
  }, [isDirty]);
}

/** Asks before a screen with unsaved changes is left. */
export async function askToLeave(): Promise<boolean> {
  const answer = await ask({
    title: t("ui.unsaved.title"),
    description: t("ui.unsaved.description"),
    confirmLabel: t("ui.unsaved.leave"),
  });
  return answer === true;
}

/** Whether the user may leave the screen: true when nothing would be lost, otherwise the user's answer. */
export const mayLeave = async (): Promise<boolean> => dirtyForms() === 0 || askToLeave();

/** Leaves the screen, after asking if something would be lost. */
export async function leaveBy(leave: () => void): Promise<void> {
  if (await mayLeave()) leave();
}

/** Asks before a screen with unsaved changes is left by a link, the Back button or closing the tab. One covers all forms. */
export function useLeaveGuard(): void {
  const navigate = useNavigate();
  const isDirty = useReactiveVar(dirtyForms) > 0;
  useEffect(() => {
    if (!isDirty) return;
    const guard = new AbortController();
    const { signal } = guard;
    window.addEventListener("beforeunload", (unload) => unload.preventDefault(), { signal });
    document.addEventListener("click", (click) => holdLink(click, navigate), { capture: true, signal });
    if ("navigation" in window) holdTraversals(window.navigation, signal);
    return () => guard.abort();
  }, [isDirty, navigate]);
}

function holdLink(click: MouseEvent, navigate: NavigateFunction): void {
  const path = pathOfLink(click);
  if (path === null) return;
  click.preventDefault();
  click.stopImmediatePropagation();
  void askToLeave().then((leaves) => (leaves ? navigate(path) : undefined));
}

function holdTraversals(navigation: Navigation, signal: AbortSignal): void {
  let isAllowed = false;
  const hold = (event: NavigateEvent) => {
    if (isAllowed || event.navigationType !== "traverse" || !event.cancelable) return;
    if (new URL(event.destination.url).pathname === window.location.pathname) return;
    event.preventDefault();
    void askToLeave().then((leaves) => {
      isAllowed = leaves;
      if (leaves) navigation.traverseTo(event.destination.key);
    });
  };
  navigation.addEventListener("navigate", hold, { signal });
}

/** The target of a click inside the product, in this tab; null for every other click. */
function pathOfLink(click: MouseEvent): string | null {
  if (click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return null;
  const link = click.target instanceof Element ? click.target.closest("a") : null;
  if (link === null || link.target === "_blank" || link.hasAttribute("download")) return null;
  const { origin, pathname } = window.location;
  if (link.origin !== origin || link.pathname === pathname) return null;
  return link.pathname + link.search + link.hash;
}
