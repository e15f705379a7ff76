import { z } from "zod";
import { onOneLine } from "./guest-rules.ts";
import { maxSavedPlanName } from "./limits.ts";
import { rule } from "./rule-messages.ts";

/** The name of a saved plan, on one line. */
export const savedPlanName = z
  .string()
  .transform(onOneLine)
  .pipe(z.string().min(1, rule("rules.planNameRequired")).max(maxSavedPlanName, rule("rules.planNameTooLong")));
