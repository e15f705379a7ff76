import { z } from "zod";

const simpleSchema = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const valueSchema = z.union([simpleSchema, z.array(z.string()), z.record(z.string(), simpleSchema)]);

/** Changes of fields, as they are stored. */
export const fieldChangesSchema = z.array(z.object({ field: z.string(), from: valueSchema, to: valueSchema }));

export type FieldChange = z.infer<typeof fieldChangesSchema>[number];
