import { dictionary } from "@zxcvbn-ts/language-common";
import { message } from "../../../common/messages/message.ts";
import { minPasswordLength } from "../../../common/user-rules.ts";
import { DomainError } from "../../lib/domain-error.ts";

// As many as OWASP ASVS requires (6.2.4); the list is sorted by frequency.
const listed = 3000;

const commonest = new Set(
  dictionary["passwords-common"].filter(({ length }) => length >= minPasswordLength).slice(0, listed),
);

/** Ignores case. */
export function isCommonPassword(password: string): boolean {
  return commonest.has(password.normalize("NFKC").trim().toLowerCase());
}

/** @throws DomainError BAD_INPUT for a common password */
export function refuseCommonPassword(password: string): void {
  if (!isCommonPassword(password)) return;
  throw new DomainError("BAD_INPUT", message("refusals.commonPassword"));
}
