interface DriverCause {
  kind?: unknown;
  code?: unknown;
  originalCode?: unknown;
  constraint?: { index?: unknown };
}

function causeOf(error: object): DriverCause | undefined {
  // If the transaction itself fails, such as in its COMMIT, the driver adapter's error is not wrapped.
  if (error instanceof Error && error.name === "DriverAdapterError" && typeof error.cause === "object") {
    return error.cause ?? undefined;
  }
  if (!("meta" in error) || typeof error.meta !== "object" || error.meta === null) return undefined;
  const driverError = "driverAdapterError" in error.meta ? error.meta.driverAdapterError : undefined;
  if (!(driverError instanceof Error) || typeof driverError.cause !== "object") return undefined;
  return driverError.cause ?? undefined;
}

/** Codes of an error from Prisma (P2002), PostgreSQL (23505), Node and the driver adapter (DatabaseNotReachable). */
export function errorCodes(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const driverCause = causeOf(error);
  const codes = [
    "code" in error ? error.code : undefined,
    driverCause?.kind,
    driverCause?.code,
    driverCause?.originalCode,
  ];
  return [...codes.filter((code) => typeof code === "string"), ...errorCodes(error.cause)];
}

/** Undefined for other errors. */
function violatedConstraint(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const name = causeOf(error)?.constraint?.index;
  return typeof name === "string" ? name : undefined;
}

/** Whether a write failed because its value is taken. `column` has a unique index on this column only. */
export function isUniqueViolation(error: unknown, column: string): boolean {
  const isUnique = errorCodes(error).some((code) => code === "P2002" || code === "23505");
  return isUnique && (violatedConstraint(error)?.endsWith(`_${column}_key`) ?? false);
}

const lostCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "ENOTFOUND",
  "EAI_AGAIN",
  // Prisma: not reachable, connection closed.
  "P1001",
  "P1002",
  "P1017",
  // The driver adapter's kinds, for errors of raw queries.
  "DatabaseNotReachable",
  "ConnectionClosed",
  // PostgreSQL: shutting down, crashed, starting up, a standby that has not taken over yet.
  "57P01",
  "57P02",
  "57P03",
  "25006",
]);

const busyCodes = new Set([
  // Prisma: timed out, no free connection, too many connections.
  "P1008",
  "P2024",
  "P2028",
  "P2037",
  "SocketTimeout",
  // PostgreSQL: too many connections, statement timeout.
  "53300",
  "57014",
]);

/** Whether a query failed because the connection was lost, or could not be made. */
export function isConnectionLost(error: unknown): boolean {
  if (errorCodes(error).some((code) => lostCodes.has(code) || code.startsWith("08"))) return true;
  // pg's errors without a code.
  return error instanceof Error && /Connection terminated|is not queryable/.test(error.message);
}

/** Whether the database is unavailable, rather than the query wrong. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (isConnectionLost(error) || errorCodes(error).some((code) => busyCodes.has(code))) return true;
  // pg's errors without a code.
  return error instanceof Error && /timeout exceeded when trying to connect|Query read timeout/.test(error.message);
}

const hasOneOf = (error: unknown, ...codes: string[]) => errorCodes(error).some((code) => codes.includes(code));

/** Whether the disk was full, for the database or for a file. */
export const isDiskFull = (error: unknown): boolean => hasOneOf(error, "53100", "ENOSPC");

/** Such as a text with a NUL character. */
export const isUnstorableText = (error: unknown): boolean => hasOneOf(error, "22021", "22P05");

/** Such as a time before the year 1. */
export const isUnstorableTime = (error: unknown): boolean => hasOneOf(error, "22007", "22008", "22009");
