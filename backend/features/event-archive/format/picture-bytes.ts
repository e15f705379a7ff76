import type { PictureRecord } from "./history-records.ts";

/** Whether bytes begin like the recorded type. Pictures are stored unchanged; browsers get this type, no sniffing. */
export function checkPicture(bytes: Buffer, { mediaType }: PictureRecord): boolean {
  if (mediaType === "image/jpeg") return bytes.length > 2 && bytes.readUInt16BE(0) === 0xffd8;
  return bytes.toString("latin1", 0, 4) === "RIFF" && bytes.toString("latin1", 8, 12) === "WEBP";
}
