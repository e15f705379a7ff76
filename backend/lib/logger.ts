import pino, { type DestinationStream, type Logger } from "pino";

function codeOf(error: object): string | undefined {
  return "code" in error && typeof error.code === "string" ? error.code : undefined;
}

/** An error's kind, code and place, without its message: those of libraries quote values, such as guests' names. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { kind: typeof error };
  const at = error.stack?.split("\n").filter((line) => line.startsWith("    at "));
  const cause = error.cause === undefined ? undefined : describeError(error.cause);
  return { kind: error.name, code: codeOf(error), at, cause };
}

const bytesTogether = 16_000;
const maxWaitMs = 100;

// Asynchronous and several lines at a time: each write costs a noticeable part of a request.
const standardOutput = () =>
  pino.destination({ dest: 1, sync: false, minLength: bytesTogether, periodicFlush: maxWaitMs });

/** Callers log ids, counts and durations, never names of guests, extra columns, passwords or cookies. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
  };
  return pino(options, destination ?? standardOutput());
}
