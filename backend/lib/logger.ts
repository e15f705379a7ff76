import pino, { type DestinationStream, type Logger } from "pino";

function codeOf(error: object): string | undefined {
  return "code" in error && typeof error.code === "string" ? error.code : undefined;
}

/**
 * What the log may hold of an error: its kind, its code and where it was thrown. Messages stay out, because those of
 * libraries quote values, and values are guests' names.
 */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { kind: typeof error };
  const at = error.stack?.split("\n").filter((line) => line.startsWith("    at "));
  const cause = error.cause === undefined ? undefined : describeError(error.cause);
  return { kind: error.name, code: codeOf(error), at, cause };
}

/**
 * The program's structured log: one JSON object a line. Callers log ids, counts and durations, never names of guests,
 * extra columns, passwords or cookies.
 */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
  };
  // Beside the work, many lines at a time when there are many; what is left is written when the process exits.
  return pino(options, destination ?? pino.destination({ dest: 1, sync: false }));
}
