import type { GuestRow } from "./guest-row.ts";
import type { Moving } from "./move-guests-dialog.tsx";
import type { Canceling } from "./use-attendance.ts";

export interface OpenDialogs {
  isAdding: boolean;
  edited: GuestRow | null;
  doomed: GuestRow | null;
  moving: Moving | null;
  canceling: Canceling | null;
  bulk: "column" | "delete" | null;
}

export const whileClosed: OpenDialogs = {
  isAdding: false,
  edited: null,
  doomed: null,
  moving: null,
  canceling: null,
  bulk: null,
};

/** Whether any of them is. */
export function isAnyOpen(open: OpenDialogs): boolean {
  return Object.values(open).some((value) => value !== null && value !== false);
}
