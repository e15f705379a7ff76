import { Component, type ReactNode } from "react";
import { logFailure } from "../lib/log-failure.ts";
import { ErrorScreen } from "./error-screen.tsx";

interface ErrorBoundaryProps {
  /** The current address: when it changes, the failure is forgotten. */
  place: string;
  children: ReactNode;
}

interface ErrorBoundaryState {
  failure?: { error: unknown; place: string };
}

/** Shows a message instead of a screen that could not be loaded or rendered. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = {};

  override componentDidCatch(error: unknown): void {
    logFailure("showing a screen", error);
    this.setState({ failure: { error, place: this.props.place } });
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure?.place === this.props.place ? <ErrorScreen error={failure.error} /> : this.props.children;
  }
}
