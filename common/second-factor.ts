import { z } from "zod";
import { rule } from "./rule-messages.ts";

/** A code from an authenticator app: 6 digits. Apps show them with a gap, which is dropped. */
export const authenticatorCode = z
  .string()
  .transform((code) => code.replace(/\s/gu, ""))
  .pipe(z.string().regex(/^\d{6}$/, rule("rules.authenticatorCode")));

export const recoveryCode = z.string().trim().min(1, rule("rules.recoveryCodeRequired"));
