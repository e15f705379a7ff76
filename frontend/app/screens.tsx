import { Suspense, useEffect } from "react";
import { NavigationType, useLocation, useNavigationType, useRoutes } from "react-router-dom";
import { t } from "../lib/text.ts";
import { PageSpinner } from "../ui/page-spinner.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";
import { loadCodeAhead } from "./load-code-ahead.ts";
import { routes } from "./routes.tsx";

export function Screens() {
  const { pathname } = useLocation();
  const screen = useRoutes(routes);
  useTopOfNewScreen(pathname);
  useEffect(loadCodeAhead, []);

  return (
    <ErrorBoundary place={pathname}>
      <Suspense fallback={<PageSpinner label={t("shell.loading")} />}>{screen}</Suspense>
    </ErrorBoundary>
  );
}

function useTopOfNewScreen(pathname: string) {
  const isNew = useNavigationType() === NavigationType.Push;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of screen counts, not the way it came about
  useEffect(() => {
    if (isNew) window.scrollTo(0, 0);
  }, [pathname]);
}
