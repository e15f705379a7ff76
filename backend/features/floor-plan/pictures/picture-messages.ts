import { z } from "zod";

/** A picture as it is stored. */
export interface EncodedPicture {
  content: Uint8Array;
  mediaType: string;
  /** Pixels. */
  width: number;
  height: number;
}

/** What the process is asked for: to encode the bytes that follow. */
export const encodingTask = z.object({});
export type EncodingTask = z.infer<typeof encodingTask>;

/** The process sends nothing while it works. */
export const encodingProgress = z.never();

export const encodingResult: z.ZodType<EncodedPicture> = z.object({
  content: z.instanceof(Uint8Array),
  mediaType: z.string(),
  width: z.number(),
  height: z.number(),
});
