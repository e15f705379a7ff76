import { errorText } from "./error-text.ts";

export interface QueryFailure {
  reason: string;
  onRetry: () => void;
}

/** What to show for a failed query; undefined when it did not fail. `textOf` makes a text of the error. */
export function queryFailure(
  error: Error | undefined,
  ask: () => Promise<unknown>,
  textOf: (error: unknown) => string = errorText,
): QueryFailure | undefined {
  if (error === undefined) return undefined;
  // If the retry fails as well, the query has an error again.
  return { reason: textOf(error), onRetry: () => void ask().catch(() => undefined) };
}
