import { errorCodes, violatedConstraint } from "./error-codes.ts";

/** Whether a write failed because its value is taken. `column` has a unique index on this column only. */
export function isUniqueViolation(error: unknown, column: string): boolean {
  const isUnique = errorCodes(error).some((code) => code === "P2002" || code === "23505");
  return isUnique && (violatedConstraint(error)?.endsWith(`_${column}_key`) ?? false);
}
