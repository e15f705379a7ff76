import { z } from "zod";

/** What a picture is for, which decides its size and format. */
const picturePurposes = ["venue", "monogram", "photo"] as const;
export type PicturePurpose = (typeof picturePurposes)[number];

/** A picture as it is stored. */
export interface EncodedPicture {
  content: Uint8Array;
  /** The same picture for phones; null if there is none, or the picture itself is as small. */
  small: { content: Uint8Array; width: number } | null;
  mediaType: string;
  /** Pixels. */
  width: number;
  height: number;
  /** The mean color of what is drawn on a transparent background, as `#rrggbb`; null for a picture that covers it. */
  ink: string | null;
  /** Percent of black over the picture that make white text on it readable. */
  scrim: number;
}

/** What the process is asked for: to encode the bytes that follow. */
export const encodingTask = z.object({ purpose: z.enum(picturePurposes) });
export type EncodingTask = z.infer<typeof encodingTask>;

/** The process sends nothing while it works. */
export const encodingProgress = z.never();

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
