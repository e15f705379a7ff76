import { z } from "zod";
import { rule } from "./rule-messages.ts";

/** Ten years. Keeping guests forever is a separate choice. */
export const maxRetentionDays = 3650;

/** Days after an event for which its guests are kept; null for the installation's number, 0 for forever. */
export const retentionSchema = z
  .int(rule("rules.retentionDays"))
  .min(0, rule("rules.retentionDays"))
  .max(maxRetentionDays, { error: rule("rules.retentionDays") })
  .nullable();
