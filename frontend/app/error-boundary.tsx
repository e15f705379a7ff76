import { Button } from "@chakra-ui/react";
import { Component, type ReactNode } from "react";
import { logFailure } from "../lib/page.ts";
import { t } from "../lib/text.ts";
import { PageMessage } from "../ui/page-message.tsx";

interface ErrorBoundaryProps {
  place: string;
  children: ReactNode;
}

interface ErrorBoundaryState {
  failedAt?: string;
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = {};

  override componentDidCatch(error: unknown): void {
    logFailure("showing a screen", error);
    this.setState({ failedAt: this.props.place });
  }

  override render(): ReactNode {
    const { place, children } = this.props;
    return this.state.failedAt === place ? <ErrorScreen /> : children;
  }
}

function ErrorScreen() {
  return (
    <PageMessage
      isWholePage
      drawing="glass"
      title={t("shell.broken.title")}
      text={t("shell.broken.text")}
      action={<Button onClick={() => window.location.reload()}>{t("ui.tryAgain")}</Button>}
    />
  );
}
