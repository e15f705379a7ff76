import { Button } from "@chakra-ui/react";
import { Component, type ReactNode, useEffect } from "react";
import { NavigationType, useLocation, useNavigationType, useRoutes } from "react-router-dom";
import { logFailure } from "../lib/page.ts";
import { t } from "../lib/text.ts";
import { PageMessage } from "../ui/page-message.tsx";
import { Awaited } from "../ui/page-spinner.tsx";
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

interface ErrorBoundaryProps {
  place: string;
  children: ReactNode;
}

class ErrorBoundary extends Component<ErrorBoundaryProps, { failedAt?: string }> {
  override state: { failedAt?: string } = {};

  override componentDidCatch(error: unknown): void {
    logFailure("showing a screen", error);
    this.setState({ failedAt: this.props.place });
  }

  override render(): ReactNode {
    const { place, children } = this.props;
    if (this.state.failedAt !== place) return children;
    return (
      <PageMessage
        isWholePage
        drawing="bell"
        title={t("shell.broken.title")}
        text={t("shell.broken.text")}
        action={<Button onClick={() => window.location.reload()}>{t("ui.tryAgain")}</Button>}
      />
    );
  }
}
