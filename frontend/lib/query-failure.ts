import { errorText } from "./error-text.ts";

/** Why something could not be loaded, and the way to try again. */
export interface QueryFailure {
  reason: string;
  onRetry: () => void;
}

/**
 * What to show of a failed query; undefined when it did not fail. A retry that fails, too, ends up in the query's own
 * error again.
 */
export function queryFailure(error: Error | undefined, refetch: () => Promise<unknown>): QueryFailure | undefined {
  if (error === undefined) return undefined;
  return { reason: errorText(error), onRetry: () => void refetch().catch(() => undefined) };
}
