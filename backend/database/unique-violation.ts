import { errorCodes, violatedConstraint } from "./error-codes.ts";

/**
 * Whether a write failed because its value is taken already.
 *
 * @param column name of the column in the database, for a unique index over this one column
 */
export function isUniqueViolation(error: unknown, column: string): boolean {
  const isUnique = errorCodes(error).some((code) => code === "P2002" || code === "23505");
  return isUnique && (violatedConstraint(error)?.endsWith(`_${column}_key`) ?? false);
}
