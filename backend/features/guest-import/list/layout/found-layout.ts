import type { GuestRows } from "../model/guest-rows.ts";

/** One way to read the layout of a sheet. */
export interface FoundLayout {
  guestRows: GuestRows;
  /** Whether words leave no doubt, such as headings that say that they are tables. */
  isSure: boolean;
}
