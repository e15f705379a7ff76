import { z } from "zod";
import { maxInt } from "./limits.ts";
import { rule } from "./rule-messages.ts";

/** Most days after an event for which its guests are kept, if not for always: ten years. */
export const maxRetentionDays = 3650;

/** Days after an event for which its guests are kept; null for the installation's number, 0 for always. */
export const retentionSchema = z
  .int(rule("rules.retentionDays"))
  .min(0, rule("rules.retentionDays"))
  .max(maxRetentionDays, { error: rule("rules.retentionDays") })
  .nullable();

const figure = z.int().min(0).max(maxInt);

/** The numbers that stay of an event's guests when they are removed. */
export const figuresSchema = z.object({
  guests: figure,
  seated: figure,
  tables: figure,
  households: figure,
  files: figure,
  lists: figure,
});
