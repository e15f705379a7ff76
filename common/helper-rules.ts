import { accountSchema } from "./user-rules.ts";

/** The name by which somebody helps with an event: as long as a user's, and trimmed. */
export const helperNameSchema = accountSchema.shape.name;
