import { z } from "zod";

/** The picture of an event's page, as it is stored with the event. */
export const storedPictureSchema = z.object({
  id: z.number(),
  kind: z.enum(["monogram", "photo"]),
  mediaType: z.string(),
  /** Pixels. */
  width: z.number(),
  height: z.number(),
  /** Width of the smaller one in pixels; null if there is none. */
  smallWidth: z.number().nullable(),
  /** Mean color of what is drawn on a transparent background; null if nothing is transparent. */
  ink: z.string().nullable(),
  /** Percent of black over it that make white text readable. */
  scrim: z.number(),
});

export type StoredPicture = z.infer<typeof storedPictureSchema>;
