import { guestPagesBelow } from "../../../common/screens.ts";

export interface PictureAddress {
  id: number;
  size: "large" | "small";
}

/** Express route of the pictures of events' pages. */
export const picturePaths = `${guestPagesBelow}:shortLink/pictures/:file`;

const extensions: Record<string, string> = { "image/jpeg": "jpg", "image/webp": "webp" };
const fileNames = /^(\d{1,9})(-small)?\.(?:jpg|webp)$/;

/** Address of a picture of an event. What is at an address never changes. */
export function picturePath(shortLink: string, { id, size }: PictureAddress, mediaType: string): string {
  const file = `${id}${size === "small" ? "-small" : ""}.${extensions[mediaType] ?? "jpg"}`;
  return `${guestPagesBelow}${shortLink}/pictures/${file}`;
}

/** Parses the last part of a picture's address; undefined if it is no picture's. */
export function readPictureFile(file: string): PictureAddress | undefined {
  const [, id, small] = fileNames.exec(file) ?? [];
  return id === undefined ? undefined : { id: Number(id), size: small === undefined ? "large" : "small" };
}
