import { z } from "zod";
import { rule } from "./rule-messages.ts";

const maxPasskeyNameLength = 60;

/** A code from an authenticator app: 6 digits. Apps show them with a gap, which is dropped. */
export const authenticatorCode = z
  .string()
  .transform((code) => code.replace(/\s/gu, ""))
  .pipe(z.string().regex(/^\d{6}$/, rule("rules.authenticatorCode")));

export const passkeyName = z
  .string()
  .trim()
  .min(1, rule("rules.passkeyNameRequired"))
  .max(maxPasskeyNameLength, rule("rules.nameTooLong"));

export const recoveryCode = z.string().trim().min(1, rule("rules.recoveryCodeRequired"));
