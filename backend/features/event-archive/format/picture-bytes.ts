import type { PictureRecord } from "./history-records.ts";

/**
 * Whether bytes begin like a picture of the kind that the record says. Pictures of an archive are not drawn again, which would
 * change them; browsers are told their kind and believe nothing else.
 */
export function checkPicture(bytes: Buffer, { mediaType }: PictureRecord): boolean {
  if (mediaType === "image/jpeg") return bytes.length > 2 && bytes.readUInt16BE(0) === 0xffd8;
  return bytes.toString("latin1", 0, 4) === "RIFF" && bytes.toString("latin1", 8, 12) === "WEBP";
}
