import { guestFileHeader } from "../../../../../common/guest-file.ts";

/** Lists that we write start like this. Their name column is the whole name, whatever comes next to it. */
export function isOwnHeader(headers: readonly string[]): boolean {
  return headers[0] === guestFileHeader[0] && headers[1] === guestFileHeader[1];
}
