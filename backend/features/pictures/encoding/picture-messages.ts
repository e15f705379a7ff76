import { z } from "zod";

const picturePurposes = ["venue", "monogram", "photo"] as const;
export type PicturePurpose = (typeof picturePurposes)[number];

export const encodingTask = z.object({ purpose: z.enum(picturePurposes) });
export type EncodingTask = z.infer<typeof encodingTask>;

const bytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array);

/** A picture as it is stored. */
export const encodedPicture = z.object({
  content: bytes,
  /** For phones; null if there is none, or the picture itself is as small. */
  small: z.object({ content: bytes, width: z.number() }).nullable(),
  mediaType: z.string(),
  /** Pixels. */
  width: z.number(),
  height: z.number(),
  /** Mean color of a drawing on a transparent background, as `#rrggbb`; null if it covers the background. */
  ink: z.string().nullable(),
  /** Percent of black over the picture that makes white text readable. */
  scrim: z.number(),
});
export type EncodedPicture = z.output<typeof encodedPicture>;

/** What an event keeps of the picture of its page, without its bytes. */
export const shownPictureOf = <Kept extends object>(
  kept: Kept,
  { mediaType, width, height, small, ink, scrim }: EncodedPicture,
) => ({ ...kept, mediaType, width, height, smallWidth: small?.width ?? null, ink, scrim });
