import { useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";

/**
 * Keeps somebody from losing what they typed: while `isDirty`, the browser asks before the page is closed or reloaded,
 * and a link to another screen waits in `destination` until `leave` or `stay` is called.
 */
export function useLeaveGuard(isDirty: boolean) {
  const navigate = useNavigate();
  const [destination, setDestination] = useState<string | null>(null);

  useEffect(() => {
    if (!isDirty) return;
    const holdLink = (click: MouseEvent) => {
      const path = pathOfLink(click);
      if (path === null) return;
      click.preventDefault();
      click.stopImmediatePropagation();
      setDestination(path);
    };
    const askBrowser = (unload: BeforeUnloadEvent) => unload.preventDefault();
    document.addEventListener("click", holdLink, { capture: true });
    window.addEventListener("beforeunload", askBrowser);
    return () => {
      document.removeEventListener("click", holdLink, { capture: true });
      window.removeEventListener("beforeunload", askBrowser);
    };
  }, [isDirty]);

  return {
    destination,
    stay: () => setDestination(null),
    leave: () => {
      setDestination(null);
      if (destination !== null) void navigate(destination);
    },
  };
}

/** Where a click would lead inside the product, in this tab; null for every other click. */
function pathOfLink(click: MouseEvent): string | null {
  if (click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return null;
  const link = click.target instanceof Element ? click.target.closest("a") : null;
  if (link === null || link.target === "_blank" || link.hasAttribute("download")) return null;
  const { origin, pathname } = window.location;
  if (link.origin !== origin || link.pathname === pathname) return null;
  return link.pathname + link.search + link.hash;
}
