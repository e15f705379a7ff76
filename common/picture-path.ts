import { guestPagesBelow } from "./screens.ts";

/** A monogram or photo in one size, as in its address. */
export interface PictureAddress {
  id: number;
  size: "large" | "small";
}

/** The addresses of the pictures of events' pages, in the syntax of Express. */
export const picturePaths = `${guestPagesBelow}:shortLink/pictures/:file`;

const extensions: Record<string, string> = { "image/jpeg": "jpg", "image/webp": "webp" };
const fileNames = /^(\d{1,9})(-small)?\.(?:jpg|webp)$/;

/** The address of a picture of an event. The picture at an address never changes. */
export function picturePath(shortLink: string, { id, size }: PictureAddress, mediaType: string): string {
  const file = `${id}${size === "small" ? "-small" : ""}.${extensions[mediaType] ?? "jpg"}`;
  return `${guestPagesBelow}${shortLink}/pictures/${file}`;
}

/** What the last part of an address names; undefined if it is no picture's. */
export function readPictureFile(file: string): PictureAddress | undefined {
  const [, id, small] = fileNames.exec(file) ?? [];
  return id === undefined ? undefined : { id: Number(id), size: small === undefined ? "large" : "small" };
}
