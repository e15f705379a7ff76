import type { GuestLanguage } from "./guest-languages.ts";

/** Languages of the organizers' app, a subset of those of guests' pages. English is first. */
export const appLanguages = ["en", "de", "fr", "es"] as const satisfies readonly GuestLanguage[];

export type AppLanguage = (typeof appLanguages)[number];

/** Sections of the messages that come with sign-in. The app loads the others afterwards. */
export const firstSections = ["auth", "rules", "second-factor", "shell", "toasts", "ui"] as const;

/** Sections of the messages that the app loads. The others are only for guests' pages and the server. */
export const appSections = [
  ...firstSections,
  "account",
  "admin",
  "administrators",
  "audit",
  "backups",
  "customer",
  "door-glance",
  "erasure",
  "event-archive",
  "events",
  "floor-plan",
  "guest-data",
  "guest-import",
  "guest-list",
  "guest-search",
  "guest-upload",
  "helpers",
  "history",
  "print-screen",
  "retention",
  "saved-plans",
  "seating",
  "seating-reasons",
  "seating-suggestion",
  "seating-wishes",
  "sign-in-links",
  "themes",
  "uploads",
  "users",
] as const;
