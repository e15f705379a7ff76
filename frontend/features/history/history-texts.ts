import { counted, grouped } from "../../../common/counted.ts";

/** Words of an event's history. */
export const historyTexts = {
  label: "History",
  empty: "No history available",
  emptyHint: "Every change of this event and its guest list is recorded here.",
  loadFailed: "The history could not be loaded",
  columns: { action: "Action", details: "Details", user: "User", date: "Date", restore: "Previous list" },
  actions: {
    create: "Created Event",
    update: "Updated Event",
    update_guests: "Updated Guests",
    upload_file: "Uploaded File",
    restore_guests: "Restored Guests",
  },
  restore: "Restore",
  restoreBefore: (what: string) => `Restore the guest list as it was before: ${what}`,
  unknownUser: "Unknown User",
  listsRemoved: (count: number) =>
    count === 1
      ? "The oldest kept list was removed to save space."
      : `The ${grouped(count)} oldest kept lists were removed to save space.`,
  guests: (count: number) => counted(count, "guest", "guests"),
} as const;
