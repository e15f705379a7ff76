import { z } from "zod";
import { accountSchema } from "./user-rules.ts";

export const helperNameSchema = accountSchema.shape.name;

export const helperSchema = z.object({ name: helperNameSchema, role: z.enum(["editor", "door", "viewer"]) });
