/** Logs a failure to the browser's console. `what` failed; never a guest's name. */
export function logFailure(what: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the one place that writes to the browser's console
  console.error(`${what} failed:`, error);
}
