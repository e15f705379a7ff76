/**
 * The address of every screen, as Express and React Router both write it. The server answers any other with 404 and the
 * same app, which shows the not-found screen.
 */
export const screenPaths = [
  "/",
  "/auth",
  "/view/seats/:shortLink",
  "/admin/dashboard",
  "/admin/events",
  "/admin/events/new",
  "/admin/events/:eventId",
  "/admin/customers",
  "/admin/users/new",
  "/admin/new-user",
  "/customer/dashboard",
  "/customer/event-editor",
] as const;

/** The one screen whose page tells of an event before any script runs. */
export const guestPagePath = "/view/seats/:shortLink";
