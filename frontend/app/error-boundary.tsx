import { Component, type ReactNode } from "react";
import { logFailure } from "../lib/log-failure.ts";
import { ErrorScreen } from "./error-screen.tsx";

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
