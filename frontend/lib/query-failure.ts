import { errorText } from "./error-text.ts";

/** Why something could not be loaded, and how to retry. */
export interface QueryFailure {
  reason: string;
  onRetry: () => void;
}

/** Retries the query. If that fails as well, the query has an error again. */
export function retryOf(ask: () => Promise<unknown>): () => void {
  return () => void ask().catch(() => undefined);
}

/** What to show for a failed query; undefined when it did not fail. */
export function queryFailure(error: Error | undefined, ask: () => Promise<unknown>): QueryFailure | undefined {
  if (error === undefined) return undefined;
  return { reason: errorText(error), onRetry: retryOf(ask) };
}
