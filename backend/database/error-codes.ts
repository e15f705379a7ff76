/** The driver adapter's details of an error: its kind, PostgreSQL's code and the violated constraint, if any. */
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

/**
 * Every code of an error from Prisma, pg or a socket: Prisma's (P2002), PostgreSQL's (23505), Node's, and the driver
 * adapter's kind (DatabaseNotReachable).
 */
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

/** Name of the constraint in the database that a Prisma operation or statement violated. */
export function violatedConstraint(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const name = causeOf(error)?.constraint?.index;
  return typeof name === "string" ? name : undefined;
}
