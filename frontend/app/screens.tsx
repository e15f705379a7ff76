import { useEffect } from "react";
import { NavigationType, useLocation, useNavigationType, useRoutes } from "react-router-dom";
import { ErrorBoundary } from "./error-boundary.tsx";
import { routes } from "./routes.tsx";

export function Screens() {
  const { pathname } = useLocation();
  const screen = useRoutes(routes);
  useTopOfNewScreen(pathname);

  return <ErrorBoundary place={pathname}>{screen}</ErrorBoundary>;
}

function useTopOfNewScreen(pathname: string) {
  const isNew = useNavigationType() === NavigationType.Push;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of screen counts, not the way it came about
  useEffect(() => {
    if (isNew) window.scrollTo(0, 0);
  }, [pathname]);
}
