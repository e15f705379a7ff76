import { z } from "zod";

const picturePurposes = ["venue", "monogram", "photo"] as const;
export type PicturePurpose = (typeof picturePurposes)[number];

/** A picture as it is stored. */
export interface EncodedPicture {
  content: Uint8Array;
  /** For phones; null if there is none, or the picture itself is as small. */
  small: { content: Uint8Array; width: number } | null;
  mediaType: string;
  /** Pixels. */
  width: number;
  height: number;
  /** Mean color of a drawing on a transparent background, as `#rrggbb`; null if it covers the background. */
  ink: string | null;
  /** Percent of black over the picture that makes white text readable. */
  scrim: number;
}

export const encodingTask = z.object({ purpose: z.enum(picturePurposes) });
export type EncodingTask = z.infer<typeof encodingTask>;

const bytes = z.instanceof(Uint8Array);
export const encodingResult: z.ZodType<EncodedPicture> = z.object({
  content: bytes,
  small: z.object({ content: bytes, width: z.number() }).nullable(),
  mediaType: z.string(),
  width: z.number(),
  height: z.number(),
  ink: z.string().nullable(),
  scrim: z.number(),
});
