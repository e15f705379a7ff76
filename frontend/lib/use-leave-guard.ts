import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { useNavigate } from "react-router-dom";
import { answerLeaving, unsavedChanges } from "./unsaved-changes.ts";

type Answer = (leave: boolean) => void;

/** Holds back leaving with unsaved changes until `answer` is called, which is null while there is no question. */
export function useLeaveGuard(): { answer: Answer | null } {
  const navigate = useNavigate();
  const isDirty = useSyncExternalStore(unsavedChanges.subscribe, unsavedChanges.exist, () => false);
  const [answer, setAnswer] = useState<Answer | null>(null);

  const ask = useCallback(
    () =>
      new Promise<boolean>((resolve) => {
        setAnswer(() => (leave: boolean) => {
          setAnswer(null);
          resolve(leave);
        });
      }),
    [],
  );

  useEffect(() => {
    if (!isDirty) return;
    const released = [
      answerLeaving(ask),
      holdUnloading(),
      holdLinks(async (path) => {
        if (await ask()) await navigate(path);
      }),
      holdTraversals(ask),
    ];
    return () => {
      for (const release of released) release();
    };
  }, [isDirty, ask, navigate]);

  return { answer };
}

function holdUnloading(): () => void {
  const askBrowser = (unload: BeforeUnloadEvent) => unload.preventDefault();
  window.addEventListener("beforeunload", askBrowser);
  return () => window.removeEventListener("beforeunload", askBrowser);
}

function holdLinks(onLink: (path: string) => Promise<void>): () => void {
  const holdLink = (click: MouseEvent) => {
    const path = pathOfLink(click);
    if (path === null) return;
    click.preventDefault();
    click.stopImmediatePropagation();
    void onLink(path);
  };
  document.addEventListener("click", holdLink, { capture: true });
  return () => document.removeEventListener("click", holdLink, { capture: true });
}

function holdTraversals(ask: () => Promise<boolean>): () => void {
  if (!("navigation" in window)) return () => undefined;
  const { navigation } = window;
  let isAllowed = false;
  const holdTraversal = (event: NavigateEvent) => {
    if (isAllowed || event.navigationType !== "traverse" || !event.cancelable) return;
    if (new URL(event.destination.url).pathname === window.location.pathname) return;
    event.preventDefault();
    void ask().then((leave) => {
      isAllowed = leave;
      if (leave) navigation.traverseTo(event.destination.key);
    });
  };
  navigation.addEventListener("navigate", holdTraversal);
  return () => navigation.removeEventListener("navigate", holdTraversal);
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
