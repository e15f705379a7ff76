/** What the driver adapter tells of an error: its kind, PostgreSQL's own code and the violated constraint, where there are any. */
interface DriverCause {
  kind?: unknown;
  code?: unknown;
  originalCode?: unknown;
  constraint?: { index?: unknown };
}

function causeOf(error: object): DriverCause | undefined {
  // Where a transaction itself fails, such as its COMMIT, the driver adapter's error comes as it is.
  if (error instanceof Error && error.name === "DriverAdapterError" && typeof error.cause === "object") {
    return error.cause ?? undefined;
  }
  if (!("meta" in error) || typeof error.meta !== "object" || error.meta === null) return undefined;
  const driverError = "driverAdapterError" in error.meta ? error.meta.driverAdapterError : undefined;
  if (!(driverError instanceof Error) || typeof driverError.cause !== "object") return undefined;
  return driverError.cause ?? undefined;
}

/**
 * Every code that an error of Prisma, pg or a socket carries: Prisma's (P2002), PostgreSQL's (23505), Node's, and
 * the driver adapter's kind (DatabaseNotReachable).
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

/** Name of the constraint that a Prisma operation or statement violated, as the database knows it. */
export function violatedConstraint(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const name = causeOf(error)?.constraint?.index;
  return typeof name === "string" ? name : undefined;
}
