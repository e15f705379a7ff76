import { guestFileHeader } from "../../../guests/export/guest-table.ts";
import type { GuestRows } from "./guest-rows.ts";

/** Where earlier versions kept the guests of one row together, by the name of the first. */
export const partyColumn = "Party";

/** Whether we wrote the list or its template. Other layouts get our header, too, when they become rows. */
export function isOurList({ headers, hasSheetColumns }: Pick<GuestRows, "headers" | "hasSheetColumns">): boolean {
  return hasSheetColumns && isOwnHeader(headers);
}

/** Lists that we write start like this. Their name column is the whole name. */
export function isOwnHeader(headers: readonly string[]): boolean {
  return headers[0] === guestFileHeader[0] && headers[1] === guestFileHeader[1];
}
