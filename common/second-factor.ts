import { z } from "zod";
import { rule } from "./rule-messages.ts";

/** Maximum characters in the name of a passkey. */
const maxPasskeyNameLength = 60;

/** A code from an authenticator app: 6 digits. Apps show them with a gap, which is dropped. */
export const authenticatorCode = z
  .string()
  .transform((code) => code.replace(/\s/gu, ""))
  .pipe(z.string().regex(/^\d{6}$/, rule("rules.authenticatorCode")));

/** What its owner calls a passkey. */
export const passkeyName = z
  .string()
  .trim()
  .min(1, rule("rules.passkeyNameRequired"))
  .max(maxPasskeyNameLength, rule("rules.nameTooLong"));

/** A recovery code as it was typed. */
export const recoveryCode = z.string().trim().min(1, rule("rules.recoveryCodeRequired"));
