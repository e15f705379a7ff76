import { z } from "zod";
import { picturePath } from "../pictures/picture-path.ts";
import type { EventPicture, Theme } from "../themes/theme.type.ts";

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

/** The theme of the event with this link. */
export function toTheme(theme: Omit<Theme, "picture">, picture: StoredPicture | null, shortLink: string): Theme {
  return { ...theme, picture: picture && toPicture(picture, shortLink) };
}

function toPicture({ id, mediaType, ...picture }: StoredPicture, shortLink: string): EventPicture {
  const { smallWidth } = picture;
  const path = (size: "large" | "small") => picturePath(shortLink, { id, size }, mediaType);
  return { ...picture, path: path("large"), smallPath: smallWidth === null ? null : path("small") };
}
