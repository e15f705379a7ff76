import type { GuestLanguage } from "./guest-languages.ts";

/** Tags of the languages of the organizers' app, which are some of the guests' pages. English is first. */
export const appLanguages = ["en", "de", "fr", "es"] as const satisfies readonly GuestLanguage[];

/** Tag of a language of the organizers' app. */
export type AppLanguage = (typeof appLanguages)[number];

/** The catalogs that the app loads. The others contain what only guests' pages and the server say. */
export const appCatalogs = [
  "account",
  "admin",
  "administrators",
  "audit",
  "auth",
  "backups",
  "customer",
  "erasure",
  "event-archive",
  "events",
  "floor-plan",
  "guest-data",
  "guest-import",
  "guest-list",
  // The preview of a theme says what guests' pages say.
  "guest-search",
  "guest-upload",
  "helpers",
  "history",
  "print-screen",
  "retention",
  "rules",
  "seating",
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
