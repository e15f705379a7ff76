import { picturePath } from "../pictures/picture-path.ts";
import type { EventPicture, Theme } from "../themes/theme.type.ts";
import type { StoredPicture } from "./edits/stored-picture.ts";

/** The theme of the event with this link. */
export function toTheme(theme: Omit<Theme, "picture">, picture: StoredPicture | null, shortLink: string): Theme {
  return { ...theme, picture: picture && toPicture(picture, shortLink) };
}

function toPicture({ id, mediaType, ...picture }: StoredPicture, shortLink: string): EventPicture {
  const { smallWidth } = picture;
  const path = (size: "large" | "small") => picturePath(shortLink, { id, size }, mediaType);
  return { ...picture, path: path("large"), smallPath: smallWidth === null ? null : path("small") };
}
