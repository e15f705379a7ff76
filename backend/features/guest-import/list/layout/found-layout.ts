import type { GuestRows } from "../model/guest-rows.ts";

/** One way to read the layout of a sheet. */
export interface FoundLayout {
  guestRows: GuestRows;
  isSure: boolean;
}
