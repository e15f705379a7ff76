import { Suspense, useEffect } from "react";
import { NavigationType, useLocation, useNavigationType, useRoutes } from "react-router-dom";
import { t } from "../lib/text.ts";
import { PageSpinner } from "../ui/page-spinner.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";
import { preloadScreenCode, routes } from "./routes.tsx";

/** The screen for the current address. */
export function Screens() {
  const { pathname } = useLocation();
  const screen = useRoutes(routes);
  preloadScreenCode(pathname);
  useTopOfNewScreen(pathname);

  return (
    <ErrorBoundary place={pathname}>
      <Suspense fallback={<PageSpinner label={t("shell.loading")} />}>{screen}</Suspense>
    </ErrorBoundary>
  );
}

/** Starts a new screen at the top; going back keeps the browser's scroll position. */
function useTopOfNewScreen(pathname: string) {
  const isNew = useNavigationType() === NavigationType.Push;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of screen counts, not the way it came about
  useEffect(() => {
    if (isNew) window.scrollTo(0, 0);
  }, [pathname]);
}
