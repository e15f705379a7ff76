import { Component, type ReactNode } from "react";
import { logFailure } from "../lib/log-failure.ts";
import { ErrorScreen } from "./error-screen.tsx";

interface ErrorBoundaryProps {
  /** Where the reader is: somewhere else, the failure is forgotten. */
  place: string;
  children: ReactNode;
}

interface ErrorBoundaryState {
  failure?: { error: unknown; place: string };
}

/** Puts a message in place of a screen that could not be loaded or drawn. */
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
