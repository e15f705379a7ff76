import type { GuestLanguage } from "./guest-languages.ts";

/** Languages of the organizers' app, a subset of those of guests' pages. English is first. */
export const appLanguages = ["en", "de", "fr", "es"] as const satisfies readonly GuestLanguage[];

export type AppLanguage = (typeof appLanguages)[number];

/** Message catalogs that the app loads. The others are only for guests' pages and the server. */
export const appCatalogs = [
  "account",
  "admin",
  "administrators",
  "audit",
  "auth",
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
  "rules",
  "saved-plans",
  "seating",
  "seating-reasons",
  "seating-suggestion",
  "seating-wishes",
  "second-factor",
  "shell",
  "sign-in-links",
  "themes",
  "toasts",
  "ui",
  "uploads",
  "users",
] as const;
