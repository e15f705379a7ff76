import { DomainError } from "../../../lib/domain-error.ts";

/** The refusal of a file that cannot be read as a guest list. The message says what the organiser can do. */
export function unreadable(message: string, options?: ErrorOptions): DomainError {
  return new DomainError("UNREADABLE_FILE", message, options);
}
