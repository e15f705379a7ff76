import { z } from "zod";
import { accountSchema } from "./user-rules.ts";

/** The name by which somebody helps with an event: as long as a user's, and trimmed. */
export const helperNameSchema = accountSchema.shape.name;

/** Somebody who helps with an event, as an organizer writes them down. */
export const helperSchema = z.object({ name: helperNameSchema, role: z.enum(["editor", "door", "viewer"]) });
