import { errorText } from "./error-text.ts";

export interface QueryFailure {
  reason: string;
  onRetry: () => void;
}

/** What to show for a failed query; undefined when it did not fail. */
export function queryFailure(error: Error | undefined, ask: () => Promise<unknown>): QueryFailure | undefined {
  if (error === undefined) return undefined;
  // If the retry fails as well, the query has an error again.
  return { reason: errorText(error), onRetry: () => void ask().catch(() => undefined) };
}
