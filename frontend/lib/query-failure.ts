import { errorText } from "./error-text.ts";

/** Why something could not be loaded, and the way to try again. */
export interface QueryFailure {
  reason: string;
  onRetry: () => void;
}

/** Asks once more. An attempt that fails, too, ends up in the query's own error again. */
export function retryOf(ask: () => Promise<unknown>): () => void {
  return () => void ask().catch(() => undefined);
}

/** What to show of a failed query; undefined when it did not fail. */
export function queryFailure(error: Error | undefined, ask: () => Promise<unknown>): QueryFailure | undefined {
  if (error === undefined) return undefined;
  return { reason: errorText(error), onRetry: retryOf(ask) };
}
