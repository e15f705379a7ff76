import pino, { type DestinationStream, type Logger } from "pino";

function codeOf(error: object): string | undefined {
  return "code" in error && typeof error.code === "string" ? error.code : undefined;
}

/**
 * The loggable parts of an error: its kind, its code and where it was thrown. Messages are omitted, because those of
 * libraries quote values, and values are guests' names.
 */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { kind: typeof error };
  const at = error.stack?.split("\n").filter((line) => line.startsWith("    at "));
  const cause = error.cause === undefined ? undefined : describeError(error.cause);
  return { kind: error.name, code: codeOf(error), at, cause };
}

/** Bytes of log that are written together, and the milliseconds after which fewer are written. */
const bytesTogether = 4096;
const maxWaitMs = 100;

// Asynchronous and several lines at a time, because each write costs a noticeable part of a request. The rest is written
// when the process exits.
const standardOutput = () =>
  pino.destination({ dest: 1, sync: false, minLength: bytesTogether, periodicFlush: maxWaitMs });

/**
 * The program's structured log: one JSON object per line. Callers log ids, counts and durations, never names of guests,
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
