import { useEffect } from "react";
import { NavigationType, useLocation, useNavigationType, useRoutes } from "react-router-dom";
import { Awaited } from "../ui/page-spinner.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";
import { loadScreenAt, routes } from "./routes.tsx";

/** The screen at the address. */
export function Screens() {
  const { pathname } = useLocation();
  const screen = useRoutes(routes);
  const isNew = useNavigationType() === NavigationType.Push;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of screen counts, not the way it came about
  useEffect(() => {
    if (isNew) window.scrollTo(0, 0);
  }, [pathname]);
  useEffect(() => {
    document.addEventListener("pointerover", loadLinked, { passive: true });
    document.addEventListener("focusin", loadLinked);
    return () => {
      document.removeEventListener("pointerover", loadLinked);
      document.removeEventListener("focusin", loadLinked);
    };
  }, []);
  return (
    <ErrorBoundary place={pathname}>
      <Awaited>{screen}</Awaited>
    </ErrorBoundary>
  );
}

/** What does not come now is asked for again when it is needed, and its failure shown then. */
function loadLinked({ target }: Event): void {
  const link = target instanceof Element ? target.closest("a") : null;
  if (link?.origin === location.origin) void loadScreenAt(link.pathname).catch(() => undefined);
}
