import { z } from "zod";

export const storedPictureSchema = z.object({
  id: z.number(),
  kind: z.enum(["monogram", "photo"]),
  mediaType: z.string(),
  /** Pixels. */
  width: z.number(),
  height: z.number(),
  /** Width in pixels; null if there is none. */
  smallWidth: z.number().nullable(),
  /** Mean color of a drawing on a transparent background; null if nothing is transparent. */
  ink: z.string().nullable(),
  /** Percent of black over the picture that makes white text readable. */
  scrim: z.number(),
});

export type StoredPicture = z.infer<typeof storedPictureSchema>;
