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

/** Bytes of log that are written together, and milliseconds after which fewer are. */
const bytesTogether = 4096;
const longestWaitMs = 100;

// Beside the work, and some lines at a time, because each write costs as much as a part of the answer that it is about. What is
// left is written when the process exits.
const standardOutput = () =>
  pino.destination({ dest: 1, sync: false, minLength: bytesTogether, periodicFlush: longestWaitMs });

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
  return pino(options, destination ?? standardOutput());
}
